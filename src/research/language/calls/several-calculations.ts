import { signed } from '../../words/format.ts';
import { plainText } from './plain-text.ts';
import { type ReadSum, STANDARD_PRICE, type Sum } from './sum.ts';

/** Several prices in one bet, or one stake over several. */

const MOST_LEGS = 10;
const STANDARD_TEASER = '-120';
const textsOf = ({ amounts: { prices } }: Sum): string[] => prices.map(({ text }) => text);
const stakeOf = ({ amounts: { money } }: Sum): number | undefined => money.find(({ isSure }) => isSure)?.cents;

export const parlayOf: ReadSum = (sum) => {
  const text = plainText(sum.tokens);
  if (!sum.says.has('parlay') || sum.hasSides || /\b(not? (a |any )?parlays?|between)\b/.test(text)) return null;
  const prices = textsOf(sum);
  const legs = sum.amounts.counts.find(({ of }) => of === 'legs')?.count;
  // "A 4-leg parlay at -110 each" names one price for all of them.
  const [each] = prices;
  const all =
    prices.length === 1 && each !== undefined && legs !== undefined && saysEach(sum)
      ? Array<string>(legs).fill(each)
      : prices;
  if (all.length < 2) return null;
  const stakeCents = stakeOf(sum);
  return { kind: 'parlay', prices: all, ...(stakeCents !== undefined && { stakeCents }) };
};

const saysEach = ({ tokens }: Sum): boolean => tokens.some(({ text }) => /^(each|all|every|apiece|legs)$/.test(text));

export const roundRobinOf: ReadSum = (sum) => {
  const { says, amounts, tokens } = sum;
  if (!says.has('round_robin')) return null;
  const prices = textsOf(sum);
  const legs = amounts.counts.find(({ of }) => of === 'legs')?.count;
  const [each] = prices;
  const all =
    prices.length <= 1 && legs !== undefined && legs <= MOST_LEGS
      ? Array<string>(legs).fill(each ?? STANDARD_PRICE)
      : prices;
  if (all.length < 3)
    return prices.length === 0 && sum.hasSides
      ? null
      : 'No round robin can be worked out yet: it takes the price of each of at least three legs. Write for example "round robin by 2s: -110, +120, +150, $10 each".';
  const size = tokens.some(({ text }) => /^(threes|three|3s)$/.test(text))
    ? 3
    : tokens.some(({ text }) => /^(fours|4s)$/.test(text))
      ? 4
      : 2;
  const stakeCents = stakeOf(sum);
  return {
    kind: 'round_robin',
    prices: all,
    size: Math.min(size, all.length),
    ...(stakeCents !== undefined && { stakeCents }),
  };
};

export const dutchingOf: ReadSum = (sum) => {
  const prices = textsOf(sum);
  // "The Dutch" are the Netherlands.
  const isTeam = sum.hasSides || (prices.length === 0 && sum.amounts.money.every(({ isSure }) => !isSure));
  if (!sum.says.has('dutching') || (isTeam && prices.length < 2)) return null;
  if (prices.length < 2)
    return 'No dutching can be worked out yet: it takes the prices of at least two outcomes of one event. Write for example "dutch $100 over +300, +450 and +700".';
  const totalCents = sum.amounts.money[0]?.cents;
  return { kind: 'dutching', prices, ...(totalCents !== undefined && { totalCents }) };
};

export const teaserOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  if (!says.has('teaser')) return null;
  const points = amounts.counts.find(({ of }) => of === 'points')?.count;
  const lines = amounts.lines.filter(({ signed, from }) => signed && !isCounted(sum, from)).map(({ line }) => line);
  const named = amounts.counts.find(({ of }) => of === 'legs')?.count;
  const legs = named ?? (lines.length >= 2 ? lines.length : undefined);
  const price = amounts.prices[0]?.text;
  if (legs === undefined && price === undefined) return null;
  if (legs === undefined || legs < 2)
    return 'No teaser can be worked out yet: how many legs has it? Write for example "2-team 6-point teaser at -120, -8.5 and +1.5".';
  if (price === undefined)
    return `No teaser can be worked out without its price. At ${STANDARD_TEASER}, what most books ask for two teams and six points, it reads: "${legs}-team ${points ?? 6}-point teaser at ${STANDARD_TEASER}${lines.length > 0 ? `, ${lines.map(signed).join(' and ')}` : ''}".`;
  const fits = lines.length === legs;
  return {
    kind: 'teaser',
    price,
    legs,
    ...(points !== undefined && { points }),
    ...(fits && points !== undefined && { lines }),
  };
};

const isCounted = ({ amounts: { counts, prices } }: Sum, from: number): boolean =>
  counts.some((count) => count.from === from) || prices.some((price) => price.from === from);
