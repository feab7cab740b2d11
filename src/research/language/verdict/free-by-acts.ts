import type { Act } from '../acts/act.ts';
import { askAnew } from '../acts/ask-anew.ts';
import { wantedOf } from '../acts/wanted-of.ts';
import { gamesAsked } from '../calls/board-calls.ts';
import type { Asked } from '../calls/call.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { gamesAnew } from '../onward/games-anew.ts';

/** What is told of whom a message names, or of a league and a day, and costs nothing. */
export const FREE_ACTS: ReadonlySet<Act> = new Set<Act>(['games', 'when', 'facts', 'moves', 'board', 'books']);
/** What else it may be beside a verdict that it does not ask for. */
const LEAST_SHARE = 0.02;

/** What a message asks for if it asks for no verdict: the likeliest of what is free. Null: nothing of that can be told of it. */
export function freeByActs(read: Tagged): Asked | null {
  const { acts, reading, mentions } = read;
  const free = acts.find(({ act, share }) => FREE_ACTS.has(act) && share >= LEAST_SHARE);
  const { any } = wantedOf(read);
  if (!free || !any) return null;
  const told = gamesAnew({ ...read, likeliest: { act: free.act, share: 1 } });
  if (told) return told;
  const isSchedule = free.act === 'games' || free.act === 'when';
  if (isSchedule && mentions.length === 0 && (reading.leagues.length > 0 || reading.window !== null))
    return gamesAsked(toMarketQuestion(read));
  return askAnew({ ...any.question, act: free.act }, false);
}
