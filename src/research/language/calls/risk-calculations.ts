import type { MoneyAmount, ShareAmount } from './amount.ts';
import { plainText } from './plain-text.ts';
import { kellyPartIn, LEAST_RATE, rateOrEdgeOf, shareRole, sharesOf } from './share-roles.ts';
import { moneyIn, type ReadSum, type Sum, textOf } from './sum.ts';

/** What a bankroll may lose. */

/** A small share beside a win rate is what is staked each time. */
const stakeShareOf = ({ tokens, amounts: { shares } }: Sum): number | undefined =>
  shares.find((one) => one.share > 0 && one.share < LEAST_RATE && shareRole(tokens, one) !== 'edge')?.share;

type Stakes = { units: number; bankrollCents?: number; stakeCents?: number };

/** The bankroll in stakes: as it is counted, or as two sums of money or a share of it make it. */
function stakesHeld(sum: Sum): Stakes | undefined {
  const counted = sum.amounts.counts.filter(({ of }) => of === 'units' || of === 'bets').map(({ count }) => count);
  const named = sum.amounts.counts.filter(({ of }) => of === 'units').map(({ count }) => count);
  // "100 units, 2 units a bet".
  if (named.length === 2) return { units: Math.max(...named) / Math.min(...named) };
  const share = stakeShareOf(sum);
  const sums = moneyIn(sum);
  const bankroll = sums.find(({ role }) => role === 'bankroll') ?? largest(sums);
  const stake = sums.find((one) => one !== bankroll);
  if (bankroll && stake)
    return { units: bankroll.cents / stake.cents, bankrollCents: bankroll.cents, stakeCents: stake.cents };
  const units = counted.find((count) => count > 1) ?? (share === undefined ? undefined : 1 / share);
  return units === undefined ? undefined : { units };
}

const largest = (sums: readonly MoneyAmount[]): MoneyAmount | undefined =>
  [...sums].sort((a, b) => b.cents - a.cents)[0];

const RUIN = /\b(bust|busto|busted|broke|blow(ing)? up|wip(e|ed|ing) out|tap(ped)? out|to zero)\b/;

export const ruinOf: ReadSum = (sum) => {
  if (!sum.says.has('ruin') && !(RUIN.test(textOf(sum)) && sum.amounts.shares.length > 0)) return null;
  const chance = rateOrEdgeOf(sum);
  const stakes = stakesHeld(sum);
  if (chance === undefined && stakes === undefined) return null;
  if (chance === undefined)
    return 'For a risk of ruin I need the win rate. For example: "risk of ruin at 53% with 2% stakes".';
  if (stakes === undefined)
    return 'For a risk of ruin I need the size of a stake next to the bankroll. For example: "risk of ruin at 53% with 50 units".';
  const price = sum.amounts.prices[0]?.text;
  return { kind: 'ruin', chance, ...stakes, ...(price !== undefined && { price }) };
};

const FALLS =
  /\b(drop|drops|dropping|lose|loses|losing|fall|falls|falling|dip|sink|shrink|decline|drawdown|drawdowns|draw down|down|dd)\b/;

export const drawdownOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  const staked = stakedOfKelly(sum);
  const fall = fallIn(sum, staked?.chance);
  const isFall = says.has('kelly') && fall !== undefined && amounts.prices.length === 0 && FALLS.test(textOf(sum));
  if (!(says.has('drawdown') || isFall) || !(says.has('kelly') || amounts.shares.length > 0)) return null;
  const fraction = staked?.fraction ?? fractionIn(sum);
  return { kind: 'drawdown', fraction, level: fall === undefined ? 0.5 : levelOf(sum, fall) };
};

/** The share that is lost, or that is left: none that is staked, won or a part of Kelly. */
function fallIn({ tokens, amounts: { shares } }: Sum, chance: number | undefined): ShareAmount | undefined {
  const open = shares.filter(
    (one) => shareRole(tokens, one) === 'chance' && one.share > 0 && one.share < 1 && one.share !== chance,
  );
  const isNear = ({ from, to }: ShareAmount) =>
    FALLS.test(plainText([...tokens.slice(Math.max(0, from - 3), from), ...tokens.slice(to, to + 1)]));
  return open.find(isNear) ?? open[0];
}

/** "Down to 70%" is what is left; "down 30%" is what is lost. */
function levelOf(sum: Sum, { from, share }: ShareAmount): number {
  const before = [sum.tokens[from - 1], sum.tokens[from - 2]].map((token) => token?.text ?? '');
  const isLeft = before.some((text) => /^(to|below|under)$/.test(text)) || !FALLS.test(textOf(sum));
  return isLeft ? share : 1 - share;
}

/** "Half Kelly" is the fraction; "lose half" is the level. */
function fractionIn(sum: Sum): number {
  const part = kellyPartIn({ ...sum, says: new Set() });
  return part !== undefined && part > 0 ? part : 1;
}

/** Flat stakes at a price and a win rate, as the part of Kelly that they are. */
function stakedOfKelly(sum: Sum): { fraction: number; chance: number } | null {
  const [price] = sum.amounts.prices;
  const chance = price && rateOrEdgeOf(sum, price.decimal);
  const [staked] = sharesOf(sum, 'stake');
  if (!price || chance === undefined || staked === undefined) return null;
  const full = (chance * price.decimal - 1) / (price.decimal - 1);
  const fraction = full > 0 ? staked / full : 0;
  return fraction > 0 && fraction <= 2 ? { fraction, chance } : null;
}
