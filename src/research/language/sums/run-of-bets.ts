import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { PriceAmount } from '../calls/amount.ts';
import { type Asked, calculated, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

type RunCalc = Extract<Calculation, { kind: 'bet_run' }>;

const ASKS =
  /\b(expect|expected|expectation|ev|profit|swings?|std|sd|stdev|dev|deviation|variance|down|losing|lose money|behind|in the red|ahead|roi|over (a|the) (yr|year|season)|long run|after all|come out|end up)\b/;
/** Of a streak its chance is asked, which needs no price. */
const STREAK = /\b(streaks?|skids?|in a row|straight|consecutive|on the (trot|bounce))\b/;
const MOST_WORDS = 32;
const MOST_BETS = 100_000;
const CENTS = 100;
const BETS = /^(bets?|wagers?|plays|times|picks)$/;
const OF_THEM = /^(those|these|them|it|that|such)$/;

/**
 * "Stake 200 price -105 prob 53, 300 bets: std dev and chance I'm down", "if I bet 300 of those at 200 flat": many equal bets, by what
 * is labelled or unmistakable, and for the rest by the sum before. Null: no number of bets is said, or nothing of what they come to.
 */
export function runOfBets(read: Tagged): Asked | null {
  const { tokens, plain, mentions } = read;
  const prices = pricesIn(read);
  // "30% profit boost, max 25 bet" counts no bets.
  if (read.says.has('boost') || mentions.length > 0 || tokens.length > MOST_WORDS) return null;
  if (prices.length > 1 || STREAK.test(plain)) return null;
  const isOnward = sumsOf(read.previous).some(({ kind }) => kind === 'ev' || kind === 'bet_run');
  if (!ASKS.test(plain) && !isOnward) return null;
  const plainly = betsAt(tokens);
  const times = plainly < 0 && isOnward ? timesAt(tokens) : plainly;
  const countAt = times < 0 && isOnward ? perPeriodAt(read) : times;
  const bets = tokens[countAt]?.number?.value ?? (asksOfRun(read) ? runBefore(read)?.bets : undefined);
  return bets === undefined || bets < 2 || bets > MOST_BETS ? null : runOf(read, bets, countAt, prices[0]);
}

function runOf(read: Tagged, bets: number, countAt: number, first: PriceAmount | undefined): Asked | null {
  const before = sumsOf(read.previous).find((sum) => 'price' in sum && 'chance' in sum) as Before | undefined;
  const price = first?.text ?? before?.price;
  const taken = new Set([countAt, ...(first ? [first.from] : [])]);
  const chance = chanceIn(read, taken) ?? before?.chance;
  const stakeCents = stakeIn(read, taken) ?? before?.stakeCents;
  if (price === undefined && chance === undefined) return null;
  if (price === undefined || chance === undefined)
    return say(
      `For ${bets} bets I need ${price === undefined ? 'their price' : 'how often they win'} too. For example: "${bets} bets of $100 at -105, 53%".`,
    );
  return chance > 0 && chance < 1
    ? calculated([{ kind: 'bet_run', bets, price, chance, ...(stakeCents !== undefined && { stakeCents }) }])
    : null;
}

type Before = { price?: string; chance?: number; stakeCents?: number };

/** "At 200 flat" is a stake, and no price of +200. */
const pricesIn = ({ tokens, amounts }: Tagged): readonly PriceAmount[] =>
  amounts.prices.filter(({ from, to }) => {
    const number = tokens[from]?.number;
    const isBare = number != null && number.sign === null && Number.isInteger(number.value);
    return number != null && !(isBare && STAKE_BEHIND.test(tokens[to]?.text ?? ''));
  });

const runBefore = ({ previous }: Tagged): RunCalc | undefined =>
  sumsOf(previous).find((sum): sum is RunCalc => sum.kind === 'bet_run');

/** Behind such a sum another part of it alone. */
const asksOfRun = ({ amounts, plain }: Tagged): boolean =>
  amounts.prices.length + amounts.shares.length + amounts.money.length > 0 && /\b(if|what about|at|with)\b/.test(plain);

/** "300 bets", "300 of those". */
const betsAt = (tokens: readonly Token[]): number =>
  tokens.findIndex(({ number }, at) => {
    if (!number || number.sign || number.percent || number.dollars || !Number.isInteger(number.value)) return false;
    const [next, second] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
    // "1 in 5 of those" is how often they win.
    if (/^(in|out)$/.test(tokens[at - 1]?.text ?? '') || /^out of$/.test(wordsBefore(tokens, at))) return false;
    // "A 100 bet" is one of so much.
    const isOne = next === 'bet' && !/^(sample|run|stretch|season|streak)$/.test(second);
    return (BETS.test(next) && !isOne) || (next === 'of' && OF_THEM.test(second)) || /^(more|such)$/.test(next);
  });

/** "40 a month", "times 200", "x 40": behind what one bet is worth, how many of it. */
const timesAt = (tokens: readonly Token[]): number =>
  tokens.findIndex(({ number, text }, at) => {
    if (!number || number.sign || number.percent || number.dollars || !Number.isInteger(number.value)) return false;
    const behind = wordsBefore(tokens, at + 3);
    return (
      /^(times|x)$/.test(tokens[at - 1]?.text ?? '') ||
      /^\d+x$/.test(text) ||
      (/^(a|an|per|every|each) (day|night|week|weekend|month|season|year|yr)$/.test(behind) && number.value > 1)
    );
  });

const PERIOD = /\b((a|per|every|each) (day|night|week|weekend|month|season|year|yr)|daily|weekly|monthly|yearly)\b/;

/** "Per month, im doing about 40": the only number beside a time that so many are made in. */
function perPeriodAt({ tokens, plain, amounts }: Pick<Tagged, 'tokens' | 'plain' | 'amounts'>): number {
  const numbers = tokens.flatMap(({ number }, at) => (number ? [at] : []));
  const [at = -1, ...others] = numbers;
  const number = tokens[at]?.number;
  const isCount = number?.sign === null && !number.dollars && !number.percent && Number.isInteger(number.value);
  return PERIOD.test(plain) && isCount && others.length + amounts.shares.length === 0 ? at : -1;
}

const wordsBefore = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(Math.max(0, at - 2), at)
    .map(({ text }) => text)
    .join(' ');

const CHANCE_BEFORE = /^(prob|probability|chance|chances|rate|hit|hits|hitting|p|winning|win|wins|true)$/;

/** A percentage, or a number behind what calls it a chance: "prob 53", "0.53". */
function chanceIn({ tokens, amounts }: Tagged, taken: Set<number>): number | undefined {
  const [share] = amounts.shares;
  if (share) return share.share;
  const at = tokens.findIndex(
    ({ number }, place) =>
      number != null &&
      number.sign === null &&
      !taken.has(place) &&
      tokens
        .slice(Math.max(0, place - 2), place)
        .some(
          ({ text }, back, all) =>
            CHANCE_BEFORE.test(text) && (back === all.length - 1 || /^(is|of|at|rate)$/.test(all.at(-1)?.text ?? '')),
        ),
  );
  const value = tokens[at]?.number?.value;
  if (value === undefined) return undefined;
  taken.add(at);
  return value < 1 ? value : value / CENTS;
}

const STAKE_BEFORE = /^(stake|stakes|staking|staked|size|risk|risking|betting|at|of)$/;
const STAKE_BEHIND = /^(flat|each|apiece|per|a|stake|stakes|dollars|bucks)$/;

/** Money, or a whole number that is said to be on each. */
function stakeIn({ tokens, amounts }: Tagged, taken: ReadonlySet<number>): number | undefined {
  const money = amounts.money.find(({ from, isSure }) => isSure && !taken.has(from));
  if (money) return money.cents;
  const number = tokens.find(
    ({ number: one }, at) =>
      one != null &&
      one.sign === null &&
      !one.percent &&
      one.value >= 1 &&
      !taken.has(at) &&
      (STAKE_BEFORE.test(tokens[at - 1]?.text ?? '') || STAKE_BEHIND.test(tokens[at + 1]?.text ?? '')),
  )?.number;
  return number ? Math.round(number.value * CENTS) : undefined;
}
