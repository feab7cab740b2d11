import type { Reading } from '#engine/questions/reading.ts';
import type { Slate } from '../slate/slate.ts';
import { gamesWord, leagueWords } from './league-words.ts';

/** What is said, free of charge, where no stored price answers the question. */
export function nothingFits({ events }: Pick<Slate, 'events'>, reading: Pick<Reading, 'leagues' | 'teams'>): string {
  if (events.length === 0)
    return 'No upcoming game with prices is stored at the moment, so there is nothing to analyse. Nothing was charged.';
  const leagues = leagueWords(reading);
  const price = leagues === '' ? 'No stored price' : `No stored price on ${leagues} ${gamesWord(reading)}`;
  return `${price} fits this question, so there is nothing honest to pick. Try another sport, market or limit on the odds. Nothing was charged.`;
}
