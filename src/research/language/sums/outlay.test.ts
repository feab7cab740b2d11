import { expect, it } from 'vitest';
import type { Calculation } from '#contract/research/calculate.ts';
import { readAmounts } from '../calls/amounts.ts';
import { plainText } from '../calls/plain-text.ts';
import { readWords } from '../calls/read-words.ts';
import { spokenAfter } from '../calls/spoken-after.ts';
import type { Tagged } from '../calls/tagged.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { outlayOf, stakedIn } from './outlay.ts';

const NONE = readQuestion('', { nowMs: 0, timeZone: 'UTC', previous: null });
const before = (sums: readonly Calculation[], previous: Reading | null = null): Reading => {
  const [calculation] = sums;
  if (!calculation) throw new RangeError('no sum');
  return { ...NONE, ...spokenAfter({ calculation, sums }, { explains: null, pointed: null }, previous) };
};

function told(text: string, previous: Reading): string | null {
  const tokens = readWords(text);
  const read = { tokens, plain: plainText(tokens), amounts: readAmounts(tokens), mentions: [], previous };
  const asked = outlayOf(read as unknown as Tagged);
  return asked?.kind === 'say' ? asked.text : null;
}

const paid = (bet: string, price: string, stakeCents: number): Calculation => ({
  kind: 'payout',
  bet,
  price,
  stakeCents,
});
const singles = before([paid('Bills moneyline', '+100', 20_00), paid('Jets moneyline', '+150', 20_00)]);

it('counts single bets, and then all of them as one, together', () => {
  const joined = before([{ kind: 'parlay', prices: ['+100', '+150'], stakeCents: 25_00 }], singles);
  expect(told('total outlay', joined)).toBe(
    'You stake $65.00 in all: $40.00 on Bills moneyline and Jets moneyline and $25.00 on the parlay.',
  );
});

it('counts bets that were named one after the other, and another stake on one of them once', () => {
  const one = before([paid('Bills moneyline', '+100', 30_00)]);
  expect(told('total risk', before([paid('Over 44.5', '-110', 30_00)], one))).toContain('You stake $60.00 in all');
  expect(told('total risk', before([paid('Bills moneyline', '+100', 50_00)], one))).toBe('You stake $50.00 in all.');
});

it('tells what comes back of those that win', () => {
  expect(told('if both hit', singles)).toBe('If both win, $90.00 comes back, a profit of $50.00.');
  expect(told('what if only the first hits', singles)).toBe(
    'If only the first wins, $40.00 comes back, a profit of $0.00.',
  );
  expect(told('if just one hits', singles)).toContain('$40.00 to $50.00 comes back');
});

it.each<[Calculation, number | null]>([
  [{ kind: 'round_robin', prices: ['-110', '-110', '+100'], size: 2, stakeCents: 10_00 }, 30_00],
  [{ kind: 'hedge', stakeCents: 100_00, price: '+100', hedgePrice: '+100' }, 200_00],
  [{ kind: 'dutching', prices: ['+200', '+300'], totalCents: 50_00 }, 50_00],
  [{ kind: 'payout', price: '+100' }, null],
  [{ kind: 'break_even', price: '-110' }, null],
])('knows what each kind of sum stakes: %j', (calc, cents) => {
  expect(stakedIn(calc)).toBe(cents);
});
