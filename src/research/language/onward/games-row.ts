import type { SlateEvent } from '../../slate/slate.ts';
import type { Act } from '../acts/act.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { asksWho, betOf } from '../calls/focus.ts';
import { readJudgement } from '../calls/judgements.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { placesIn } from '../tickets/places-in.ts';
import type { GamesView } from './games-view.ts';
import { rowAtEnd } from './row-at-end.ts';
import type { ViewWish } from './view-wish.ts';

const GAME_MARKETS = ['moneyline', 'spread', 'total'];
const MOST_ROWS = 2;
const ROWS_OF_SEVERAL = 12;
const BOARD_ROWS = 30;

const VERDICTS: ReadonlySet<Act> = new Set<Act>(['judge', 'play', 'sure', 'fair']);
const LIKELY = 0.35;

/** Whether it is asked if something is to be bet. */
export const judges = ({ plain, likeliest }: Pick<Tagged, 'plain' | 'likeliest'>): boolean =>
  asksVerdict(plain) || (VERDICTS.has(likeliest.act) && likeliest.share >= LIKELY);

/** The rows of a list that a message points at: by their place, by when or by who plays. Null: it points at none. */
export function rowsPointedAt(read: Tagged, view: GamesView, said: ViewWish): BetFocus[] | null {
  const { wish, words, window } = said;
  const { tokens, previous } = read;
  const focus = previous?.focus ?? [];
  const { mentions, leagues } = wish.wanted;
  if (mentions.length > 0) {
    const isOn = ({ eventId }: BetFocus) =>
      mentions.some(({ persons }) => persons.some(({ event }) => event.id === eventId));
    // A list of players has several rows of one game.
    const games = [...new Map(focus.filter(isOn).map((row) => [row.eventId, row])).values()];
    const rows = games.map((row) => sideNamed(row, mentions));
    return rows.length > 0 && mentions.every(({ kind }) => kind === 'side') ? rows.slice(0, MOST_ROWS) : null;
  }
  // "First game tomorrow" is of another list, and "the last 3" are several.
  if (window || leagues.length > 0 || words.sorts) return null;
  if (words.degree !== null) return judges(read) ? rowAtEnd(read, view, said) : null;
  // "The top 3" of what is in an order are its first ones, however many were shown.
  if (view.order !== undefined && wish.count !== undefined && /\btop\b/.test(read.plain)) return null;
  const places = placesIn(tokens, focus.length);
  const rows = places.flatMap((place) => focus[place - 1] ?? []);
  return rows.length > 0 && rows.length <= MOST_ROWS ? rows : null;
}

/** On the side that is named, where the row is one of a side. */
function sideNamed(row: BetFocus, mentions: ViewWish['wish']['wanted']['mentions']): BetFocus {
  const named = mentions.flatMap(({ persons }) => persons).find(({ event }) => event.id === row.eventId);
  const isSided = row.market === 'moneyline' || row.market === 'spread';
  return named?.kind === 'side' && isSided ? { ...row, side: named.selection, line: null } : row;
}

/** The verdict on a row, where one is asked for; else all books on its market, or the markets of its game. */
export function ofRow(read: Tagged, view: GamesView, said: ViewWish, rows: readonly BetFocus[]): Asked | null {
  const { slate, nowMs, where, amounts } = read;
  const { wish } = said;
  const named = wish.wanted.markets.find((kind) => kind !== 'prop') ?? marketOfSide(wish.wanted.sides);
  const own = view.mains === true ? rows[0]?.market : view.market;
  const market = named ?? own ?? (asksWho(read.tokens) ? 'moneyline' : null);
  const games = rows.flatMap((row) => {
    const event = slate.events.find(({ id, startsAt }) => id === row.eventId && startsAt.getTime() > nowMs);
    return event ? [{ row, event }] : [];
  });
  if (games.length === 0) return null;
  if (judges(read) && !(NAMES_SIDE.test(read.plain) && !asksVerdict(read.plain))) {
    // What of a listed game is to be judged nobody said: the best of it is looked for elsewhere.
    if (market === null) return null;
    const isOneSide =
      wish.wanted.mentions.length > 0 || (view.side ?? view.only) !== undefined || isOneOfSides(said, market);
    const bets = games.flatMap(({ row, event }) => sidesOf({ ...row, market }, event, isOneSide, said));
    return readJudgement(bets, { where: { ...where, window: null }, amounts });
  }
  // "Just the Cubs one" of a schedule is a schedule.
  if (market === null && wish.wanted.mentions.length > 0 && said.words.nouns.size === 0) return null;
  const books = wish.wanted.books.length > 0 ? wish.wanted.books : view.books;
  return calls(
    games.flatMap(({ event, row }) =>
      (market === null ? GAME_MARKETS : [market])
        .filter((one) => event.markets.some((stored) => stored.market === one))
        .filter((one) => market !== null || one !== 'total' || !isOnSide(read))
        .map((one) =>
          boardCall({
            eventId: event.id,
            market: one,
            side:
              (wish.wanted.mentions.length > 0 || isOfSide(view, one)) && one !== 'total'
                ? row.side
                : directionOf(said),
            books: books && [...books],
            limit: market === null ? ROWS_OF_SEVERAL : BOARD_ROWS,
          }),
        ),
    ),
  );
}

/** "The under in that one": named alone it asks for its price, and for no verdict. */
const NAMES_SIDE =
  /^(and |ok |so |what about |how about |whats |n )*(the )?(over|under)s?( (in|on|for|of|at|there))?( (that|this|it))?( (one|game|match|fight))?$/;

/** "Best line on the Chargers": a total is on nobody. */
const isOnSide = ({ plain, mentions }: Tagged): boolean =>
  mentions.length === 1 && /\b(best|better|good) (\w+ )?(line|price|number|odds)s? (on|for)\b/.test(plain);

/** Who is listed without the other side is asked about alone. */
const isOfSide = ({ only, side, market }: GamesView, shown: string): boolean =>
  (only ?? side) !== undefined && shown === market;

/** "The biggest dog", "the longest one" of moneylines is one side of its game. */
const isOneOfSides = ({ wish: { wanted }, words: { degree } }: ViewWish, market: string): boolean =>
  degree !== null &&
  degree !== 'first' &&
  degree !== 'last' &&
  (market === 'moneyline' || wanted.sides.some((side) => side === 'favorite' || side === 'underdog'));

const marketOfSide = ([side]: ViewWish['wish']['wanted']['sides']): string | null =>
  side === 'over' || side === 'under' ? 'total' : side === 'draw' ? 'moneyline' : null;

const directionOf = ({ wish }: ViewWish): 'over' | 'under' | 'draw' | undefined => {
  const [side] = wish.wanted.sides;
  return side === 'over' || side === 'under' || side === 'draw' ? side : undefined;
};

/** The side that is meant; both where the row shows both. */
function sidesOf(row: BetFocus, event: SlateEvent, isOneSide: boolean, said: ViewWish): StatedBet[] {
  const direction = directionOf(said);
  if (row.player !== null && row.market.startsWith('prop:'))
    return [betOf({ ...row, side: direction ?? row.side }, event)];
  const isTotal = row.market === 'total';
  const sides = direction ? [direction] : isTotal ? (['over', 'under'] as const) : (['home', 'away'] as const);
  const meant = isOneSide && !isTotal ? [row.side] : sides;
  return meant.map((side) => betOf({ ...row, side, line: null, player: null }, event));
}
