import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts, MoneyAmount, PriceAmount } from './amount.ts';
import type { Concept } from './concepts.ts';
import { plainText } from './plain-text.ts';

/** What a calculation is read from. `hasSides`: somebody who plays is named, so that a bet may be meant and no sum. */
export type Sum = {
  tokens: readonly Token[];
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  hasSides: boolean;
};

/** Calculations that answer a question, with what was taken for granted in reading them. */
export type SumsRead = { calcs: readonly Calculation[]; notes: readonly string[] };

/** The calculation, or several; what is missing for it in a sentence; or null: it is not what is asked for. */
export type ReadSum = (sum: Sum) => Calculation | SumsRead | string | null;

export const withNote = (calc: Calculation, ...notes: string[]): SumsRead => ({ calcs: [calc], notes });

/** The same of each of several prices. */
export const ofEach = (prices: readonly PriceAmount[], toCalc: (price: string) => Calculation): SumsRead => ({
  calcs: prices.map(({ text }) => toCalc(text)),
  notes: [],
});

/** Of how many prices or chances the same is worked out at once. */
export const MOST_AT_ONCE = 4;

/** What most bets on a line cost, where no price is named. */
export const STANDARD_PRICE = '-110';

const FAIR_REACH = 4;
const FAIR =
  /\b(fair|true|vigless|novig|make (it|this|that|them)|my (number|price|line|odds|fair)|model( says| has)?|should be|(have|cap|price) (it|this|that) at)\b/;

/** Of several prices the one that is called fair, or is the writer's own: "+150, fair is +130", "i make it -165". */
export const fairPriceOf = ({ tokens, amounts: { prices } }: Sum): PriceAmount | undefined =>
  prices.length < 2
    ? undefined
    : (prices.find(({ from }) => {
        const before = tokens.slice(Math.max(0, from - FAIR_REACH), from);
        const last = before.findLastIndex(({ number }) => number !== null);
        return FAIR.test(plainText(before.slice(last + 1)));
      }) ?? prices.find(({ from, to }) => isCalledFair(tokens, from, to)));

/** "+190 on a +175 fair". */
const isCalledFair = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(a|an|the|vs|versus|against)$/.test(tokens[from - 1]?.text ?? '') && /^(fair|true)$/.test(tokens[to]?.text ?? '');

const WHOLE_DOLLAR = 100;
/** A number behind these is a line, a number of legs, or which of several things is meant. */
const LABEL_BEFORE =
  /^(over|under|o|u|ou|hits?|lands?|reaches|touches|robin|robins|rr|by|leg|team|side|option|number|game)$/;
const LABEL_BEHIND = /^(way|ways|sided|horses?|runners?|outcomes?|sides|times|people|years?|weeks?|months?|out)$/;
const LEGS_BEHIND = /^(hit|hits|won|win|wins|cashed|cash|landed|lost|legs?|teams?|are|were|came|already|down|in)$/;
const STAKE_BEFORE = /^(bet|bets|betting|put|stake|staked|staking|risk|risking|wager|for|with|max|placed|drop|lay)$/;
const STAKE_BEHIND = /^(each|apiece|max|on|total|to|a)$/;

/** Whether a number counts or names something, so that it is no money. */
export function isLabel(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const far = tokens[at - 2];
  // "First 2 hit", "all 4 legs won": how many of the legs.
  const isOfLegs =
    /^(first|last|other|all)$/.test(before) &&
    LEGS_BEHIND.test(tokens[at + 1]?.text ?? '') &&
    !tokens[at]?.number?.dollars;
  if (isOfLegs) return true;
  // "Round robin of 3", "2 of 3", "1 in 4", "2 out of 3": how many.
  const isOutOf = far?.text === 'out' && tokens[at - 3]?.number != null;
  const isPart = /^(of|in)$/.test(before) && (far?.number != null || LABEL_BEFORE.test(far?.text ?? '') || isOutOf);
  // "1x2".
  if (tokens[at - 1]?.number?.suffix === 'x') return true;
  const isSome = /^(of|in)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.number != null;
  return LABEL_BEFORE.test(before) || isPart || isSome || LABEL_BEHIND.test(tokens[at + 1]?.text ?? '');
}

/**
 * The money that a question names: what is written as money; and whole numbers that count nothing, which beside the name of
 * somebody who plays must be said to be staked.
 */
export const moneyIn = ({ tokens, amounts: { money }, hasSides }: Sum): readonly MoneyAmount[] =>
  money.filter(({ from, cents, isSure, role }) => {
    if (isSure) return true;
    if (cents % WHOLE_DOLLAR !== 0 || isLabel(tokens, from)) return false;
    const isSaid =
      role !== 'stake' ||
      STAKE_BEFORE.test(tokens[from - 1]?.text ?? '') ||
      STAKE_BEHIND.test(tokens[from + 1]?.text ?? '');
    return !hasSides || isSaid;
  });

/** The money of a question that is staked, or is said to be nothing else. */
export const stakeIn = (sum: Sum): number | undefined => moneyIn(sum).find(({ role }) => role === 'stake')?.cents;

/** The prices that are named, as they are written. */
export const pricesIn = ({ amounts: { prices } }: Sum): string[] => prices.map(({ text }) => text);

/** How many legs, units or bets are counted. */
export const countIn = ({ amounts: { counts } }: Sum, ...of: readonly string[]): number | undefined =>
  counts.find((one) => of.includes(one.of))?.count;

export const textOf = ({ tokens }: Sum): string => plainText(tokens);

/** `$100`, `$12.50`. */
export const dollarsOf = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
