import { plural, signed } from '../../words/format.ts';
import type { MoneyAmount, PriceAmount } from './amount.ts';
import { moneyOf, ofRole, returnsOf } from './hedge-calculations.ts';
import { chanceIn } from './share-roles.ts';
import { type ReadSum, type Sum, withNote } from './sum.ts';

/** What a bet that stands already is worth, or was. */

export const cashOutOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  const offer = ofRole(sum, 'offer') ?? takenFor(sum);
  const stake = moneyOf(sum).find((money) => money.role === 'stake' && money !== offer);
  const ticket = returnsOf(sum, stake) === undefined ? ticketAt(sum, stake) : undefined;
  const returns = returnsOf(sum, stake) ?? (ticket && stake && Math.floor(stake.cents * ticket.decimal));
  const isAsked = says.has('cash_out') || (offer !== undefined && returns !== undefined && !says.has('hedge'));
  if (!isAsked || amounts.money.length === 0) return null;
  if (returns === undefined)
    return 'For a fair cash-out I need to know what the ticket pays when it wins. For example: "cash out $120 on $50 to win $300, last leg -150 / +130".';
  const prices = amounts.prices.filter((price) => price !== ticket);
  const chance = chanceIn(sum);
  if (chance === undefined && prices.length === 0 && !offer)
    return 'For a fair cash-out I need a price for what is left, and none is stored. Name the price of the side that you still need and of the other one ("-150 / +130"), a chance ("60%"), or what the book offers.';
  return {
    kind: 'cash_out',
    returnsCents: returns,
    ...(chance !== undefined ? { chance } : prices.length > 0 ? { prices: pairOf(prices) } : {}),
    ...(offer && { offerCents: offer.cents }),
  };
};

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
