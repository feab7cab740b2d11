import type { Calculation } from '#contract/research/calculate.ts';
import { plural, signed } from '../../words/format.ts';
import type { MoneyAmount, PriceAmount } from './amount.ts';
import { moneyOf, ofRole, returnsOf } from './hedge-calculations.ts';
import { chanceIn } from './share-roles.ts';
import { type ReadSum, type Sum, textOf, withNote } from './sum.ts';

/** What a bet that stands already is worth, or was. */

export const cashOutOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  const offer = ofRole(sum, 'offer') ?? takenFor(sum) ?? offeredFor(sum);
  const stake = moneyOf(sum).find((money) => money.role === 'stake' && money !== offer);
  const ticket = returnsOf(sum, stake) === undefined ? ticketAt(sum, stake) : undefined;
  const returns = returnsOf(sum, stake) ?? (ticket && stake && Math.floor(stake.cents * ticket.decimal));
  const pair = returns === undefined ? soldOrHeld(sum) : undefined;
  if (pair) return pair;
  const isAsked = says.has('cash_out') || (offer !== undefined && returns !== undefined && !says.has('hedge'));
  if (!isAsked || amounts.money.length === 0) return null;
  if (returns === undefined)
    return 'For a fair cash-out I need to know what the ticket pays when it wins. For example: "cash out $120 on $50 to win $300, last leg -150 / +130".';
  return soldFor(sum, { returnsCents: returns, ...(offer && { offerCents: offer.cents }) }, ticket);
};

/** By its chance, or by the prices of what is left. */
function soldFor(
  sum: Sum,
  { returnsCents, offerCents }: { returnsCents: number; offerCents?: number },
  ticket: PriceAmount | undefined,
): Calculation | string {
  const prices = sum.amounts.prices.filter((price) => price !== ticket);
  const chance = chanceIn(sum);
  if (chance === undefined && prices.length === 0 && offerCents === undefined)
    return 'For a fair cash-out I need a price for what is left, and none is stored. Name the price of the side that you still need and of the other one ("-150 / +130"), a chance ("60%"), or what the book offers.';
  return {
    kind: 'cash_out',
    returnsCents,
    ...(chance !== undefined ? { chance } : prices.length > 0 ? { prices: pairOf(prices) } : {}),
    ...(offerCents !== undefined && { offerCents }),
  };
}

/** The price of the ticket: the one right behind its stake. */
const ticketAt = ({ tokens, amounts: { prices } }: Sum, stake: MoneyAmount | undefined): PriceAmount | undefined =>
  prices.find(
    ({ from }) =>
      stake && (from === stake.to || (from === stake.to + 1 && /^(on|at)$/.test(tokens[stake.to]?.text ?? ''))),
  );

/** "Take 75 for my 10 to win 200", "give me 500 for my ticket". */
const takenFor = ({ tokens, amounts: { money } }: Sum): MoneyAmount | undefined =>
  money.find(
    ({ from, to }) =>
      /^(take|me)$/.test(tokens[from - 1]?.text ?? '') &&
      tokens[to]?.text === 'for' &&
      /^(my|the|this|a|it)$/.test(tokens[to + 1]?.text ?? ''),
  );

const SELLS =
  /\b(cash ?(it |this |that )?out|cashing out|cashout|grab|take (it|the (money|cash|deal|offer|\d+))|take \d+|let it (ride|go|run|play)|ride( it)?( out)?|riding|sit tight|hold( on)?( to it)?|sell|sold|bail|get out|buy ?out)\b/;

/** "Take 200 now or wait on 450, 50% shot": of two amounts the less is offered, and the more is what it returns. */
function soldOrHeld(sum: Sum): Calculation | undefined {
  const chance = chanceIn(sum);
  const amounts = moneyOf(sum).map(({ cents }) => cents);
  const isChoice = SELLS.test(textOf(sum)) && /\b(or|vs|versus)\b/.test(textOf(sum));
  if (
    amounts.length !== 2 ||
    chance === undefined ||
    sum.amounts.prices.length > 0 ||
    !isChoice ||
    sum.says.has('hedge')
  )
    return undefined;
  const [offerCents, returnsCents] = [Math.min(...amounts), Math.max(...amounts)];
  return { kind: 'cash_out', returnsCents, chance, offerCents };
}

/** "Is 310 a fair cash out when the ticket comes back 520": beside what it returns the other amount is offered, where it is not said to be staked. */
function offeredFor(sum: Sum): MoneyAmount | undefined {
  const { tokens, amounts } = sum;
  const all = moneyOf(sum);
  const returns = all.find(({ role }) => role === 'returns');
  const [other, ...others] = all.filter((money) => money !== returns && money.role === 'stake');
  if (!returns || !other || others.length > 0 || amounts.prices.length > 0 || other.cents >= returns.cents)
    return undefined;
  const isStaked = /^(bet|bets|put|stake|staked|risk|risked|ticket|my|with|placed|for|on|have|had)$/.test(
    tokens[other.from - 1]?.text ?? '',
  );
  return !isStaked && SELLS.test(textOf(sum)) ? other : undefined;
}

/** One price alone is taken without a margin: its other side is what makes it even. */
function pairOf(prices: readonly PriceAmount[]): string[] {
  const [needed, ...others] = prices;
  if (!needed) return [];
  return others.length > 0 ? prices.map(({ text }) => text) : [needed.text, oppositeOf(needed.decimal)];
}

const oppositeOf = (decimal: number): string => (decimal / (decimal - 1)).toFixed(3);

export const clvOf: ReadSum = ({ says, tokens, amounts: { prices, lines } }) => {
  const [first, second, ...others] = prices;
  if (!says.has('clv') || !first || !second) return null;
  // "Closed -125, I had -110": the price behind "closed" is the close.
  const said = tokens.slice(Math.max(0, first.from - 3), first.from).reverse();
  const closesFirst = /^clos/.test(
    said.find(({ text }) => /^(clos.*|got|had|have|took|bet|grabbed)$/.test(text))?.text ?? '',
  );
  const [price, close] = closesFirst ? [second, first] : [first, second];
  const [line, other, ...more] = lines.filter((one) => one.signed && Math.abs(one.line) < LEAST_AMERICAN);
  const calc = {
    kind: 'clv' as const,
    price: price.text,
    closePrice: close.text,
    ...(others.length > 0 && { closeOtherPrices: others.map(({ text }) => text) }),
  };
  const [taken, closed] = closesFirst ? [other, line] : [line, other];
  return taken && closed && more.length === 0 ? withNote(calc, ...pointsBetween(taken.line, closed.line)) : calc;
};

const LEAST_AMERICAN = 100;

/** "-3 -105, closed -4.5 -110": points count as well as prices, and no price of a point is known here. */
function pointsBetween(taken: number, closed: number): string[] {
  const points = taken - closed;
  if (points === 0) return [];
  const words = `${plural(Math.abs(points), 'point')} ${points > 0 ? 'better' : 'worse'}`;
  return [
    `${signed(taken)} is ${words} than the close of ${signed(closed)}. That comes on top: the sum below holds the two prices against each other and does not count the points.`,
  ];
}
