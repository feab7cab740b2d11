import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { MoneyAmount, MoneyRole } from './amount.ts';
import { hedgeTarget, riskTaken, withoutHalfOfGame, withoutTarget } from './hedge-target.ts';
import { plainText } from './plain-text.ts';
import { sharesOf } from './share-roles.ts';
import { isLabel, type ReadSum, type Sum, textOf } from './sum.ts';

/** A bet that stands, and one against it. */

const isLocked = ({ tokens }: Sum, { from }: MoneyAmount): boolean =>
  tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ text }) => /^(lock|locks|guarantee|guaranteed|clear|net|keep|secure)$/.test(text));

/** Whatever stands there as money but counts something else; of a placed bet even bare numbers are told by what is around them. */
export const moneyOf = (sum: Sum): MoneyAmount[] =>
  sum.amounts.money.filter((money) => money.isSure || !isLabel(sum.tokens, money.from));

export const ofRole = (sum: Sum, role: MoneyRole): MoneyAmount | undefined =>
  moneyOf(sum).find((money) => money.role === role && !isLocked(sum, money));

/** What the placed bet returns when it wins: as it is said, or its stake with its profit. */
export function returnsOf(sum: Sum, stake: MoneyAmount | undefined): number | undefined {
  const profit = ofRole(sum, 'profit');
  if (profit) return profit.cents + (stake?.cents ?? 0);
  return ofRole(sum, 'returns')?.cents;
}

/** What stands before the hedge's price, the surest first: "now" may be said of the bet that is held as well. */
const NAMES_HEDGE = [
  /\b(other|opposite|opposing) \w+( \w+)?$|\b(hedge|hedging|against|opponents?|opposite|comeback)( \w+)?$/,
  /\b(side|now)( \w+)?$/,
];
const REACH = 3;

/** The price right behind the words that name the other side is the hedge's, wherever it stands; else the last one. */
export function hedgePriceAt({ tokens, amounts: { prices } }: Sum): number {
  const last = prices.length - 1;
  if (last < 1) return last;
  const before = prices.map(({ from }, at) =>
    plainText(tokens.slice(Math.max(prices[at - 1]?.to ?? 0, from - REACH), from)),
  );
  const found = NAMES_HEDGE.map((names) => before.findLastIndex((words) => names.test(words)));
  return found.find((at) => at >= 0) ?? last;
}

/** Ways to say a hedge that no other sum is asked by. */
const LOCKS =
  /\b(lock|locking) (it|that|this|some|something|in|up|a|the)\b|\b(lock|guarantee|secure) \d|\bguarantee|\bcover (it|my|myself|that)\b|\binsure\b|\block( it)?$/;
const ASKS_PRICE =
  /\b(what|which|how big a) (price|odds|line|number)\b|\b(price|odds) (do|would|should) i need\b|\b(odds|price) needed\b/;
const OTHER_SIDE = /\b(other|opposite) side\b|\bother team\b|\bhedge\b|\bagainst it\b/;
const NOTHING = '(zero|0|nothing|even|flat|square|whole)';
const OWN =
  '(my |the |that |our )?((original|first|initial|own) )?(money|stake|bet|cost|costs|risk|investment|\\d+( bucks| dollars)?)';
/** Nothing is to be lost where the first bet loses, and nothing more is wanted. */
export const JUST_EVEN = new RegExp(
  `\\b(${[
    'break(ing)? even',
    'breakeven',
    'money back',
    `(get|getting|want|make|win|recoup|recover) (just |only )?${OWN} back`,
    `(cover|covers|covering|recoup|recover|protect) (just |only )?${OWN}`,
    `${OWN} (is |gets |all )?(covered|protected|safe)`,
    '(lose|losing|lost) nothing',
    '(not|dont|doesnt|wont|never|cant) lose( (anything|a dime|a cent|a penny|money|any money|any))?',
    '(not|isnt|arent|aint) (be )?out (of )?(anything|a dime|a cent|a penny|money|any money|any|nothing)',
    'not out (anything|money|any)',
    'no loss',
    `worst (case|i (can )?do)( \\w+)? (is|at|to|be) ${NOTHING}`,
    `(end|ends|finish|come out|walk away|break|land|net) (up )?(at |on |with |out )?(just )?${NOTHING}`,
    'free ?roll',
    'risk free',
    'get even',
  ].join('|')})\\b`,
);

export const hedgeOf: ReadSum = (whole) => {
  const target = hedgeTarget(whole.tokens);
  const sum = target ? { ...whole, amounts: withoutTarget(whole.amounts, target) } : whole;
  const { says, amounts } = sum;
  const text = textOf(sum);
  if (isSplit(sum) || (DIVIDES.test(text) && !/\bhedg/.test(text))) return null;
  const hasMoney = moneyOf(whole).length > 0;
  const asksPrice = ASKS_PRICE.test(text) && OTHER_SIDE.test(text) && amounts.prices.length < 2;
  if (asksPrice && (says.has('hedge') || hasMoney)) return hedgeNeeded(sum);
  const isLocking = LOCKS.test(text) && amounts.prices.length > 0 && hasMoney;
  const isHedge = says.has('hedge') && (amounts.prices.length > 0 || hasMoney);
  return isLocking || isHedge || (isHeldAgainst(sum) && ASKS_STAKE.test(text)) ? hedged(sum) : null;
};

const OWNS =
  /\b(i|ive|we|weve|already|just)( already| just| still)? (have|hold|got|had|took|bet|grabbed|placed|played|put)\b|^((ok|so|and|yo|well) )*(have|got|took|bet|holding|had)\b|\b(my|sitting on|holding)( \S+){0,3} (ticket|bet|future|futures|slip|wager|team|guys|preseason)\b|\bfutures? (is|at|ticket|bet)\b|\bfuture\b/;
const DIVIDES =
  /\b(split\w*|spread|divide|divvy|distribute|allocate|breakdown|arb\w*|altogether|in all)\b|\d (in )?total\b/;
const OPPOSES = /\b((other|opposite|opposing) (side|team|guy|guys|one|fighter|player)|opponents?|against)\b/;
const ASKS_STAKE =
  /\b(how (much|big)|what (do|should|would|must|to)|whats|need to (bet|put)|stake|amount|want|lock|even)\b/;

/** Somebody holds a bet at one price, and another one is named for its other side. */
export function isHeldAgainst(sum: Pick<Sum, 'tokens' | 'amounts' | 'says' | 'hasSides'>): boolean {
  const text = textOf(sum);
  const { prices } = sum.amounts;
  const stakes = moneyOf(sum).filter(({ role }) => role === 'stake');
  const isOther = sum.says.has('parlay') || sum.says.has('middle') || sum.says.has('free_bet') || DIVIDES.test(text);
  return prices.length === 2 && stakes.length === 1 && !isOther && OWNS.test(text) && OPPOSES.test(text);
}

const STANDS = /\b(hedg\w*|other side|against|cover|lay|have|got|took|had|placed|holding|ticket|my)\b/;
export const SAME =
  /\bsame\b.*\b(either|both|whichever|whoever|no matter|any)\b|\b(either|whichever|whoever|any)\b.*\bsame\b/;

/** "100 on +300 and +500, same either way": one amount before several prices is for all of them, where no bet stands yet. */
export function isSplit(sum: Sum): boolean {
  const { tokens, amounts } = sum;
  const [first, second] = amounts.prices;
  const [money, ...others] = moneyOf(sum);
  if (!first || !second || !money || others.length > 0 || !SAME.test(textOf(sum)) || STANDS.test(textOf(sum)))
    return false;
  const isBetween = ({ text }: Token) => /^(and|or|n|at|on|the)$/.test(text);
  return amounts.prices.slice(1).every(({ from }, at) => tokens.slice(amounts.prices[at]?.to, from).every(isBetween));
}

function hedged(sum: Sum): Calculation | string {
  const { prices } = sum.amounts;
  const stake = ofRole(sum, 'stake');
  const returns = returnsOf(sum, stake);
  const at = isOfHeld(sum) ? -1 : hedgePriceAt(sum);
  const hedgePrice = prices[at]?.text;
  const hedgeStake = hedgeStakeIn(sum, stake);
  const price = prices.find((_, place) => place !== at)?.text;
  if (hedgePrice === undefined)
    return 'To work out a hedge I need the price of the other side. For example: "$100 at +600, hedge at -120".';
  if (returns === undefined && (price === undefined || !stake))
    return `To work out a hedge I need to know what your bet pays. For example: "$100 to win $600, hedge at ${hedgePrice}".`;
  return {
    kind: 'hedge',
    ...(stake && { stakeCents: stake.cents }),
    ...(returns === undefined ? { price } : { returnsCents: returns }),
    hedgePrice,
    ...(hedgeStake && stake ? { hedgeStakeCents: hedgeStake.cents } : sizeOf(sum, stake)),
  };
}

/** "Hedge with 100", "100 on the other side": what is put on the hedge, beside the stake of the bet that is held. */
function hedgeStakeIn(sum: Sum, stake: MoneyAmount | undefined): MoneyAmount | undefined {
  const { tokens } = sum;
  return moneyOf(sum).find(({ from, to, role }) => {
    const before = plainText(tokens.slice(Math.max(0, from - REACH), from));
    const behind = plainText(tokens.slice(to, to + REACH));
    return role === 'stake' && from !== stake?.from && (HEDGE_WITH.test(before) || ON_OTHER.test(behind));
  });
}
const HEDGE_WITH = /\bhedg\w*( it| that)?( with| for)?( only| just)?$/;
const ON_OTHER = /^(on|against) (the )?(other|opposite|opponent)/;

const HOLDS = /\b(took|take|have|had|got|grabbed|bet|placed|on)\b/;

/** "I took the Giants for 50 at -110, hedge?": the only price that is said may be that of the bet which is held. */
function isOfHeld({ tokens, amounts: { prices, money } }: Sum): boolean {
  const [price, other] = prices;
  if (!price || other) return false;
  const before = tokens.slice(0, price.from);
  const namesHedge = before.some(({ text }) => NAMES_HEDGE.some((names) => names.test(text)));
  const isBeside = money.some(
    ({ from, to }) => (price.from - to <= 2 && price.from >= to) || (from - price.to <= 2 && from >= price.to),
  );
  return !namesHedge && isBeside && HOLDS.test(plainText(before));
}

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(two|2) thirds\b/, 2 / 3],
  [/\b(three|3) quarters\b/, 0.75],
  [/\bhalf\b/, 0.5],
  [/\bthird\b/, 1 / 3],
  [/\bquarter\b/, 0.25],
];

/** How much of it: as much as keeps a profit, a part, or all. */
function sizeOf(sum: Sum, stake: MoneyAmount | undefined): { profitCents?: number; share?: number } {
  const profitCents = stake && wantedOf(sum, stake);
  if (profitCents !== undefined) return { profitCents };
  const share = sharesOf(sum, 'chance')[0] ?? PARTS.find(([words]) => words.test(withoutHalfOfGame(textOf(sum))))?.[1];
  return share !== undefined && share > 0 && share <= 1 ? { share } : {};
}

/** What is to be left either way: "lock 50", "lose 40 at most"; 0 where only nothing is to be lost. */
function wantedOf(sum: Sum, stake: MoneyAmount): number | undefined {
  const target = hedgeTarget(sum.tokens);
  if (target && target.at !== stake.from) return target.cents;
  const taken = riskTaken(textOf(sum));
  if (taken !== null) return -Math.round(stake.cents * (1 - taken));
  return JUST_EVEN.test(textOf(sum)) ? 0 : undefined;
}

/** "What price do I need on the other side to lock 50": of a bet that is named with its stake and what it pays. */
function hedgeNeeded(sum: Sum): Calculation | string {
  const stake = ofRole(sum, 'stake');
  const returns = returnsOf(sum, stake);
  const [price] = sum.amounts.prices;
  if (!stake || (returns === undefined && !price))
    return 'No price for the other side can be worked out yet: what is staked on the bet that you hold, and at which price? For example: "$100 at +250, what price on the other side locks $50".';
  return {
    kind: 'hedge',
    stakeCents: stake.cents,
    ...(returns === undefined ? { price: price?.text } : { returnsCents: returns }),
    profitCents: wantedOf(sum, stake) ?? 0,
  };
}
