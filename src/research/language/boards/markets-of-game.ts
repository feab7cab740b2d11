import type { SlateEvent } from '../../slate/slate.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { fittingPersons, isUnfound } from '../calls/find-game.ts';
import { betOf } from '../calls/focus.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { readJudgement } from '../calls/judgements.ts';
import type { Tagged } from '../calls/tagged.ts';

const MARKETS: readonly (readonly [string, RegExp])[] = [
  ['moneyline', /\b(ml|mls|moneylines?|money lines?|winner)\b/],
  ['spread', /\b(spreads?|ats|puck ?lines?|run ?lines?)\b/],
  ['total', /\b(totals?|o\/?u|over ?unders?)\b/],
];
const FULL =
  /\bbreak ?downs?\b|\b(full|whole|complete|entire) (look|breakdown|rundown|run down|picture|preview|card|board|menu)\b|\brundown\b|\b(every|all( the)?) markets?\b|\bthe works\b|\beverything (on|for|about) (the|that|this)\b/;
const JUDGES = /\b(worth|bets?|ev|edge|value|plays?|good|take|better|lean|thoughts|like)\b/;
const ELSE =
  /\b(best|picks?|not the|or|vs|parlay|middle|hedge|props?|hold|vig|arbs?|move[ds]?|half|halves|quarter|1h|period|teams? totals?)\b/;
/** "Brazil vs Morocco" is a game. */
const BETWEEN = /\bvs\b/;
const MOST_WORDS = 20;
const ROWS = 12;

/**
 * "Lions Chargers, give me the whole rundown", "what about the spread and total in that game": several markets of one game, each of which
 * is told; judged where it is asked whether they are worth it. Null: one market, or none, is asked about.
 */
export function marketsOfGame(read: Tagged): Asked | null {
  if (ASKS_WHICH.test(read.plain)) return whichStored(read);
  const { plain, amounts, books, tokens, said, where } = read;
  const rest = plain.replace(BETWEEN, '').replace(isOfSeveral(read) ? EITHER : '', ' ');
  const isStated = amounts.prices.length > 0 || books.length > 0 || said.some(({ line, player }) => line || player);
  if (isStated || tokens.length > MOST_WORDS || ELSE.test(rest)) return null;
  const wanted = plain.replace(/\bnot (the )?\w+/g, '');
  const named = MARKETS.filter(([, words]) => words.test(wanted)).map(([market]) => market);
  const isFull = FULL.test(plain) && named.length === 0;
  const event = named.length > 1 || isFull ? gameMeant(read) : null;
  if (!event) return null;
  const markets = (isFull ? MARKETS.map(([market]) => market) : named).filter((kind) =>
    event.markets.some(({ market }) => market === kind),
  );
  if (markets.length < 2) return null;
  if (JUDGES.test(plain) || isFullLook(plain))
    return readJudgement(
      markets.flatMap((market) =>
        SIDES[market === 'total' ? 'total' : 'sides'].map((side) =>
          betOf({ eventId: event.id, market, side, line: null, player: null }, event),
        ),
      ),
      { where: { ...where, window: null }, amounts },
    );
  return calls(markets.map((market) => boardCall({ eventId: event.id, market, limit: ROWS })));
}

/** "What markets do you have for Dallas". */
const ASKS_WHICH =
  /\b(what|which|whats) (other |all |kinds? of |types? of )*(markets?|bet types)( types?)?\b.*\b(have|got|there|stored?|offer|priced?|available|on|for)\b/;

function whichStored(read: Tagged): Asked | null {
  const { amounts, books, said } = read;
  if (amounts.prices.length + amounts.lines.length + books.length > 0) return null;
  const event = said.some(({ market }) => market !== null) ? null : gameMeant(read);
  return event && calls([{ tool: 'find_games', input: { eventIds: [event.id], limit: 1 } }]);
}

const SIDES = { total: ['over', 'under'], sides: ['home', 'away'] } as const;

/** "Full look at" asks for a verdict on each. */
const isFullLook = (plain: string): boolean => /\bfull look (at|on)\b/.test(plain);

/** "What about the game itself, spread or total" behind several bets compares none of them. */
const isOfSeveral = ({ mentions, previous, plain }: Tagged): boolean =>
  mentions.length === 0 &&
  (previous?.focus ?? []).length > 1 &&
  /\b(game|match) itself\b|\b(what|how) (about|bout)\b/.test(plain) &&
  !/\b(which|better|best)\b/.test(plain);
const EITHER = /\bor\b/g;

/** Of who is named, who must play each other; else the one game that was spoken of. */
function gameMeant({ mentions, previous, slate, where, nowMs }: Tagged): SlateEvent | null {
  if (mentions.length > 2 || mentions.some(({ kind }) => kind !== 'side')) return null;
  const [mention, other = null] = mentions;
  if (mention) {
    const found = fittingPersons(mention, other, { ...where, eventId: null });
    return isUnfound(found) ? null : (found[0]?.event ?? null);
  }
  const [first, ...others] = previous?.focus ?? [];
  const isOne = others.every(({ eventId }) => eventId === first?.eventId);
  return isOne ? gameAhead(first, { events: slate.events, nowMs }) : null;
}
