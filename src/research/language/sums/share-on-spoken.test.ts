import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

it.each([
  [
    'lions or bills, i get +185 on the lions at fanatics',
    'ok put 1.5% of my 3k on it, what would i win',
    '2.85',
    4_500,
  ],
  ['lions ml +150 good?', '2% of my 1500 on that, what does it pay', '2.50', 3_000],
  ['mavs ml +300 at dk good?', 'if i bet 3 percent of my 800 roll on it how much do i win', '4.00', 2_400],
  ['bills ml +150 good?', 'say i put 1% of my 2k on that, what do i get back', '2.50', 2_000],
])('a share of the bankroll is the stake on the bet before: %s, %s', (bet, text, price, stakeCents) => {
  const { plan, isCharged } = talk(bet, text);
  const calcs = plan?.kind === 'calls' ? plan.calls.map(({ input }) => (input as { calc: unknown }).calc) : [];
  expect(calcs[0]).toMatchObject({ kind: 'payout', price, stakeCents });
  expect(isCharged).toBe(false);
});
