import type { SlateEvent } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { priceDistance } from './nearer-side.ts';
import type { StatedBet } from './stated-bets.ts';

/**
 * "Any good at +7.5?" behind the favorite's spread, "is -147 a good price" behind a winner at +150: of a side that is not named the one
 * that has such a line, or such a price.
 */
export const withSideOfNumber = (bet: StatedBet, event: SlateEvent, flipped: StatedBet): StatedBet =>
  bet.market === 'moneyline' ? withSideOfPrice(bet, event, flipped) : withSideOfLine(bet, event, flipped);

/** Of chances: no price of its side is so far away, and one of the other side is so near. */
const FAR = 0.1;
const NEAR = 0.06;

function withSideOfPrice(bet: StatedBet, event: SlateEvent, flipped: StatedBet): StatedBet {
  const selection = bet.side?.persons[0]?.kind === 'side' ? bet.side.persons[0].selection : null;
  if (bet.price === null || selection === null || bet.direction === 'draw') return bet;
  const distance = priceDistance(bet);
  const own = distance(event, selection);
  const other = distance(event, selection === 'home' ? 'away' : 'home');
  return own !== null && other !== null && own > FAR && other < NEAR ? { ...flipped, price: bet.price } : bet;
}

function withSideOfLine(bet: StatedBet, event: SlateEvent, flipped: StatedBet): StatedBet {
  const { market, line, side } = bet;
  const [person] = side?.persons ?? [];
  if (market !== 'spread' || !line?.signed || person?.kind !== 'side') return bet;
  const has = (selection: 'home' | 'away') =>
    event.markets.some((one) => one.market === 'spread' && selectionLine(one, selection) === line.line);
  const own = person.selection;
  return has(own) || !has(own === 'home' ? 'away' : 'home') ? bet : flipped;
}
