import type { Calculation } from '#contract/research/calculate.ts';
import type { Reading } from '../reading.ts';
import { type Again, type Change, ROLL } from './again.ts';
import { stakeOn } from './again-money.ts';
import { priceOf } from './calculate-again.ts';
import type { Asked } from './call.ts';

type Staked = Again & { reading: Pick<Reading, 'unit' | 'memory'> };

const CENTS = 100;

/** A stake in units is money where its writer has said what a unit is to him. */
export function inMoney(calc: Calculation, unit: number | undefined): Calculation {
  if (calc.kind !== 'payout' || calc.units === undefined || unit === undefined) return calc;
  const { units, ...rest } = calc;
  return { ...rest, stakeCents: Math.round(units * unit * CENTS) };
}

/** "3u on the Bills +150 pays what" once a unit was said to be so much: in money, wherever it was said. */
export function inOwnMoney(
  asked: Asked | null,
  { reading, previous }: { reading: Staked['reading']; previous: Reading | null },
): Asked | null {
  const unit = reading.unit ?? reading.memory?.unit ?? previous?.memory?.unit;
  if (asked?.kind !== 'calls' || unit === undefined) return asked;
  const calls = asked.calls.map((call) =>
    'calc' in call.input
      ? { ...call, input: { ...call.input, calc: inMoney(call.input.calc as Calculation, unit) } }
      : call,
  );
  return { ...asked, calls };
}

/** "1.5u on it", "50 on that what does it pay": what bets at these prices pay for the stake that is named; empty where none is. */
export function stakedOn(told: readonly Calculation[], { reading, ...again }: Staked): Calculation[] {
  const own = reading.unit == null ? null : reading.unit * CENTS;
  // "My unit is 40" beside it is no stake.
  const money = again.amounts.money.filter(({ cents }) => cents !== own);
  const change: Change | null = ROLL.test(again.text)
    ? null
    : stakeOn({ ...again, amounts: { ...again.amounts, money } });
  if (!change) return [];
  const unit = reading.unit ?? reading.memory?.unit;
  return told.flatMap((one) => {
    const price = priceOf(one);
    return price === null ? [] : [inMoney({ kind: 'payout', ...nameOf(one), price, ...change }, unit)];
  });
}

const nameOf = (one: Calculation): { bet?: string } =>
  one.kind === 'payout' && one.bet !== undefined ? { bet: one.bet } : {};
