import type { Selection } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { outcomeLabel, signedLine } from '../../words/pick-label.ts';

/** A side with points: `New York Jets +3`, `a total of 8.5`, `245.5`. */
export function lineOfSide(
  event: SlateEvent,
  { market, selection, line }: { market: string; selection: Selection; line: number },
): string {
  if (market === 'spread') return `${outcomeLabel(event, selection)} ${signedLine(line)}`;
  return market === 'total' ? `a total of ${line}` : `${line}`;
}
