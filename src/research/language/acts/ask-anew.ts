import { boardAsked, boardOf, gamesAsked } from '../calls/board-calls.ts';
import type { Asked } from '../calls/call.ts';
import { factsAsked } from '../calls/fact-calls.ts';
import { readJudgement } from '../calls/judgements.ts';
import { whenAsked } from '../calls/market-calls.ts';
import { movesAsked } from '../calls/moves-calls.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { MarketQuestion } from '../calls/subject.ts';
import type { Act } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { joinNamed } from './join-named.ts';
import { withWinner } from './with-winner.ts';

type Named = { asked: MarketQuestion; bets: readonly StatedBet[]; question: ActQuestion };

const OF_NAMED: Readonly<Partial<Record<Act, (named: Named) => Asked | null>>> = {
  judge: ({ bets, question: { where, amounts } }) => readJudgement(bets.map(withWinner), { where, amounts }),
  board: ({ asked }) => boardOf(asked),
  games: ({ asked }) => whenAsked(asked),
  when: ({ asked }) => whenAsked(asked),
  facts: ({ asked }) => factsAsked(asked),
  moves: ({ asked }) => movesAsked(asked),
  add: ({ question }) => joinNamed(question),
  join: ({ question }) => joinNamed(question),
  parlay: ({ question }) => joinNamed(question),
};

/** What a message that names its own team, league or day wants of it: its prices, its time, its facts, or a verdict. Null: it names none. */
export function askAnew(question: ActQuestion, hasOpenWords: boolean): Asked | null {
  const { act, said, market, mentions } = question;
  const bets = said.filter(hasSubject);
  const asked = { ...market, bets: said };
  // A verdict is for what is wholly understood.
  if (act === 'judge' && hasOpenWords && !bets.some(saysBet) && !PERSUADES.test(question.plain)) return null;
  if (bets.length > 0) return OF_NAMED[act]?.({ asked, bets, question }) ?? null;
  if (mentions.length > 0 || (market.leagues.length === 0 && market.window === null)) return null;
  return act === 'board' ? boardAsked(asked) : act === 'games' || act === 'when' ? gamesAsked(asked) : null;
}

/** "I like the Jets, change my mind": what speaks for the bet and against it is asked, in whatever words. */
const PERSUADES =
  /\b(change my mind|talk me (out|off|into|down)|sell me|convince me|(the|a) case (for|against)|stop me|why im wrong|am i (crazy|dumb|wrong|nuts|stupid)|reason (not )?to (bet|take|fade))\b/;
