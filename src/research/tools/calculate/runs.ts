import { betRun as runOf } from '#engine/record/bet-run.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, type Worked } from './worked.ts';

/** What many equal bets come to, with the swings that luck makes. */
export function betRun({ bets, price, chance, stakeCents }: Asked<'bet_run'>): Worked {
  const decimal = decimalOf(price);
  const { expected, sd, down } = runOf(chance, decimal, bets);
  const told = (stakes: number) =>
    stakeCents === undefined ? `${stakes.toFixed(1)} stakes` : figures.moneyText(stakes * stakeCents);
  const amount = (key: string, label: string, stakes: number) =>
    stakeCents === undefined
      ? figures.count(key, label, stakes, told(stakes))
      : figures.money(key, label, stakes * stakeCents);
  const each = stakeCents === undefined ? '' : ` of ${figures.moneyText(stakeCents)}`;
  const result = `${expected < 0 ? 'lose' : 'make'} ${told(Math.abs(expected))}`;
  return {
    title: 'Many bets of one kind',
    answer: `${figures.countText(bets)} bets${each} at ${figures.priceText(decimal)} that win ${figures.shareText(chance)} of the time ${result} on average (${figures.signedShareText(expected / bets)} of what is staked), with a standard deviation of ${told(sd)}. The chance to be down after them is ${figures.shareText(down)}.`,
    inputs: [
      figures.count('bets', 'Bets', bets),
      figures.price('price', 'Price of each', decimal),
      figures.chance('chance', 'Chance to win each', chance),
      ...(stakeCents === undefined ? [] : [figures.money('stakeCents', 'Each stake', stakeCents)]),
    ],
    figures: [
      amount('expected', 'Expected result', expected),
      amount('sd', 'Standard deviation', sd),
      amount('low', 'Two times in three from', expected - sd),
      amount('high', 'Two times in three to', expected + sd),
      figures.chance('down', 'Chance to be down', down),
    ],
    formula:
      'Expected = bets x (chance x decimal odds - 1); standard deviation = decimal odds x square root of (bets x chance x (1 - chance)); down = the binomial chance of too few wins.',
    notes: ['This takes the chance as true and every bet as independent of the others.'],
    assumed: [],
  };
}
