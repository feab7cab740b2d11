import type { ShowBoardInput } from '#contract/research/board.ts';
import type { League } from '#engine/names/league.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { boardCall } from '../calls/board-calls.ts';
import type { Call } from '../calls/call.ts';
import { timeOf } from '../calls/subject.ts';
import { type GamesView, gamesIn } from '../onward/games-view.ts';
import type { PropStat } from '../prop-stats.ts';
import type { Reading } from '../reading.ts';

/** A list of props: of which numbers of players, in which games, and what of their lines and prices. */
export type PropsView = Pick<
  GamesView,
  | 'leagues'
  | 'eventIds'
  | 'from'
  | 'to'
  | 'side'
  | 'books'
  | 'minDecimal'
  | 'maxDecimal'
  | 'minLine'
  | 'maxLine'
  | 'order'
> & {
  /** Null: of all that are stored. */
  markets: readonly string[] | null;
  limit: number;
  offset: number;
};

/** Tables of one answer. */
const MOST_TABLES = 4;
const ROWS = 30;
const MOST_GAMES = 60;

export const NO_VIEW: PropsView = { markets: null, leagues: [], limit: ROWS, offset: 0 };

/** The list that was shown last, or searched for picks; null where neither was one of props. */
export function propsBefore(previous: Reading | null, events: readonly SlateEvent[], nowMs: number): PropsView | null {
  const boards = (previous?.looked ?? []).map((one) => (one.tool === 'show_board' ? one.input : null));
  const [first] = boards;
  if (first && boards.every((board) => board !== null && isOfProps(board))) return viewOfBoards(first, boards, events);
  if (previous?.list !== true || previous.ticket === true || !previous.stats?.length) return null;
  const view = { ...NO_VIEW, leagues: previous.leagues, ...timeOf(previous) };
  const { stats } = previous;
  return { ...view, markets: marketsIn(gamesOf(view, events, nowMs), (market) => countsOneOf(stats, market)) };
}

const isOfProps = ({ market, player }: ShowBoardInput): boolean => market.startsWith('prop:') && player === undefined;

/** Its games are those that the tables held, of whose leagues another day's are. */
function viewOfBoards(
  first: ShowBoardInput,
  boards: readonly (ShowBoardInput | null)[],
  events: readonly SlateEvent[],
): PropsView {
  const ids = new Set(
    boards.flatMap((board) => [...(board?.eventIds ?? []), ...(board?.eventId ? [board.eventId] : [])]),
  );
  const leagues = events.flatMap(({ id, sportKey }) => (ids.has(id) ? (leagueOf(sportKey) ?? []) : []));
  const { eventId: _, league: __, market: ___, ...rest } = first;
  return {
    ...rest,
    markets: [...new Set(boards.flatMap((board) => board?.market ?? []))],
    leagues: [...new Set<League>(leagues)],
    eventIds: [...ids],
  };
}

/** Its games that are still to come. */
export const gamesOf = (view: PropsView, events: readonly SlateEvent[], nowMs: number): SlateEvent[] =>
  gamesIn({ ...view, market: null, names: [] }, events, nowMs);

/** Its tables, of the numbers that most players have first, and the names of those that do not fit. */
export function tablesOf(
  view: PropsView,
  events: readonly SlateEvent[],
  nowMs: number,
): { tables: Call[]; others: readonly string[] } {
  const { markets: wanted, leagues: _, from: __, to: ___, ...rest } = view;
  const games = gamesOf(view, events, nowMs);
  const markets = marketsIn(games, (market) => wanted === null || wanted.includes(market));
  const tables = markets.slice(0, MOST_TABLES).map((market) => {
    const eventIds = games.filter((game) => game.markets.some((one) => one.market === market)).map(({ id }) => id);
    return boardCall({ ...rest, eventIds: eventIds.slice(0, MOST_GAMES), market });
  });
  return { tables, others: markets.slice(MOST_TABLES) };
}

/** The markets of a day's games that count what is meant. */
export const marketsOn = (
  view: PropsView,
  stats: readonly PropStat[],
  events: readonly SlateEvent[],
  nowMs: number,
): string[] => marketsIn(gamesOf(view, events, nowMs), (market) => countsOneOf(stats, market));

/** Those on most players first. */
function marketsIn(games: readonly SlateEvent[], isMeant: (market: string) => boolean): string[] {
  const players = new Map<string, Set<string>>();
  for (const { market, player } of games.flatMap(({ markets }) => markets)) {
    if (!market.startsWith('prop:') || !isMeant(market)) continue;
    const of = players.get(market) ?? new Set<string>();
    players.set(market, of.add(player));
  }
  return [...players].sort(([, a], [, b]) => b.size - a.size).map(([market]) => market);
}

/** How many players are priced in each league, the most first. */
export function playersByLeague(view: PropsView, events: readonly SlateEvent[], nowMs: number): [string, number][] {
  const players = new Map<string, Set<string>>();
  for (const { sportKey, markets } of gamesOf(view, events, nowMs)) {
    const league = leagueOf(sportKey);
    const named = markets.flatMap(({ market, player }) => (market.startsWith('prop:') ? [player] : []));
    if (league === null || named.length === 0) continue;
    players.set(league, new Set([...(players.get(league) ?? []), ...named]));
  }
  return [...players].map(([league, of]): [string, number] => [league, of.size]).sort(([, a], [, b]) => b - a);
}
