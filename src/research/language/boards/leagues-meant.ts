import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';

/** Behind a list of picks "the biggest dog" is one of its leagues, where no day and no league is said. */
export const leaguesMeant = ({ reading, previous }: Pick<Tagged, 'reading' | 'previous'>): Reading['leagues'] =>
  reading.leagues.length === 0 && reading.window === null && previous?.list === true
    ? previous.leagues
    : reading.leagues;
