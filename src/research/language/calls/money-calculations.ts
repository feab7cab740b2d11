import type { MoneyAmount, MoneyRole } from './amount.ts';
import { fairPriceOf, type ReadSum, type Sum } from './sum.ts';

/** What is done with a bet that stands already, or with what a book gives away. */

const ofRole = ({ amounts }: Sum, role: MoneyRole): MoneyAmount | undefined =>
  amounts.money.find((money) => money.role === role);

/** What the placed bet returns when it wins: as it is said, or its stake with its profit. */
function returnsOf(sum: Sum, stake: MoneyAmount | undefined): number | undefined {
  const profit = ofRole(sum, 'profit');
  if (profit) return profit.cents + (stake?.cents ?? 0);
  return ofRole(sum, 'returns')?.cents;
}

/** The price right behind the words that name the other side is the hedge's, wherever it stands; else the last one. */
function hedgePriceAt({ tokens, amounts: { prices } }: Sum): number {
  const behind = prices.findIndex(({ from }) =>
    tokens
      .slice(Math.max(0, from - 2), from)
      .some(({ text }) => /^(hedge|hedging|side|against|now|opponent|opposite)$/.test(text)),
  );
  return behind >= 0 && prices.length > 1 ? behind : prices.length - 1;
}

export const hedgeOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  if (!says.has('hedge') || amounts.prices.length + amounts.money.length === 0) return null;
  const stake = ofRole(sum, 'stake');
  const returns = returnsOf(sum, stake);
  const at = hedgePriceAt(sum);
  const hedgePrice = amounts.prices[at]?.text;
  const price = amounts.prices.find((_, place) => place !== at)?.text;
  if (hedgePrice === undefined)
    return 'No hedge can be worked out yet, because the price of the other side is missing. Write for example "$100 at +600, hedge at -120".';
  if (returns === undefined && (price === undefined || !stake))
    return `No hedge can be worked out yet: what does the bet you hold pay? Write for example "$100 to win $600, hedge at ${hedgePrice}".`;
  const share = amounts.shares[0]?.share ?? (says.has('half') ? 0.5 : undefined);
  return {
    kind: 'hedge',
    stakeCents: stake?.cents ?? 1,
    ...(returns === undefined ? { price } : { returnsCents: returns }),
    hedgePrice,
    ...(share !== undefined && share > 0 && share <= 1 && { share }),
  };
};

export const middleOf: ReadSum = ({ says, tokens, hasSides, amounts: { prices, money } }) => {
  const [price, other] = prices;
  const [stake, otherStake] = money;
  const words = new Set(tokens.map(({ text }) => text));
  // "Took over 44 -110, can get under 47.5 -110": both sides of one total.
  const isBothSides = words.has('over') && words.has('under') && !hasSides && stake !== undefined;
  if (!(says.has('middle') || isBothSides) || !price || !other) return null;
  return {
    kind: 'middle',
    price: price.text,
    stakeCents: stake?.cents ?? 100_00,
    otherPrice: other.text,
    ...(otherStake && { otherStakeCents: otherStake.cents }),
  };
};

export const freeBetOf: ReadSum = (sum) => {
  const { says, amounts, hasSides } = sum;
  const [face] = amounts.money.filter(({ isSure, cents }) => isSure || (!hasSides && cents % 100 === 0));
  if (!says.has('free_bet') || !face) return null;
  const [price, hedgePrice] = amounts.prices;
  if (!price && hasSides) return null;
  if (!price)
    return `A ${dollars(face.cents)} free bet keeps its stake, so longer odds turn more of it into cash. No price was named, so nothing can be worked out yet: at which price would you use it, and what does the other side pay? Write for example "${dollars(face.cents)} free bet at +300, other side -350".`;
  const chance = amounts.shares[0]?.share;
  return {
    kind: 'free_bet',
    faceCents: face.cents,
    price: price.text,
    ...(hedgePrice && { hedgePrice: hedgePrice.text }),
    ...(chance !== undefined && chance <= 1 && { chance }),
  };
};

export const boostOf: ReadSum = (sum) => {
  const { shares, prices, money } = sum.amounts;
  if (!sum.says.has('boost') || shares.length === 0) return null;
  const [boost, other] = shares;
  const fair = fairPriceOf(sum);
  const price = prices.find((one) => one !== fair);
  const chance = other?.share ?? (fair && 1 / fair.decimal);
  if (!price || !boost)
    return 'No boost can be worked out yet, because the price before the boost is missing. Write for example "50% profit boost on +200, $25".';
  const [stake] = money.filter(({ isSure }) => isSure);
  return {
    kind: 'boost',
    price: price.text,
    boost: boost.share,
    ...(stake && { stakeCents: stake.cents }),
    ...(chance !== undefined && chance <= 1 && { chance }),
  };
};

export const cashOutOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  if (!says.has('cash_out') || amounts.money.length === 0) return null;
  const offer = ofRole(sum, 'offer');
  const stake = ofRole(sum, 'stake');
  const returns = returnsOf(sum, stake);
  if (returns === undefined)
    return 'No fair cash-out can be worked out yet: what does the ticket pay when it wins? Write for example "cash out $120 on $50 to win $300, last leg -150 / +130".';
  const chance = amounts.shares[0]?.share;
  if (chance === undefined && amounts.prices.length === 0 && !offer)
    return 'No fair cash-out can be worked out yet, because what is left to win has no price here. Name the price of the side that you still need and of the other one ("-150 / +130"), a chance ("60%"), or what the book offers.';
  return {
    kind: 'cash_out',
    returnsCents: returns,
    ...(chance !== undefined ? { chance } : amounts.prices.length > 0 ? { prices: pairOf(sum) } : {}),
    ...(offer && { offerCents: offer.cents }),
  };
};

/** One price alone is taken without a margin: its other side is what makes it even. */
function pairOf({ amounts: { prices } }: Sum): string[] {
  const [needed, ...others] = prices;
  if (!needed) return [];
  return others.length > 0 ? prices.map(({ text }) => text) : [needed.text, oppositeOf(needed.decimal)];
}

const oppositeOf = (decimal: number): string => (decimal / (decimal - 1)).toFixed(3);

export const clvOf: ReadSum = ({ says, tokens, amounts: { prices } }) => {
  const [first, second, ...others] = prices;
  if (!says.has('clv') || !first || !second) return null;
  // "Closed -125, I had -110": the price behind "closed" is the close.
  const closesFirst = tokens.slice(Math.max(0, first.from - 3), first.from).some(({ text }) => /^clos/.test(text));
  const [price, close] = closesFirst ? [second, first] : [first, second];
  return {
    kind: 'clv',
    price: price.text,
    closePrice: close.text,
    ...(others.length > 0 && { closeOtherPrices: others.map(({ text }) => text) }),
  };
};

const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
