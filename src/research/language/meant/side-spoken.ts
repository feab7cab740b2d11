import { spokenBets } from '../acts/after.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Known } from '../correct/named-parts.ts';
import type { BetFocus, Reading } from '../reading.ts';
import type { PricesAsked } from '../shown/prices-asked.ts';
import type { EntityText } from './entities.ts';
import { isOfGame } from './market-kinds.ts';
import { marketText } from './market-text.ts';
import { spokenOf } from './spoken-of.ts';

const ASKS_PRICE = /\b(?:whats|what (?:s|is|are)|wheres|hows|price|line|odds|show)\b/;
const OWN = /\b(?:his|her|hers|their|theirs|its)(?: (?:game|games|match|point|run|puck|goal|set))?$/;
const PRICE_ALONE = /\b(?:whats?|hows?|and) (?:(?:is|are) )?(?:his|her|their|its) (?:odds|prices?)$/;
const COVERS = /^(?:(?:so|and|but|ok|then) )*(?:do|does|will|would|can|could|should|are|is) (?:they|he|she|it|we)\b/;
const MOST_WORDS = 9;
const MOST_ROWS = 3;

/**
 * "Whats her games spread", "do they cover", "what are their odds": the prices of a bet on the side that was spoken of, which a pronoun stands
 * for, in each of its games. Null: no such bet is asked for by them, or it is not known whose.
 */
export function pricesOfSide(read: EntityText, previous: Reading | null, known: Known): PricesAsked | null {
  const market = previous && marketAsked(read);
  if (!previous || !market) return null;
  const bets = sidesSpoken(previous, known).flatMap(({ eventId, side, markets }) =>
    markets.has(market) ? [{ eventId, market, side: market === 'total' ? null : side, line: null, player: null }] : [],
  );
  const books = read.entities.flatMap(({ kind, means, text }) => (kind === 'book' ? [means || text] : []));
  return bets.length > 0 ? { bets, books } : null;
}

/** The market whose prices are asked for by a pronoun. Null: none are, or somebody is named. */
function marketAsked({ tokens, entities }: EntityText): string | null {
  const [market, ...others] = entities.filter(({ kind }) => kind !== 'book');
  if (others.length > 0 || tokens.length > MOST_WORDS) return null;
  const plain = plainText(tokens);
  if (!market) return PRICE_ALONE.test(plain) ? 'moneyline' : null;
  if (!isOfGame(market)) return null;
  const before = plainText(tokens.slice(0, market.from));
  if (COVERS.test(before) && /^cover/.test(market.text)) return 'spread';
  return ASKS_PRICE.test(plain) && OWN.test(before) ? marketText(market) : null;
}

type Side = { eventId: string; side: 'home' | 'away'; markets: ReadonlySet<string> };

/** The side that was spoken of in its game, or in each that was listed of it. */
function sidesSpoken(previous: Reading, known: Known): readonly Side[] {
  const spoken = spokenOf(previous, known);
  const rows = spoken ? [spoken.bet] : rowsOf(previous);
  if (spoken?.player) return [];
  return rows.flatMap((bet) => {
    const event = bet && gameAhead(bet, { events: known.slate.events, nowMs: known.clock.nowMs });
    const side = bet?.side === 'home' || bet?.side === 'away' ? bet.side : null;
    if (!event || side === null || bet?.player != null) return [];
    return [{ eventId: event.id, side, markets: new Set(event.markets.map(({ market }) => market)) }];
  });
}

/** The one row of a list that was looked up, or the games of one side. */
function rowsOf(previous: Reading): readonly BetFocus[] {
  const rows = spokenBets(previous);
  const [looked] = previous.looked ?? [];
  const isOfOneSide = looked?.tool === 'find_games' && looked.input.names?.length === 1;
  return rows.length === 1 || (isOfOneSide && rows.length <= MOST_ROWS) ? rows : [];
}
