import { leagueOf } from '../../slate/leagues.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';

/** Behind a list of picks "the biggest dog" is one of its leagues, where no day and no league is said, and "on the card" of who was spoken of. */
export function leaguesMeant({
  reading,
  previous,
  plain,
  slate,
}: Pick<Tagged, 'reading' | 'previous' | 'plain' | 'slate'>): Reading['leagues'] {
  // Fights are of one league.
  if (reading.leagues.length === 0 && previous === null && /\bfights?\b/.test(plain)) return ['UFC'];
  if (reading.leagues.length > 0 || reading.window !== null || previous === null) return reading.leagues;
  if (previous.list === true) return previous.leagues;
  const [spoken] = previous.focus ?? [];
  const game = /\bcard\b/.test(plain) && slate.events.find(({ id }) => id === spoken?.eventId);
  const league = game ? leagueOf(game.sportKey) : null;
  return league === null ? [] : [league];
}
