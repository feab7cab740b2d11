import { payout as payoutOf, stakeToWin } from '#engine/odds/payout.ts';
import * as figures from './figures.ts';
import { type Asked, decimalOf, type Worked } from './worked.ts';

/** What a stake at a price pays, in money or in units. */

const EXAMPLE_CENTS = 100_00;

export function payout({ bet, price, stakeCents, toWinCents, units }: Asked<'payout'>): Worked {
  const decimal = decimalOf(price);
  if (stakeCents === undefined && toWinCents === undefined && units !== undefined) return unitsPaid(decimal, units);
  const stake = stakeCents ?? (toWinCents === undefined ? EXAMPLE_CENTS : stakeToWin(toWinCents, decimal));
  const returns = payoutOf(stake, decimal);
  return {
    title: toWinCents === undefined ? 'Payout' : 'Stake to win',
    answer:
      toWinCents === undefined || stakeCents !== undefined
        ? `${figures.moneyText(stake)} ${bet === undefined ? '' : `on ${bet} `}at ${figures.priceText(decimal)} wins ${figures.moneyText(returns - stake)} and returns ${figures.moneyText(returns)} with the stake.`
        : `To win ${figures.moneyText(toWinCents)} ${bet === undefined ? '' : `on ${bet} `}at ${figures.priceText(decimal)}, stake ${figures.moneyText(stake)}.`,
    inputs: [figures.price('price', 'Price', decimal), figures.money('stakeCents', 'Stake', stake)],
    figures: [
      figures.money('profitCents', 'Profit', returns - stake),
      figures.money('returnsCents', 'Returns', returns),
    ],
    formula: 'Returns = stake x decimal odds; profit = returns - stake.',
    notes: isWholeCents(stake * decimal) ? [] : ['Amounts are rounded to the nearest cent.'],
    assumed:
      stakeCents === undefined && toWinCents === undefined
        ? ['Figured for a $100.00 stake, since none was named.']
        : [],
  };
}

/** What is paid to the cent needs no note of the rest. */
const isWholeCents = (cents: number): boolean => Math.abs(cents - Math.round(cents)) < 1e-6;

function unitsPaid(decimal: number, units: number): Worked {
  const profit = units * (decimal - 1);
  return {
    title: 'Payout',
    answer: `${figures.plainUnits(units)} at ${figures.priceText(decimal)} ${units === 1 ? 'wins' : 'win'} ${figures.plainUnits(profit)} and ${units === 1 ? 'returns' : 'return'} ${figures.plainUnits(units + profit)} with the stake.`,
    inputs: [
      figures.price('price', 'Price', decimal),
      figures.units('stake', 'Stake', units, figures.plainUnits(units)),
    ],
    figures: [
      figures.units('profit', 'Profit', profit),
      figures.units('returns', 'Returns', units + profit, figures.plainUnits(units + profit)),
    ],
    formula: 'Returns = stake x decimal odds; profit = returns - stake.',
    notes: [],
    assumed: [],
  };
}
