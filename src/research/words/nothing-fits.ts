import type { Reading } from '../language/reading.ts';
import type { Slate } from '../slate/slate.ts';
import { gamesWord, leagueWords } from './league-words.ts';

/** What is said, free of charge, where no stored price answers the question. */
export function nothingFits(
  { events }: Pick<Slate, 'events'>,
  reading: Pick<Reading, 'leagues' | 'teams' | 'competitions'>,
): string {
  if (events.length === 0)
    return 'No upcoming game with prices is stored at the moment, so there is nothing to analyse. Nothing was charged.';
  return `No stored price${onWhat(reading)} fits this question, so there is nothing honest to pick. Try another sport, market or limit on the odds. Nothing was charged.`;
}

function onWhat(reading: Pick<Reading, 'leagues' | 'teams' | 'competitions'>): string {
  if (reading.competitions?.length) return ' on that competition';
  const leagues = leagueWords(reading);
  return leagues === '' ? '' : ` on ${leagues} ${gamesWord(reading)}`;
}
