import type { ChosenLegs } from '#contract/research/build-parlay.ts';
import type { Excluded } from '../reading.ts';

type Left = Pick<ChosenLegs, 'excludedLeagues' | 'excludedTeams' | 'excludedPlayers' | 'excludedBooks'>;

/** What no leg that is chosen may be of: "no Chargers", "nothing from the WNBA". */
export function excludedIn(excluded: Excluded | undefined): Left {
  const { leagues = [], teams = [], players = [], books = [] } = excluded ?? {};
  return {
    ...(leagues.length > 0 && { excludedLeagues: [...leagues] }),
    ...(teams.length > 0 && { excludedTeams: teams.map(({ name }) => name) }),
    ...(players.length > 0 && { excludedPlayers: [...players] }),
    ...(books.length > 0 && { excludedBooks: [...books] }),
  };
}
