import { expect, it } from 'vitest';
import { withoutRefusedMarket } from './refused-market.ts';

it.each([
  ['ok forget the ml, rounds total?', 'ok rounds total?'],
  ['not the moneyline, the rounds total', 'the rounds total'],
  ['screw the spread just give me the total', 'just give me the total'],
  ['total, not the spread', 'total,'],
  ['i dont want the bills spread, whats the moneyline', 'bills whats the moneyline'],
  ["don't care about the spread. moneyline at fanduel?", 'moneyline at fanduel?'],
])('%s asks for %s', (text, left) => {
  expect(withoutRefusedMarket(text)).toBe(left);
});

it.each([
  'best nfl bets, no spreads, totals only',
  'forget the spread',
  'no spreads or totals today',
  'drop the bills ml, add the total',
  'is the moneyline not better than the spread',
  'why is there no spread but a total',
  'not a total fan of this',
  'no the spread',
  'no the spread, with the over',
])('%s keeps all that it names', (text) => {
  expect(withoutRefusedMarket(text)).toBe(text);
});
