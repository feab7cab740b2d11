import { MOST_ROWS } from '#contract/blocks.ts';
import type { BoardOrder, ShowBoardInput } from '#contract/research/board.ts';
import type { League } from '#engine/names/league.ts';
import { coversSport, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Call } from '../calls/call.ts';
import type { Looked } from '../looked.ts';
import type { MarketKind, Reading, TeamMention, TimeWindow } from '../reading.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';
import { withoutGaps } from './going-on.ts';

/** A list of games as it was shown: of which games, and what of their prices. Without a market: a schedule. */
export type GamesView = Pick<
  ShowBoardInput,
  | 'eventIds'
  | 'from'
  | 'to'
  | 'side'
  | 'only'
  | 'books'
  | 'minDecimal'
  | 'maxDecimal'
  | 'minLine'
  | 'maxLine'
  | 'limit'
  | 'offset'
  | 'mains'
  | 'byBook'
> & {
  market: string | null;
  leagues: readonly League[];
  names: readonly string[];
  order?: BoardOrder | undefined;
};

/** The list that was looked up; null where it was one game, or no list. */
export function viewOf(looked: readonly Looked[]): GamesView | null {
  const [first, second] = looked;
  if (first?.tool === 'find_games' && !second) {
    const { leagues = [], names = [], ...rest } = first.input;
    return { ...rest, market: null, leagues, names };
  }
  if (first?.tool !== 'show_board' || first.input.eventId !== undefined) return null;
  const { league, ...rest } = first.input;
  return { ...rest, leagues: league ? [league] : [], names: [] };
}

/** One list, or several of the same games: both ends of an order, or one of each market. */
export function viewsOf(looked: readonly Looked[]): GamesView[] {
  const views = looked.flatMap((one) => viewOf([one]) ?? []);
  const areBoards = views.length === looked.length && views.every(({ market }) => market !== null);
  const first = viewOf(looked);
  return areBoards ? views : first ? [first] : [];
}

/** How many games or players of a page of prices are shown: a table has room for so many sides. */
export const shownOnPage = ({ side, only, limit }: Pick<GamesView, 'side' | 'only' | 'limit'>): number =>
  side !== undefined || only !== undefined ? limit : Math.min(limit, MOST_ROWS / SIDES);
const SIDES = 2;

const MOST_GAMES = 60;

/** The look-up that shows it. A board takes one league: of several, its games by their ids. */
export function callOfView(view: GamesView, events: readonly SlateEvent[], nowMs: number): Call {
  const { market, leagues, names, eventIds, order, ...rest } = view;
  if (market === null) {
    const { from, to, limit, offset } = rest;
    const own = order === 'latest' || order === 'earliest' ? order : undefined;
    const input = {
      leagues: leagues.length > 0 ? leagues : undefined,
      names: names.length > 0 ? names : undefined,
      eventIds,
      from,
      to,
      order: own,
      limit,
      offset,
    };
    return { tool: 'find_games', input: withoutGaps(input) };
  }
  const isOneLeague = leagues.length < 2 && names.length === 0;
  const ids = isOneLeague ? eventIds : gamesIn(view, events, nowMs).map(({ id }) => id);
  const league = isOneLeague ? leagues[0] : undefined;
  return {
    tool: 'show_board',
    input: withoutGaps({ ...rest, market, league, eventIds: ids?.slice(0, MOST_GAMES), order }),
  };
}

/** The games of a list that are still to come; what decides of its prices aside. */
export function gamesIn(
  { leagues, names, eventIds, from, to }: GamesView,
  events: readonly SlateEvent[],
  nowMs: number,
): SlateEvent[] {
  return events.filter((event) => {
    const at = event.startsAt.getTime();
    return (
      at > nowMs &&
      (leagues.length === 0 || leagues.some((one) => coversSport(one, event.sportKey))) &&
      (names.length === 0 || names.some((name) => name === event.home || name === event.away)) &&
      (eventIds === undefined || eventIds.includes(event.id)) &&
      (from === undefined || at >= Date.parse(from)) &&
      (to === undefined || at < Date.parse(to))
    );
  });
}

const KINDS: Readonly<Record<string, MarketKind>> = { moneyline: 'moneyline', spread: 'spread', total: 'total' };

/** The search for bets among exactly what a list showed. `shown`: its games, where they are fewer than its league and time say. */
export function readingOfView(view: GamesView, shown: readonly SlateEvent[] | null, label: string): Reading {
  const { market, side, only, books = [], minDecimal = null, maxDecimal = null, from, to, leagues } = view;
  const kind = market === null ? undefined : KINDS[market];
  const [book] = books;
  const isNamed = side === 'over' || side === 'under' || side === 'draw';
  return {
    ...OPEN_READING,
    leagues,
    teams: (shown ?? []).flatMap(sidesOf),
    markets: kind ? [kind] : [],
    side: only ?? (isNamed ? side : null),
    minDecimal,
    maxDecimal,
    ...(books.length > 1 ? { books } : { book: book ?? null }),
    window: windowOf(shown, { from, to }, label),
  };
}

/** Both sides of a game, as a search names them. */
export const sidesOf = ({ home, away, sportKey }: SlateEvent): TeamMention[] => {
  const league = leagueOf(sportKey);
  return league ? [away, home].map((name) => ({ league, name })) : [];
};

function windowOf(
  shown: readonly SlateEvent[] | null,
  { from, to }: { from: string | undefined; to: string | undefined },
  label: string,
): TimeWindow | null {
  if (shown) {
    const starts = shown.map(({ startsAt }) => startsAt.getTime());
    return { label, fromMs: Math.min(...starts), toMs: Math.max(...starts) + 1 };
  }
  return from && to ? { label, fromMs: Date.parse(from), toMs: Date.parse(to) } : null;
}
