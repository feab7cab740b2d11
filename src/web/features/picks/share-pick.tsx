import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { useReader } from '../../lib/reader.ts';
import { pickText } from './pick-text.ts';
import { ShareMenu } from './share-menu.tsx';

/** A pick for somebody else: without the stake in dollars, which tells of one's bankroll. */
export function SharePick({ pick, dataSource }: { pick: PickView; dataSource: DataSourceView | undefined }) {
  const reader = useReader();
  const shown: PickView = { ...pick, stakeDollars: undefined };
  return (
    <ShareMenu
      what="pick"
      name={pick.pick}
      text={() => pickText(shown, dataSource, reader)}
      image={async () => (await import('./pick-image.ts')).pickImage(shown, dataSource, reader)}
    />
  );
}
