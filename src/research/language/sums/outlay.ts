import type { Calculation } from '#contract/research/calculate.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { dollars, list, plural } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import type { Reading } from '../reading.ts';
import { resultOf } from './robin-legs.ts';

const OUTLAY =
  /\b(total|all)( that)?( i| ive| i have| im| i am)? (got |have |put )?(down|risking|staking|riding|in play|on the line)\b|\b(outlay|exposure)\b|\b(total|whole|overall|combined|max|full)( \w+)? (risk|risked|at risk|stake|staked|cost|spend|spent|investment)\b|\b(how much|what|whats)( \w+){0,3} (am i|are we|do i|would i|will i|did i|have i|is|i) (\w+ ){0,3}(risk|risking|risked|staking|staked|spending|spend|putting (up|in|down)|laying out|in for|on the line|at risk|out of pocket)\b|\b(what|how much)( \w+)? (am i|are we|id be|would i be) out\b/;
/** Behind stakes it is no total of a game. */
const BARE_TOTAL =
  /^(so |and |ok |whats |the |in )*total( (for|of|on) (both|all|them|those|these|everything))?( then)?$/;
/** What of a bet may be lost, and a market of that name. */
const ELSE = /\b(kelly|ruin|drawdown|over|under|parlay|teaser|hedg\w*|middle\w*|per|each)\b/;
const MOST_WORDS = 16;

const WINS = '(hit|hits|win|wins|land|lands|cash|cashes|come in|comes in|get there|go in)';
const HITS = new RegExp(
  `\\b(?:if|when|say|suppose|and|what if|should)?\\b ?(?:they |i |it |only |just |the )*(all|both|every ?one|each|none|neither|no one|first|second|third|fourth|last|top|other|one|two|three|four|five|six|\\d)\\b(?: \\w+){0,4}? ${WINS}\\b`,
);
const ASKS_CASE = /\b(if|when|say|suppose|what happens|should)\b/;

/**
 * "Total outlay?", "if only the first two hit" behind sums with stakes: what is staked in all, and what comes back of several bets of
 * which all or some win. Null: neither is asked.
 */
export function outlayOf(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  if (tokens.length > MOST_WORDS || mentions.length + amounts.prices.length > 0) return null;
  const sums = sumsOf(previous);
  const isBare = BARE_TOTAL.test(plain) && sums.some((sum) => stakedIn(sum) !== null);
  const asksTotal = (OUTLAY.test(plain) && !ELSE.test(plain)) || isBare;
  const paid = sums.filter(isPaid);
  const won = paid.length > 1 && paid.length === sums.length && ASKS_CASE.test(plain) ? winnersIn(plain, paid) : null;
  if (!asksTotal && won === null) return null;
  const total = sums.reduce<number | null>((all, sum) => (all === null ? null : plus(all, stakedIn(sum))), 0);
  if (asksTotal && won === null && (total === null || total === 0)) return asksOfNothing(read);
  const told = [
    ...(asksTotal ? [totalText(sums, total ?? 0, besides(previous, sums))] : []),
    ...(won === null ? [] : [wonText(paid, won)]),
  ];
  return { ...say(told.join(' ')), spoken: keeping(sums) };
}

export type Paid = Extract<Calculation, { kind: 'payout' }> & { stakeCents: number };

export const isPaid = (sum: Calculation): sum is Paid => sum.kind === 'payout' && sum.stakeCents !== undefined;

const keeping = (sums: readonly Calculation[]) => ({ ...(sums[0] && { calculation: sums[0] }), sums });

/** Behind a parlay or prices without a stake nothing is staked yet; "total risk" of nothing before it is no question of this chat. */
const asksOfNothing = ({ previous }: Tagged): Asked | null =>
  previous === null
    ? null
    : say('No stake has been named yet, so there is nothing to add up. Say for example "10 on each".');

const plus = (all: number, more: number | null): number | null => (more === null ? null : all + more);

const STAKES = /^(stakeCents|otherStakeCents|hedgeCents|stake\d+)$/;
const WITH_STAKES: ReadonlySet<Calculation['kind']> = new Set<Calculation['kind']>([
  'payout',
  'hedge',
  'arbitrage',
  'middle',
  'free_bet',
  'boost',
  'parlay',
  'round_robin',
  'dutching',
  'ev',
]);

/** All of one's own money that a sum puts on its bets, in cents; null: it is none of stakes. */
export function stakedIn(calc: Calculation): number | null {
  if (calc.kind === 'payout' && calc.stakeCents === undefined && calc.toWinCents === undefined) return null;
  if (!WITH_STAKES.has(calc.kind) || ('units' in calc && calc.units !== undefined)) return null;
  const worked = calculate({ calc });
  if (!worked.ok) return null;
  const all = [...worked.data.inputs, ...worked.data.figures];
  const total = all.find(({ key }) => key === 'totalCents');
  if (total) return Math.round(total.value);
  const stakes = new Map(all.filter(({ key }) => STAKES.test(key)).map(({ key, value }) => [key, value]));
  if (stakes.size === 0 && 'stakeCents' in calc) return calc.stakeCents ?? null;
  return stakes.size === 0 ? null : Math.round([...stakes.values()].reduce((sum, value) => sum + value, 0));
}

/** What was staked right before on other bets stays staked: singles, and then all of them as a parlay. */
const besides = (previous: Reading | null, sums: readonly Calculation[]): readonly Calculation[] =>
  (previous?.earlierSums ?? []).filter(
    (one) => stakedIn(one) !== null && SINGLES.has(one.kind) && sums.every((sum) => isOther(one, sum)),
  );
const isOther = (one: Calculation, sum: Calculation): boolean =>
  sum.kind !== one.kind ||
  (sum.kind === 'payout' && one.kind === 'payout' && sum.bet !== undefined && sum.bet !== one.bet);
const SINGLES: ReadonlySet<Calculation['kind']> = new Set<Calculation['kind']>(['payout']);

const nameOf = (sum: Calculation): string => (sum.kind === 'payout' ? (sum.bet ?? 'the bet') : 'the other bets');

function totalText(sums: readonly Calculation[], own: number, beside: readonly Calculation[]): string {
  if (beside.length > 0) {
    const before = beside.reduce((all, sum) => all + (stakedIn(sum) ?? 0), 0);
    const last = sums[0]?.kind === 'parlay' ? 'the parlay' : list(sums.map(nameOf));
    const first = beside.length > 2 ? plural(beside.length, 'single bet') : list(beside.map(nameOf));
    return `You stake ${dollars(before + own)} in all: ${dollars(before)} on ${first} and ${dollars(own)} on ${last}.`;
  }
  const total = own;
  const each = sums.map(stakedIn);
  const isEven = each.length > 1 && each.every((one) => one === each[0]);
  const parts = isEven ? `: ${dollars(each[0] ?? 0)} on each of ${plural(each.length, 'bet')}` : '';
  return `You stake ${dollars(total)} in all${parts}.`;
}

const returnOf = ({ price, stakeCents }: Paid): number => {
  const worked = calculate({ calc: { kind: 'payout', price, stakeCents } });
  return worked.ok ? Math.round(worked.data.figures.find(({ key }) => key === 'returnsCents')?.value ?? 0) : 0;
};

/** Which of them win: these, from 0; or so many of them, whichever. */
type Winners = 'all' | readonly number[] | { count: number };

/** What comes back of several single bets of which these win. */
export function wonText(paid: readonly Paid[], won: Winners): string {
  const total = paid.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  const returns = paid.map(returnOf);
  const sumOf = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  if (won === 'all' || !('count' in won)) {
    const places = won === 'all' ? paid.map((_, at) => at) : won;
    const back = sumOf(places.map((at) => returns[at] ?? 0));
    const who =
      won === 'all' ? whoAll(paid.length) : `only ${placesText(places)} ${places.length === 1 ? 'wins' : 'win'}`;
    return `If ${who}, ${dollars(back)} comes back, ${resultOf(back - total)}.`;
  }
  const { count } = won;
  const sorted = returns.toSorted((a, b) => a - b);
  const [low, high] = [sumOf(sorted.slice(0, count)), sumOf(sorted.slice(sorted.length - count))];
  if (count === 0) return `If none wins, all ${dollars(total)} are lost.`;
  const who = `${count} of ${paid.length} ${count === 1 ? 'wins' : 'win'}`;
  return low === high
    ? `If ${who}, ${dollars(low)} comes back, ${resultOf(low - total)}.`
    : `If ${who}, ${dollars(low)} to ${dollars(high)} comes back, by which ${count === 1 ? 'one it is' : 'ones they are'}: ${resultOf(low - total)} to ${resultOf(high - total)}.`;
}

const whoAll = (count: number): string => (count === 2 ? 'both win' : `all ${count} win`);

const placesText = (places: readonly number[]): string => {
  const words = places.map(
    (at) => ['the first', 'the second', 'the third', 'the fourth', 'the fifth', 'the sixth'][at] ?? '',
  );
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};

/** What comes back where these win, in the case that is told; null: it tells none. */
export function caseTold(plain: string, paid: readonly Paid[]): string | null {
  const won = winnersIn(plain, paid);
  return won === null ? null : wonText(paid, won);
}

const PLACES: Readonly<Record<string, number>> = { second: 1, third: 2, fourth: 3 };

function winnersIn(plain: string, paid: readonly Paid[]): Winners | null {
  if (/\b(win|wins|hit|hits|cash) (both|all)\b/.test(plain)) return 'all';
  const [, word] = HITS.exec(plain) ?? [];
  if (word === undefined) return null;
  if (/^(all|both|every ?one|each)$/.test(word)) return 'all';
  if (/^(none|neither|no one)$/.test(word)) return { count: 0 };
  const place = PLACES[word];
  if (place !== undefined) return place < paid.length ? [place] : null;
  const ordered = /\b(first|top|last) (\w+)\b/.exec(plain);
  const numberOf = (text = ''): number =>
    /^\d$/.test(text) ? Number(text) : (SEVERAL_IN_WORDS[text] ?? (text === 'one' ? 1 : 0));
  if (ordered) {
    const many = Math.min(paid.length, numberOf(ordered[2]) || 1);
    const from = ordered[1] === 'last' ? paid.length - many : 0;
    return Array.from({ length: many }, (_, at) => from + at);
  }
  const count = numberOf(word);
  if (count === 0 || count > paid.length) return null;
  return count === paid.length ? 'all' : { count };
}
