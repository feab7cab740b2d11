import type { AnalysisMode } from '#contract/analysis.ts';
import type { Period, Reading } from '../../language/reading.ts';
import { shiftedDay } from '../../language/wishes/next-such-day.ts';
import { statWords } from '../../slate/prop-keys.ts';
import type { Slate } from '../../slate/slate.ts';
import type { Bettor } from '../../words/bettor.ts';
import { capital, list } from '../../words/format.ts';
import { onAlternateLines } from '../price-bets/alternate-lines.ts';
import type { Candidate } from './candidates.ts';
import { findEarlierBets } from './earlier-bets.ts';
import { limitsOf, takeableAt } from './limits.ts';
import { withMeantWindow } from './meant-window.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';

const PARTS: Readonly<Record<Period, string>> = {
  first_half: 'the first half',
  second_half: 'the second half',
  quarter: 'a single quarter',
  period: 'a single period',
  first_innings: 'the first innings',
  set: 'a single set',
  season: 'the whole season',
};

/**
 * A question about a part of a game, as one about the whole: no part has stored prices. A line or a price that was named
 * is the part's, and says nothing about the whole.
 */
function wholeGame(asked: Reading): { reading: Reading; missing: string[] } {
  const { period = null, stats = [] } = asked;
  // A prop that only a part of the game has is told of as a prop.
  if (period === null || stats.includes('first_inning_runs')) return { reading: asked, missing: [] };
  const instead = period === 'season' ? 'single games are' : "the whole game's market is";
  return {
    reading: { ...asked, period: null, line: null, statedDecimal: null, alternate: false },
    missing: [`I have no price on ${PARTS[period]}; ${instead} shown instead.`],
  };
}

export type AnswerPlan = SearchPlan & {
  /** Bets that were given before and are not to be given again. */
  given: readonly Candidate[];
  /** What of the question has no answer, before anything is searched. */
  missing: readonly string[];
  /** Of that, what means that the answer is about something else than was asked for. */
  instead: readonly string[];
};

export type Situation = { mode: AnalysisMode; now: Date; bettor: Bettor };

/** How a question is answered: from which prices, and what of it cannot be answered. */
export function planAnswer(slate: Slate, named: Reading, { mode, now, bettor }: Situation): AnswerPlan {
  const asked = withMeantWindow(slate, named, now);
  const whole = wholeGame(asked);
  const lines = onAlternateLines(slate, whole.reading, now);
  const plan = planSearch(lines.slate, whole.reading, mode, now);
  const own = takeableAt(limitsOf(slate, plan.reading, bettor, []));
  const instead = [...whole.missing, ...lines.missing];
  const missing = [...leftOut(plan.reading), ...staying(named), ...shiftedDay(whole.reading), ...instead];
  const { asksMore, earlier = [] } = plan.reading;
  const given = asksMore ? findEarlierBets(slate, earlier, own, now).filter((bet) => bet !== null) : [];
  return { ...plan, instead, given, missing };
}

const staying = ({ stays = [] }: Reading): string[] =>
  stays.length === 0 ? [] : [`${list(stays)} ${stays.length === 1 ? 'stays' : 'stay'} as before.`];

function leftOut({ excluded }: Reading): string[] {
  if (!excluded) return [];
  const { leagues, teams, players = [], books = [], stats = [], whoCounts = [] } = excluded;
  const names = [
    ...leagues,
    ...new Set(teams.map(({ name }) => name)),
    ...players,
    ...books,
    ...stats.map(statWords),
    ...(whoCounts.length > 0
      ? [`players with a price on ${list(whoCounts.map(statWords)).replace(' and ', ' or ')}`]
      : []),
  ];
  if (names.length === 0) return [];
  const isOne = names.length === 1 && stats.length + whoCounts.length === 0;
  return [`${capital(list(names))} ${isOne ? 'is' : 'are'} left out, as asked.`];
}
