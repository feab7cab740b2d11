import { spokenBets } from '../acts/after.ts';
import { isOfMany } from '../looked.ts';
import { judges } from '../onward/games-row.ts';
import { type Asked, say } from './call.ts';
import { hasSubject } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

const OF_ONE = /\b(it|that|this|there|one|that bet|this bet)\b/;
const OF_ALL = /\b(bets|picks|plays|games|tonight|today|any one|anyone)\b|\bis there\b|\bare there\b/;
const MOST_WORDS = 9;

/** "Is it a bet?" where nothing that was spoken of can be meant: which, before anything is searched for in its place. */
export function whichOne(read: Tagged): Asked | null {
  const { plain, tokens, said, reading, amounts } = read;
  const { leagues, teams, players, window, count, intent } = reading;
  const isOpen = leagues.length + teams.length + players.length === 0 && window === null && count === null;
  if (!isOpen || intent === 'parlay' || said.some(hasSubject) || tokens.length > MOST_WORDS) return null;
  const isSpokenOf = spokenBets(read.previous).length > 0 && !isOfMany(read.previous?.looked ?? []);
  if (isSpokenOf || amounts.prices.length > 0 || !OF_ONE.test(plain) || OF_ALL.test(plain) || !judges(read))
    return null;
  return say(WHICH_BET);
}

export const WHICH_BET =
  'Which bet do you mean? Name the team or the player, and the line and the price where you have them.';
