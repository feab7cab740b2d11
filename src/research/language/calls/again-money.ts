import type { Calculation } from '#contract/research/calculate.ts';
import { type Again, bareRate, type Change, ROLL } from './again.ts';
import { bareBoost, bareLegs, laidAgain, winnersIn } from './again-figures.ts';
import type { MoneyAmount } from './amount.ts';
import { JUST_EVEN } from './hedge-calculations.ts';
import { isLabel } from './sum.ts';
import { saysOnlySums } from './sum-words.ts';

/** Words of staking: beside them a whole number is money. */
const STAKES =
  /\b(bet|bets|put|stake|staking|risk|risking|wager|throw|drop|lay|win|wins|pay|pays|return|returns|payout|profit|make|get|total|instead|each|lock|guarantee|keep|on (that|it|this|them)|bankroll|roll|br|apuesto|apostar|apostara|meto|pongo|gano|ganaria|paga)\b/;
const MOST_BARE_WORDS = 5;
const WHOLE_DOLLAR = 100;

/** Bare numbers are money where nothing else in a short message can be. */
function moneySaid({ tokens, amounts, text }: Again): MoneyAmount[] {
  const isTold = STAKES.test(text) || tokens.length <= MOST_BARE_WORDS || saysOnlySums(tokens);
  const winners = winnersIn(text);
  const isCounted = (at: number) =>
    amounts.counts.some(({ from }) => from === at) || (winners !== undefined && tokens[at]?.number?.value === winners);
  return amounts.money.filter(
    ({ isSure, cents, from }) =>
      isSure || (isTold && cents % WHOLE_DOLLAR === 0 && !isLabel(tokens, from) && !isCounted(from)),
  );
}

/** The stake on a bet that was judged: said to be one, and nothing else beside it. */
export function stakeOn(again: Again): Change | null {
  const { money, prices, shares, counts } = again.amounts;
  const isElse = prices.length + shares.length > 0 || counts.some(({ of }) => of !== 'units');
  const [sum, ...others] = moneySaid(again);
  if (isElse || others.length > 0) return null;
  const units = counts.find(({ of }) => of === 'units')?.count ?? 0;
  if (!sum) return units > 0 ? { units } : null;
  const isStake = STAKES.test(again.text) || money.some(({ isSure }) => isSure);
  return isStake ? stakeOrProfit(sum, again) : null;
}

/** "What do I win with 100" asks for the profit; "to win 100" names it. */
function stakeOrProfit({ role, cents }: MoneyAmount, { text }: Again): Change {
  const asksWin = /\b(what|how much|cuanto)\b/.test(text) && !/\bto win \$?\d|\bneed(ed)?\b/.test(text);
  return (role === 'profit' && !asksWin) || NEEDS_TO_WIN.test(text) ? { toWinCents: cents } : { stakeCents: cents };
}

/** "What do I need for 100 to win" asks for the stake. */
const NEEDS_TO_WIN = /\bneed(ed)?\b.*\b(win|profit|clear)\b|\b(win|profit|clear)\b.*\bneed(ed)?\b/;

type Changes = {
  [Kind in Calculation['kind']]?: (
    sum: MoneyAmount,
    again: Again,
    said: readonly MoneyAmount[],
    before: Calculation,
  ) => Change;
};

const cents = (said: readonly MoneyAmount[], role: MoneyAmount['role']): number | undefined =>
  said.find((money) => money.role === role)?.cents;

const stake = (sum: MoneyAmount): Change => ({ stakeCents: sum.cents });

const CHANGES: Changes = {
  kelly: (sum, _, said) => ({ bankrollCents: cents(said, 'bankroll') ?? sum.cents }),
  cash_out: (sum, _, said) => ({ offerCents: cents(said, 'offer') ?? sum.cents }),
  hedge: (sum, again, said) => hedgeMoney(sum, again, cents(said, 'returns')),
  arbitrage: (sum) => ({ totalCents: sum.cents }),
  dutching: (sum) =>
    sum.role === 'profit'
      ? { profitCents: sum.cents, totalCents: undefined }
      : { totalCents: sum.cents, profitCents: undefined },
  free_bet: (sum) => ({ faceCents: sum.cents }),
  payout: (sum, again, _, before) => ({
    stakeCents: undefined,
    toWinCents: undefined,
    units: undefined,
    ...(isWonStill(before, again) ? { toWinCents: sum.cents } : stakeOrProfit(sum, again)),
  }),
  record: (sum) => ({ stakeCents: sum.cents, units: undefined }),
  stake_plan: (sum, { text }, said) => {
    const roll = cents(said, 'bankroll');
    if (roll !== undefined) return { bankrollCents: roll };
    return A_BET.test(text) ? { stakeCents: sum.cents } : { bankrollCents: sum.cents };
  },
  ev: stake,
  boost: stake,
  parlay: stake,
  round_robin: stake,
  middle: stake,
};

/** Behind what is to be won another amount is to be won too, where it is not said to be staked. */
const isWonStill = (before: Calculation, { text }: Again): boolean =>
  before.kind === 'payout' &&
  before.toWinCents !== undefined &&
  before.stakeCents === undefined &&
  !SAYS_STAKE.test(text);
const SAYS_STAKE =
  /\b(bet|bets|betting|put|putting|stake|staking|risk|risking|wager|throw|drop|lay|laying|only got|on (it|that|this)|pay|pays|get|return|returns|what (do|would|does|will))\b/;

/** "50 a bet" is a stake of the same bankroll; a bare sum is another bankroll. */
const A_BET = /\b(bet|bets|betting|stake|staking|put|risk|each|per|a pop|apiece)\b/;

/** "Its 120 not 50", "from 50 to 120": of several sums those that stand in the sum before are what goes. */
function withoutOld(said: readonly MoneyAmount[], before: Calculation): readonly MoneyAmount[] {
  const old = new Set(Object.entries(before).flatMap(([key, value]) => (key.endsWith('Cents') ? [value] : [])));
  const others = said.filter((money) => !old.has(money.cents));
  return others.length > 0 ? others : said;
}

/** The money that is said now in the place that it has in the sum before. */
export function moneyAgain(before: Calculation, again: Again): Change {
  const isRate = bareRate(before, again) !== undefined;
  const isCount =
    isRate ||
    bareLegs(before, again.text) !== undefined ||
    laidAgain(before, again.text) !== undefined ||
    (before.kind === 'boost' && bareBoost(again) !== undefined);
  const said = withoutOld(
    moneySaid(again).filter(({ isSure }) => isSure || !isCount),
    before,
  );
  const [sum] = said;
  if (before.kind === 'hedge' && (!sum || sum.cents === before.stakeCents) && JUST_EVEN.test(again.text))
    return { profitCents: 0, share: undefined, hedgeStakeCents: undefined };
  if (before.kind === 'ruin') return stakesAgain(before, said, again.text);
  if (said.length === 0) return scaledAgain(before, again);
  const placed = sum && placedAgain(before, again, sum);
  if (placed) return placed;
  const change = sum && CHANGES[before.kind]?.(sum, again, said, before);
  if (before.kind === 'middle' && sum && before.otherStakeCents === before.stakeCents)
    return { ...change, otherStakeCents: sum.cents };
  return change ?? {};
}

/** "What if I put 400 on the +115": one of several bets stands at its own stake, and the other one is to even it. */
function placedAgain(
  before: Calculation,
  { amounts: { prices } }: Again,
  { cents: stakeCents }: MoneyAmount,
): Change | null {
  if ((before.kind !== 'arbitrage' && before.kind !== 'dutching') || before.prices.length !== 2) return null;
  const price = prices.length === 1 ? prices[0]?.text : undefined;
  const hedgePrice = before.prices.find((other) => other !== price);
  const isOne = price !== undefined && before.prices.includes(price) && hedgePrice !== undefined;
  return isOne
    ? { kind: 'hedge', stakeCents, price, hedgePrice, prices: undefined, totalCents: undefined, chances: undefined }
    : null;
}

/** "What if I bet 25", "2k roll": the same bankroll in other stakes, or another one in the same. */
function stakesAgain(before: Ruin, said: readonly MoneyAmount[], text: string): Change {
  const [sum] = said;
  if (!sum) return scaledStakes(before, text);
  const isRoll = said.length === 1 && !A_BET.test(text) && sum.cents > MOST_STAKES * (before.stakeCents ?? Infinity);
  const roll = cents(said, 'bankroll') ?? (isRoll ? sum.cents : undefined);
  const bankrollCents = roll ?? (said.length > 1 ? undefined : before.bankrollCents);
  const stakeCents = isRoll || sum.role === 'bankroll' ? before.stakeCents : sum.cents;
  return bankrollCents === undefined || stakeCents === undefined
    ? {}
    : { bankrollCents, stakeCents, units: bankrollCents / stakeCents };
}

type Ruin = Extract<Calculation, { kind: 'ruin' }>;

/** "If I had 2k": nobody stakes so many times what he did, where no stake is spoken of. */
const MOST_STAKES = 4;

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\b(half|halve|halves|halved|halving)\b/, 1 / 2],
  [/\b(double|doubled|doubling|twice|two times|2x)\b/, 2],
  [/\b(triple|tripled|tripling|three times|3x)\b/, 3],
];
const OF_SIZE =
  /\b(bets?|stakes?|sizes?|sizing|amounts?|money|risk|wagers?|it|that|this|units?|bankroll|roll)\b|^(half|double|triple)$/;

/** "Cut the bet in half", "double it", "half the size". */
const factorIn = (text: string): number | undefined =>
  OF_SIZE.test(text) ? FACTORS.find(([words]) => words.test(text))?.[1] : undefined;

function scaledStakes({ bankrollCents, stakeCents }: Ruin, text: string): Change {
  const factor = factorIn(text);
  if (factor === undefined || bankrollCents === undefined || stakeCents === undefined) return {};
  const [roll, stake] = ROLL.test(text)
    ? [Math.round(bankrollCents * factor), stakeCents]
    : [bankrollCents, Math.round(stakeCents * factor)];
  return { bankrollCents: roll, stakeCents: stake, units: roll / stake };
}

/** Of what is staked on one bet; half of Kelly or of a hedge is a part of it. */
const SCALED: ReadonlySet<Calculation['kind']> = new Set<Calculation['kind']>([
  'payout',
  'ev',
  'boost',
  'parlay',
  'round_robin',
]);

function scaledAgain(before: Calculation, { text, amounts }: Again): Change {
  const factor = factorIn(text);
  const isOther = amounts.prices.length + amounts.shares.length + amounts.counts.length > 0;
  if (factor === undefined || isOther || !SCALED.has(before.kind) || !('stakeCents' in before)) return {};
  return before.stakeCents === undefined ? {} : { stakeCents: Math.round(before.stakeCents * factor) };
}

const LOCKS = /\b(lock|guarantee|keep|secure|clear|net)\b|\bno matter\b|\beither way\b|\bboth ways\b/;
/** What is still to be bet is the hedge: the bet that it is of stands already. */
const OF_THE_HEDGE =
  /\b(hedge|hedging|other side|against)\b|\b(only|just|can|could) (\w+ )?(do|bet|put|afford|place|spare)\b|\b(put|lay|bet|throw|drop|toss) \$?\d/;
const OF_THE_BET = /\b(stake|staked|ticket|first bet|original|had|was|placed)\b/;
const ASKS_PRICE = /\b(what|which) (price|odds|line|number)\b|\b(odds|price) (do i )?(need|needed)\b/;

const ASKS_LOCKED = /\b(how much|what|whats)\b.*\block(ed)?\b.*\b(with|for|on) \$?\d/;

function hedgeMoney(sum: MoneyAmount, { text }: Again, returns: number | undefined): Change {
  // "How much do I lock with 40": what is staked, and not what is to be locked.
  if (ASKS_LOCKED.test(text)) return { stakeCents: sum.cents };
  if (LOCKS.test(text))
    return {
      profitCents: sum.cents,
      share: undefined,
      hedgeStakeCents: undefined,
      ...(ASKS_PRICE.test(text) && { hedgePrice: undefined }),
    };
  if (returns !== undefined) return { returnsCents: returns };
  return OF_THE_HEDGE.test(text) && !OF_THE_BET.test(text)
    ? { hedgeStakeCents: sum.cents, share: undefined, profitCents: undefined }
    : { stakeCents: sum.cents };
}
