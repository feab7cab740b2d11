import { withWinner } from '../acts/with-winner.ts';
import type { Intent, Reading } from '../reading.ts';
import { boardOf } from './board-calls.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import { hasOpenWords } from './left-open.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

/** Who is named is judged or shown by name: a search would be about others. */
export function ofNamed(read: Tagged): Asked | null {
  const { said, where, amounts, reading } = read;
  const bets = said.filter(hasSubject);
  const isOfGame = bets.every((bet) => !saysBet(bet) && isReadOf(reading, bet));
  // The best bets of a game are searched for, and a word that may ask for something else is asked about.
  const isSearch = isOfGame && (reading.intent === 'picks' || reading.alternate === true || hasOpenWords(read));
  if (bets.length === 0 || isSearch || !SEARCHES.has(reading.intent)) return null;
  return readJudgement(bets.map(withWinner), { where, amounts }) ?? boardOf({ ...toMarketQuestion(read), bets });
}

/** "Dillon Brooks points": a player of the slate with what is counted of him asks for his prices, whatever else was read. */
export const numberOfNamed = (read: Tagged): Asked | null =>
  read.reading.intent === 'out_of_scope' && read.said.some(({ player, stats }) => player && stats.length > 0)
    ? boardOf({ ...toMarketQuestion(read), bets: read.said })
    : null;

/** Whether the search that was read is of who is named. */
const isReadOf = ({ teams, players }: Reading, { side, player }: StatedBet): boolean =>
  ((player ?? side)?.names ?? []).some((name) => players.includes(name) || teams.some((team) => team.name === name));

const SEARCHES: ReadonlySet<Intent> = new Set<Intent>(['picks', 'one_game', 'compare', 'slip_check']);
