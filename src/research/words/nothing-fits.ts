import { canBet, licensedWhere, type Place } from '../books/can-bet.ts';
import type { Reading } from '../language/reading.ts';
import type { Slate } from '../slate/slate.ts';
import { gamesWord, leagueWords } from './league-words.ts';

/** What is said, free of charge, where no stored price answers the question. */
export function nothingFits(
  { events, bookTitles }: Pick<Slate, 'events' | 'bookTitles'>,
  reading: Pick<Reading, 'leagues' | 'teams' | 'competitions'>,
  place: Place,
): string {
  if (events.length === 0)
    return 'No upcoming game with prices is stored at the moment, so there is nothing to analyze. Nothing was charged.';
  // Own books that are not stored are told of by name, and their places taken.
  const isAnywhere = place.sportsbooks.length > 0 || [...bookTitles.keys()].some((key) => canBet(key, place));
  if (!isAnywhere)
    return `No book with stored prices is ${licensedWhere(place)}, so there is no pick that you could take. Nothing was charged.`;
  return `No stored price${onWhat(reading)} fits this question, so there is nothing honest to pick. Try another sport, market or limit on the odds. Nothing was charged.`;
}

function onWhat(reading: Pick<Reading, 'leagues' | 'teams' | 'competitions'>): string {
  if (reading.competitions?.length) return ' on that competition';
  const leagues = leagueWords(reading);
  return leagues === '' ? '' : ` on ${leagues} ${gamesWord(reading)}`;
}
