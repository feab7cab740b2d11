import { expect, it } from 'vitest';
import { fieldsOf, withInput } from './calculation-fields.ts';

const HEDGE = { kind: 'hedge', stakeCents: 4000, price: '+450', share: 0.5 };
const LEGS = { kind: 'parlay', prices: ['-110', '+120'], chances: [0.5, 0.4] };

it('writes each input as a bettor does, under the name that the answer gives it', () => {
  const inputs = [{ key: 'stakeCents', label: 'Placed stake', value: 4000, unit: 'cents', text: '$40.00' } as const];
  const told = (asked: object) => fieldsOf(asked as never, inputs).map(({ label, text }) => [label, text]);
  expect(told(HEDGE)).toEqual([
    ['Placed stake', '$40.00'],
    ['Price', '+450'],
    ['Share', '50.0%'],
  ]);
  expect(told(LEGS)).toEqual([
    ['Price 1', '-110'],
    ['Price 2', '+120'],
    ['Chance 1', '50.0%'],
    ['Chance 2', '40.0%'],
  ]);
});

it('puts what was written in the place of one input alone', () => {
  const put = (asked: object, at: number, text: string) => {
    const field = fieldsOf(asked as never, [])[at];
    return field && withInput(asked as never, field, text);
  };
  expect(put(HEDGE, 0, '$1,050.5')).toEqual({ ...HEDGE, stakeCents: 105_050 });
  expect(put(HEDGE, 1, ' 5.5 ')).toEqual({ ...HEDGE, price: '5.5' });
  expect(put(HEDGE, 2, '33.3%')).toEqual({ ...HEDGE, share: 0.333 });
  expect(put(LEGS, 1, '-130')).toEqual({ ...LEGS, prices: ['-110', '-130'] });
  expect(put(HEDGE, 0, 'much')).toBeNull();
  expect(put(HEDGE, 1, '')).toBeNull();
});

it('shows no digit that nobody reads, and counts with all of them', () => {
  const asked = {
    kind: 'position',
    bet: 'Chargers moneyline',
    price: '+200',
    win: 0.230_267_778_935_85,
    pushes: [0.000_04],
  };
  const fields = fieldsOf(asked as never, []);
  expect(fields.map(({ text }) => text)).toEqual(['Chargers moneyline', '+200', '23.0%', '0.004%']);
  expect(fields.map(({ isName }) => isName)).toEqual([true, false, false, false]);
  const [, price] = fields;
  expect(price && withInput(asked as never, price, '+210')).toEqual({ ...asked, price: '+210' });
});
