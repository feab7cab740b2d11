import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';

const THERE =
  /\b(there|in (that|this|it)|for (that|this)|(that|this|the same) (one|game|match|matchup))$|^((ok|and|so|but|now) )*(what|how) (about|bout) the (spread|total|moneyline|ml|over under)$/;
const SOLD: ReadonlySet<string> = new Set(['moneyline', 'spread', 'total']);
const MOST_WORDS = 10;

/** "What about the spread there" behind picks of one game, or behind a bet on one of its players: the prices of that game. Free. */
export function marketThere({ previous, plain, tokens, mentions, said, amounts, slate, nowMs }: Tagged): Asked | null {
  const focus = previous?.focus ?? [];
  const [first, ...others] = focus;
  if (!first || others.some(({ eventId }) => eventId !== first.eventId) || previous?.ticket === true) return null;
  if (previous?.list !== true && !focus.some(({ player }) => player)) return null;
  if (mentions.length > 0 || amounts.prices.length > 0 || tokens.length > MOST_WORDS) return null;
  if (!THERE.test(plain) || asksVerdict(plain) || /\b(best|pick|like|bet)\b/.test(plain)) return null;
  const markets = [...new Set(said.flatMap(({ market }) => (market && SOLD.has(market) ? [market] : [])))];
  const isMore = said.some(({ line, stats, direction }) => line !== null || stats.length > 0 || direction !== null);
  const event = gameAhead(first, { events: slate.events, nowMs });
  if (markets.length === 0 || isMore || !event) return null;
  return calls(markets.map((market) => boardCall({ eventId: event.id, market })));
}
