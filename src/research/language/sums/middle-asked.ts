import type { Calculation } from '#contract/research/calculate.ts';
import type { EndOfTwo } from '#contract/research/covered.ts';
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
    /\b(chance|chances|prob\w*|likely|how often|percent\w*|pct|odds)\b.*\b(hit|hits|land|lands|landing|falls?|falling|both|it|that|this|win|wins|middle|gap|happens?|there)\b|\bhow (often|likely|realistic|common)\b|\b(realistic|realistically|likely)\b.*\b(there|that|this|it|number|middle|gap|\d{1,2})\b|\b(is|are|thats?|it|\d{1,2})( (that|it|this|even|actually|really))* (realistic|likely)\b|\b(actually|really|ever|even) (happens?|lands?|hits?)\b/,
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

/** "Is 4 realistic, how often": the margin on which it would have to end. */
const MOST_MARGIN = 40;
const marginIn = ({ tokens }: Tagged): number | null => {
  const [margin, ...others] = tokens.flatMap(({ number }) => (number ? [number] : []));
  const isMargin = margin && others.length === 0 && margin.sign === null && !margin.dollars && !margin.percent;
  return isMargin && Number.isInteger(margin.value) && margin.value <= MOST_MARGIN ? margin.value : null;
};

/** "What's break-even on the middle", "what if it misses" behind two such bets: that figure first, and the bets stay. */
export function middleAsked(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  const sum = onlySum(previous, 'middle');
  const question = middleQuestion(plain);
  const margin = question === 'chance' ? marginIn(read) : null;
  const numbers = margin === null ? amounts.money.length : 0;
  const isElse = mentions.length + amounts.prices.length + amounts.shares.length + numbers > 0;
  if (!sum || !question || isElse || tokens.length > MOST_WORDS) return null;
  const told = (margin === null ? null : endTold(sum, margin)) ?? middleTold(sum, question);
  const [focus, ...others] = previous?.focus ?? [];
  return told === null ? null : sumOn([sum], focus && others.length === 0 ? refOfFocus(focus) : null, [told]);
}

/** "How often does it land on 3", where another number than that wins both. Null: that is no end of its own. */
function endTold(sum: MiddleSum, margin: number): string | null {
  const end = endsOf(sum)?.find(({ when }) => new RegExp(`\\bexactly ${margin}$`).test(when));
  if (!end || end.isBoth || end.chance === undefined) return null;
  return `It ends with ${end.when} about ${percent(end.chance)} of the time, which makes it ${signedDollars(Math.round(end.cents))} with these stakes.`;
}

/** Null: the ends of it are not known. */
export function middleTold(sum: MiddleSum, question: Question): string | null {
  const ends = endsOf(sum);
  const both = ends?.find(({ isBoth }) => isBoth);
  const worst = ends?.toSorted((a, b) => a.cents - b.cents)[0];
  if (!ends || !both || !worst) return null;
  const misses = ends.filter(({ isBoth }) => !isBoth);
  return question === 'worst' ? worstTold(worst) : rateTold(question, { both, misses, average: averageOf(ends) });
}

const worstTold = ({ cents, when }: End): string =>
  cents < 0
    ? `Outside of the gap you lose ${dollars(Math.round(-cents))} at worst (${when}).`
    : `It cannot lose: at worst ${dollars(Math.floor(cents))} is left (${when}).`;

const averageOf = (ends: readonly End[]): number | null =>
  ends.every(({ chance }) => chance !== undefined)
    ? ends.reduce((all, { cents, chance = 0 }) => all + cents * chance, 0)
    : null;

/** What a miss comes to: on average where it is known how often each of them is, else at worst. */
function missOf(misses: readonly End[]): number {
  const all = misses.reduce((sum, { chance = 0 }) => sum + chance, 0);
  const average = all > 0 ? averageOf(misses.map((end) => ({ ...end, chance: end.chance && end.chance / all }))) : null;
  return average ?? Math.min(0, ...misses.map(({ cents }) => cents));
}

type Rated = { both: End; misses: readonly End[]; average: number | null };

/** How often both must win, how often they do, and what that comes to. */
function rateTold(question: Question, { both, misses, average }: Rated): string {
  const lost = Math.max(0, -missOf(misses));
  const needed = lost / (lost + both.cents);
  const outside = misses.map(({ cents }) => Math.round(cents));
  const [least, most] = [Math.min(...outside), Math.max(...outside)].map(signedDollars);
  const stakes = `${signedDollars(Math.round(both.cents))} inside the gap, ${least === most ? least : `${least} to ${most}`} outside of it`;
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
