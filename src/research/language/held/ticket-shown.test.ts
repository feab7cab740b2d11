import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();
const TICKET = 'i have a parlay: bills ml, eagles ml, broncos ml. $100 at +115. good price?';

it.each([
  'first two hit, broncos left. should i hedge with chiefs?',
  'first two hit, just broncos left. worth hedging?',
  '2 of 3 hit, only broncos left. should i hedge',
  'bills and eagles hit, just need broncos. hedge it?',
])('hedges the ticket that was told, with one leg left: %s', (text) => {
  expect(callsOf(TICKET, text)).toMatchObject([
    {
      tool: 'calculate',
      input: { calc: { kind: 'hedge', stakeCents: 10_000, returnsCents: 21_500, bet: 'Broncos moneyline' } },
    },
  ]);
});
