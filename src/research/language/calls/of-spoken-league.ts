import type { League } from '#engine/names/league.ts';
import { coversSport, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Reading } from '../reading.ts';
import { type Mention, withPersons } from './mentions.ts';

/** "Why not the Giants?" behind bets of the NFL: of several that go by a name those of the league that was spoken of. */
export function ofSpokenLeague(
  mentions: readonly Mention[],
  previous: Pick<Reading, 'leagues' | 'teams'> | null,
  games: readonly SlateEvent[],
): readonly Mention[] {
  const shown = new Set(games.flatMap(({ sportKey }) => leagueOf(sportKey) ?? []));
  const leagues: readonly League[] = shown.size > 0 ? [...shown] : leaguesOf(previous);
  const [league, second] = leagues;
  if (league === undefined || second !== undefined) return mentions;
  return mentions.map((mention) => {
    const own = mention.persons.filter(({ event }) => coversSport(league, event.sportKey));
    return mention.names.length > 1 && own.length > 0 ? withPersons(mention, own) : mention;
  });
}

/** Of whom nothing was shown the league is spoken of no less: "Spurs" behind a game of the Mavericks that has begun. */
function leaguesOf(previous: Pick<Reading, 'leagues' | 'teams'> | null): readonly League[] {
  const { leagues = [], teams = [] } = previous ?? {};
  return leagues.length > 0 ? leagues : [...new Set(teams.map(({ league }) => league))];
}
