import type { Calculation, EndOfTwo } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { resultIn } from '../../tools/calculate/ends-of-two.ts';
import { dollars, percent, signedDollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { sumOn } from './sum-on-bet.ts';

export type MiddleSum = Extract<Calculation, { kind: 'middle' }>;
type Question = 'even' | 'chance' | 'worst' | 'worth';

/** What is asked of two bets that may both win, the narrowest first. */
const QUESTIONS: readonly (readonly [Question, RegExp])[] = [
  ['even', /\bbreak ?even\b|\b(has|have|need|needs|needed) to (hit|land|win|come|happen)\b|\bneeded rate\b/],
  [
    'chance',
    /\b(chance|chances|prob\w*|likely|how often|percent\w*|pct|odds)\b.*\b(hit|hits|land|lands|both|it|that|this|win|wins|middle|gap)\b/,
  ],
  [
    'worst',
    /\b(worst|miss|misses|missed|downside|most i (can |could )?lose|max loss|(what|how much) (do|would|could|can|will|am) i (lose|losing|risk|risking))\b/,
  ],
  ['worth', /\b(worth|value|ev|profitable|take it|do it|good idea|smart|expected|on average)\b/],
];

export const middleQuestion = (plain: string): Question | null =>
  QUESTIONS.find(([, words]) => words.test(plain))?.[0] ?? null;

const MOST_WORDS = 14;

/** "What's break-even on the middle", "what if it misses" behind two such bets: that figure first, and the bets stay. */
export function middleAsked({ plain, tokens, mentions, amounts, previous }: Tagged): Asked | null {
  const sum = onlySum(previous, 'middle');
  const question = middleQuestion(plain);
  const isElse = mentions.length + amounts.prices.length + amounts.money.length + amounts.shares.length > 0;
  if (!sum || !question || isElse || tokens.length > MOST_WORDS) return null;
  const told = middleTold(sum, question);
  const [focus, ...others] = previous?.focus ?? [];
  return told === null ? null : sumOn([sum], focus && others.length === 0 ? refOfFocus(focus) : null, [told]);
}

/** Null: the ends of it are not known. */
export function middleTold(sum: MiddleSum, question: Question): string | null {
  const ends = endsOf(sum);
  const both = ends?.find(({ isBoth }) => isBoth);
  const worst = ends?.toSorted((a, b) => a.cents - b.cents)[0];
  if (!ends || !both || !worst) return null;
  return question === 'worst' ? worstTold(worst) : rateTold(question, { both, worst, average: averageOf(ends) });
}

const worstTold = ({ cents, when }: End): string =>
  cents < 0
    ? `Outside of the gap you lose ${dollars(Math.round(-cents))} at worst (${when}).`
    : `It cannot lose: at worst ${dollars(Math.floor(cents))} is left (${when}).`;

const averageOf = (ends: readonly End[]): number | null =>
  ends.every(({ chance }) => chance !== undefined)
    ? ends.reduce((all, { cents, chance = 0 }) => all + cents * chance, 0)
    : null;

type Rated = { both: End; worst: End; average: number | null };

/** How often both must win, how often they do, and what that comes to. */
function rateTold(question: Question, { both, worst, average }: Rated): string {
  const needed = worst.cents < 0 ? -worst.cents / (-worst.cents + both.cents) : 0;
  const stakes = `${signedDollars(Math.round(both.cents))} inside the gap, ${signedDollars(Math.round(worst.cents))} outside of it`;
  const even = `To break even both have to win ${percent(needed)} of the time (${stakes}).`;
  const has =
    both.chance === undefined
      ? 'How often they do is not known here.'
      : `They do ${percent(both.chance)} of the time, with ${both.when}.`;
  const makes = average === null ? '' : ` On average that is ${signedDollars(Math.round(average))}.`;
  if (question === 'worth' && average !== null) {
    const sign = average > 0 ? 'Yes: on average it makes' : 'No: on average it costs';
    return `${sign} you ${dollars(Math.round(Math.abs(average)))}. ${even} ${has}`;
  }
  return question === 'chance' && both.chance !== undefined
    ? `Both win with ${both.when}, ${percent(both.chance)} of the time; to break even it takes ${percent(needed)} (${stakes}).${makes}`
    : `${even} ${has}${makes}`;
}

type End = { when: string; cents: number; chance: number | undefined; isBoth: boolean };

function endsOf(sum: MiddleSum): End[] | null {
  const worked = calculate({ calc: sum });
  if (!worked.ok || !sum.ends) return null;
  const stakeOf = (key: string) => worked.data.inputs.find((input) => input.key === key)?.value ?? 0;
  const first = { stake: stakeOf('stakeCents'), decimal: priceTextToDecimal(sum.price) };
  const second = { stake: stakeOf('otherStakeCents'), decimal: priceTextToDecimal(sum.otherPrice) };
  return sum.ends.map((end) => ({
    when: end.when,
    chance: end.chance,
    cents: resultOf(first, end.first) + resultOf(second, end.second),
    isBoth: end.first === 'win' && end.second === 'win',
  }));
}

const resultOf = ({ stake, decimal }: { stake: number; decimal: number }, end: EndOfTwo['first']): number =>
  resultIn({ wins: stake * (decimal - 1), loses: stake }, end);
