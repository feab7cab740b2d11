import { queryOptions } from '@tanstack/react-query';
import { callTool } from '#contract/research/desk.ts';
import { deskPath } from '#contract/research/desk-path.ts';
import { FindGamesInput, FindGamesResult, type GameRow } from '#contract/research/games.ts';
import { write } from '../../lib/api.ts';

const FRESH_FOR_MS = 5 * 60_000;
const GAMES_READ = 30;
const MOST_LEAGUES = 4;
const OF_A_LEAGUE = 3;
const FOLLOWED = ['NFL', 'NBA', 'NHL', 'MLB', 'NCAAF', 'NCAAB'];

export type LeagueGames = { league: string; games: readonly GameRow[] };

/** The next games that are priced, three of each league: by the desk's own schedule, which costs nothing. */
export const tonightQuery = queryOptions({
  queryKey: ['games', 'next'],
  staleTime: FRESH_FOR_MS,
  retry: false,
  queryFn: async (): Promise<LeagueGames[]> => {
    const route = { ...callTool, path: deskPath('find_games'), body: FindGamesInput };
    const reply = await write(route, { limit: GAMES_READ });
    return reply.ok ? byLeague(FindGamesResult.parse(reply.data).games) : [];
  },
});

/** Leagues that most bettors here follow, and then the others in the order in which they play next. */
export function byLeague(games: readonly GameRow[]): LeagueGames[] {
  const playing = [...new Set(games.map(({ league }) => league))];
  const followed = FOLLOWED.filter((league) => playing.includes(league));
  const leagues = [...new Set([...followed, ...playing])].slice(0, MOST_LEAGUES);
  return leagues.map((league) => ({
    league,
    games: games.filter((game) => game.league === league).slice(0, OF_A_LEAGUE),
  }));
}
