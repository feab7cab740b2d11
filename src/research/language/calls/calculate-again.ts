import { Calculation } from '#contract/research/calculate.ts';
import { ADDS, type Again, type Change, ROLL } from './again.ts';
import { figuresAgain } from './again-figures.ts';
import { moneyAgain, stakeOn } from './again-money.ts';
import { otherKind } from './again-otherwise.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls } from './call.ts';
import { plainText } from './plain-text.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';

type Said = Omit<Again, 'text'> & { said: readonly StatedBet[] };

const MOST_WORDS = 12;

/**
 * "And half Kelly?", "what if +150", "with 60%", "bankroll 5000 instead", "100 on that, what do I win": the sum before with what is
 * said now in place of what was said then. Of the price of a bet that was judged only another stake is such a sum.
 */
export function againWith(before: Calculation | undefined, { said, ...now }: Said): Asked | null {
  if (!before || now.tokens.length > MOST_WORDS || said.some((bet) => isOfBet(bet, now.amounts))) return null;
  const again = { ...now, text: plainText(now.tokens) };
  const changed = isOfJudgedBet(before)
    ? withChange(before, stakeOn(again) ?? {})
    : (otherKind(before, again.text) ??
      withChange(before, { ...figuresAgain(before, again), ...moneyAgain(before, again) }));
  const calc = changed && Calculation.safeParse(changed);
  return calc?.success ? calls([{ tool: 'calculate', input: { calc: calc.data } }]) : null;
}

/**
 * What only the sum before can mean, though settings, picks and parlays are wished for in the same words: another bankroll for the
 * stake, other legs for what was multiplied. Null: it may be such a wish.
 */
export function againBeforeWishes(before: Calculation | undefined, now: Said): Asked | null {
  const { prices, shares, counts, money } = now.amounts;
  const text = plainText(now.tokens);
  if (before?.kind === 'kelly') {
    const isAlone = prices.length + shares.length + counts.length === 0 && money.length > 0;
    return isAlone && ROLL.test(text) ? againWith(before, now) : null;
  }
  if ((before?.kind !== 'parlay' && before?.kind !== 'round_robin') || WISHES.test(text)) return null;
  const isOfLegs = counts.some(({ of }) => of === 'legs') || (prices.length > 0 && ADDS.test(text));
  return isOfLegs ? againWith(before, now) : null;
}

const WISHES =
  /\b(best|build|give|gimme|find|picks?|nfl|nba|mlb|nhl|ncaa\w*|soccer|tennis|today|tonight|tomorrow|games?)\b/;

/** Whom or what a bet is on is for the readers of bets; "over 500 bets" is how many. */
const isOfBet = (bet: StatedBet, { counts }: Amounts): boolean =>
  hasSubject(bet) ||
  (bet.direction !== null && (bet.line !== null || counts.length === 0)) ||
  bet.stats.length > 0 ||
  bet.line?.signed === true;

/** A price without a stake is that of a bet of which another one may be meant by every other number. */
const isOfJudgedBet = (before: Calculation): boolean =>
  before.kind === 'payout' &&
  before.stakeCents === undefined &&
  before.toWinCents === undefined &&
  before.units === undefined;

const withChange = (before: Calculation, change: Change): object | null =>
  Object.keys(change).length === 0
    ? null
    : Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
