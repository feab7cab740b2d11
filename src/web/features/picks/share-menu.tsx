import { Image, Share2, Type } from 'lucide-react';
import { saveFile } from '../../lib/save-file.ts';
import { copyText } from '../../ui/copy-text.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { toast } from '../../ui/toast.ts';

const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;

type Props = {
  what: 'pick' | 'parlay';
  /** What is shared, for those who do not see where the button stands. */
  name: string;
  /** Both are made when they are asked for. */
  text: () => string;
  image: () => Promise<File>;
};

/** A bet for somebody else: as words or as a picture, by the system's own sheet where it has one. */
export function ShareMenu({ what, name, text, image }: Props) {
  const canShare = typeof navigator.share === 'function';

  const shareText = async () => {
    if (canShare) await share({ text: text() });
    else if (await copyText(text()))
      toast({ title: 'Copied', description: `The ${what} is in the clipboard as text.` });
  };
  const shareImage = async () => {
    try {
      const file = await image();
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
      label={`Share ${name}`}
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
