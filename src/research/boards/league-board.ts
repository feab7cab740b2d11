import { BOARD_PAGE, type BoardGame, MAIN_MARKETS, type OddsBoard } from '#contract/odds-board.ts';
import type { BoardMarket } from '#contract/research/board.ts';
import { FindGamesInput, type GameRow, League } from '#contract/research/games.ts';
import { coversSport, leagueOf } from '../slate/leagues.ts';
import { findGames } from '../tools/find-games/find-games.ts';
import type { World } from '../tools/world.ts';
import { rowsOf } from './stored-board.ts';

export type AskedLeague = { league?: (typeof League.options)[number] | undefined; offset: number };

/** The games of a league with their main markets: the desk's list of games and its board of each market, over one world. */
export function leagueBoard(asked: AskedLeague, world: World): Omit<OddsBoard, 'slate' | 'bets'> {
  const leagues = leaguesAhead(world);
  const league = asked.league ?? leagues[0]?.league ?? null;
  const { offset } = asked;
  if (league === null) return { leagues, league, games: [], total: 0, offset };
  const found = findGames(FindGamesInput.parse({ leagues: [league], limit: BOARD_PAGE, offset }), world);
  if (!found.ok) return { leagues, league, games: [], total: 0, offset };
  const { games, total } = found.data;
  return { leagues, league, games: boardGames(games, world), total, offset };
}

/** Each market of all of these games is read once. */
export function boardGames(games: readonly GameRow[], world: World): BoardGame[] {
  const eventIds = games.map(({ eventId }) => eventId);
  const byGame = new Map<string, BoardMarket[]>();
  for (const row of MAIN_MARKETS.flatMap((market) => rowsOf(market, eventIds, world)))
    byGame.set(row.eventId, [...(byGame.get(row.eventId) ?? []), row]);
  return games.map(({ eventId, game, league, home, away, startsAt }) => ({
    eventId,
    game,
    league,
    home,
    away,
    startsAt,
    markets: byGame.get(eventId) ?? [],
  }));
}

/** Leagues with priced games ahead, in the order in which bettors know them. A soccer league of its own name is no other soccer. */
function leaguesAhead({ slate, nowMs }: World): OddsBoard['leagues'] {
  const ahead = slate.events.filter(({ startsAt, markets }) => startsAt.getTime() > nowMs && markets.length > 0);
  return League.options
    .map((league) => ({ league, covered: ahead.filter(({ sportKey }) => coversSport(league, sportKey)) }))
    .filter(({ league, covered }) =>
      covered.some(({ sportKey }) => league !== 'Soccer' || leagueOf(sportKey) === league),
    )
    .map(({ league, covered }) => ({ league, games: covered.length }));
}
