import { Image, Share2, Type } from 'lucide-react';
import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { useReader } from '../../lib/reader.ts';
import { saveFile } from '../../lib/save-file.ts';
import { copyText } from '../../ui/copy-text.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { toast } from '../../ui/toast.ts';
import { pickText } from './pick-text.ts';

const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;

/** A pick for somebody else: without the stake in dollars, which tells of one's bankroll. */
export function SharePick({ pick, dataSource }: { pick: PickView; dataSource: DataSourceView | undefined }) {
  const reader = useReader();
  const shown: PickView = { ...pick, stakeDollars: undefined };
  const canShare = typeof navigator.share === 'function';

  const shareText = async () => {
    const text = pickText(shown, dataSource, reader);
    if (canShare) await share({ text });
    else if (await copyText(text)) toast({ title: 'Copied', description: 'The pick is in the clipboard as text.' });
  };
  const shareImage = async () => {
    try {
      const { pickImage } = await import('./pick-image.ts');
      const file = await pickImage(shown, dataSource, reader);
      if (canShare && navigator.canShare?.({ files: [file] })) await share({ files: [file] });
      else saveFile(file);
    } catch {
      toast({ title: 'Error', description: 'The image could not be made.', variant: 'destructive' });
    }
  };
  return (
    <MenuButton
      variant="outline"
      size="sm"
      label={`Share ${pick.pick}`}
      className="px-2.5 text-muted"
      items={[
        {
          label: canShare ? 'Share as text' : 'Copy as text',
          icon: <Type {...ICON} />,
          onSelect: () => void shareText(),
        },
        {
          label: canShare ? 'Share as image' : 'Save as image',
          icon: <Image {...ICON} />,
          onSelect: () => void shareImage(),
        },
      ]}
    >
      <Share2 aria-hidden="true" className="size-3.5" />
      Share
    </MenuButton>
  );
}

/** Closing the system's sheet is an answer too; only another failure is told. */
async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: 'Error', description: 'This browser did not allow sharing.', variant: 'destructive' });
  }
}
