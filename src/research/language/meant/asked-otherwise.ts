import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { goesOnWithPrices } from '../shown/goes-on-with-prices.ts';
import { isPlayer } from './bets-named.ts';
import type { EntityText } from './entities.ts';
import { isOfGame } from './market-kinds.ts';
import { marketText } from './market-text.ts';
import { hasPlace } from './plain-question.ts';
import type { SureFrame } from './read-frame.ts';
import { spokenOf } from './spoken-of.ts';
import type { Want } from './wants.ts';

/** "Heat Kings spread": the prices of that market, and not all lines. */
export function asBoard(own: SureFrame, { entities }: EntityText): SureFrame {
  const markets = entities.filter((entity) => entity.kind === 'market' && isOfGame(entity));
  const [market, ...others] = markets;
  if (own.want !== 'lines.game' || !market || others.length > 0) return own;
  return {
    ...own,
    want: 'board',
    placed: [...own.placed, { role: 'market', entity: { ...market, text: marketText(market) } }],
  };
}

/** What is asked of one bet, of a market of a game whose side is not named. */
const OF_MARKET: Readonly<Partial<Record<Want, Want>>> = {
  best_price: 'board',
  fair: 'board',
  chance: 'board',
  judge: 'value',
};

/** "Best number on the Jets Niners spread", both of them named: of that market, and not of who wins. */
export function ofMarket(own: SureFrame): SureFrame {
  const want = OF_MARKET[own.want];
  const names = own.placed.filter(({ role }) => role === 'name');
  const [market, ...others] = own.placed.filter(({ role }) => role === 'market' || role === 'line' || role === 'price');
  const isGame = names.length === 2 && names.every(({ entity }) => !isPlayer(entity));
  const isNoSide = market !== undefined && others.length === 0 && NO_SIDE.test(market.entity.means);
  return want && isGame && isNoSide && own.placed.every(({ role }) => hasPlace(want, role)) ? { ...own, want } : own;
}
const NO_SIDE = /^"(?:spread|total)"$/;

/** "Over or under" of a player who was spoken of is of his numbers, and of no game's. */
export const ofPlayer = (own: SureFrame, previous: Reading | null, known: Known): SureFrame =>
  own.want === 'lean.total' && own.placed.length === 0 && previous && spokenOf(previous, known)?.player
    ? { ...own, want: 'lean.prop' }
    : own;

/** A parlay of what is likely to win, a list by its edge, in so many words. */
export function asOrdered(own: SureFrame, message: string): SureFrame {
  if (own.want === 'list' && BY_EDGE.test(message)) return { ...own, want: 'list.edge' };
  return own.want === 'parlay' && SAFE.test(message) ? { ...own, want: 'parlay.chance' } : own;
}
const BY_EDGE = /\b(?:best|most|highest|biggest|max|top|largest) ?(?:\+ ?|plus )?(?:ev|edge|expected value)\b/i;
const SAFE = /\b(?:safe|safer|safest|likely|likeliest|surest|low(?:er)? risk|conservative)\b/i;

/** What books pay is free, and no verdict. */
const PRICED: Readonly<Partial<Record<Want, Want>>> = {
  'it.judge': 'it.best_price',
  'it.line': 'it.best_price',
  'it.book': 'it.best_price',
};
const PRICES = /\b(?:price|prices|odds)\b/i;

/** Prices are asked for in so many words; or another line, side or bet behind prices, of which no verdict is asked. */
export function asPrices(own: SureFrame, message: string, previous: Reading | null): SureFrame {
  const isOfPrices = goesOnWithPrices(previous, message);
  const want = PRICES.test(message) || isOfPrices ? PRICED[own.want] : undefined;
  if (want && (PRICES.test(message) || own.placed.length > 0)) return { ...own, want };
  const isNamed = isOfPrices && own.want === 'judge' && own.placed.every(({ role }) => hasPlace('best_price', role));
  return isNamed ? { ...own, want: 'best_price' } : own;
}

/** "How much on it with 1000": what is there to bet with; "how much to win 100 on it": what is to be won. Neither is staked. */
export function asSized(own: SureFrame, message: string): SureFrame {
  const want =
    own.want !== 'leg.stake' ? null : TO_WIN.test(message) ? 'it.towin' : SIZES.test(message) ? 'it.stake' : null;
  if (want === null) return own;
  const placed = own.placed.map((one) =>
    one.role === 'stake' && want === 'it.stake' ? { ...one, role: 'bankroll' as const } : one,
  );
  return { ...own, want, placed };
}
const TO_WIN = /\bhow much\b.*\bto (?:win|profit|make|clear)\b/i;
const SIZES =
  /\bhow (?:much|many units)(?: (?:should|would|do|can|could|shall) (?:i|u|you|we))?(?: to)? (?:on|bet|put|risk|stake|throw|lay|wager)\b(?!.*\b(?:win|wins|pays?|payout|returns?|get|back)\b)/i;
