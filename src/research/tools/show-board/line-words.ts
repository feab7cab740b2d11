import type { Selection } from '../../slate/price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { outcomeLabel, propName, signedLine } from '../../words/pick-label.ts';

/** A side with points: `New York Jets +3`, `a total of 8.5`, `245.5`. */
export function lineOfSide(
  event: SlateEvent,
  { market, selection, line }: { market: string; selection: Selection; line: number },
): string {
  if (market === 'spread') return `${outcomeLabel(event, selection)} ${signedLine(line)}`;
  return market === 'total' ? `a total of ${line}` : `${line}`;
}

/** The same where it is asked for: a number of a player with his name and what is counted, `Connor McDavid over 1.5 points`. */
export const lineAsked = (
  event: SlateEvent,
  { player, ...bet }: { market: string; selection: Selection; line: number; player: string | undefined },
): string =>
  player === undefined ? lineOfSide(event, bet) : `${player} ${bet.selection} ${bet.line} ${propName(bet.market)}`;
