import type { SlateEvent } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { StatedBet } from './stated-bets.ts';

/** "Any good at +7.5?" behind the favorite's spread: of a side that is not named the one that has such a line. */
export function withSideOfLine(bet: StatedBet, event: SlateEvent, flipped: StatedBet): StatedBet {
  const { market, line, side } = bet;
  const [person] = side?.persons ?? [];
  if (market !== 'spread' || !line?.signed || person?.kind !== 'side') return bet;
  const has = (selection: 'home' | 'away') =>
    event.markets.some((one) => one.market === 'spread' && selectionLine(one, selection) === line.line);
  const own = person.selection;
  return has(own) || !has(own === 'home' ? 'away' : 'home') ? bet : flipped;
}
