import { beforeAll, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

it.each([
  ['so if i got +120 on the dog whats my ev on 50', '+120', 0.4436],
  ['whats my edge at -120 on the fav', '-120', 0.5564],
])('behind both sides without their margin: %s', (text, price, chance) => {
  const [call] = demo.callsOf('-135 and +115, whats the no vig', text);
  expect(call).toMatchObject({ input: { calc: { kind: 'ev', price, chance: expect.closeTo(chance, 2) } } });
});

it('both sides of a market are asked for their margin and not which is the favorite', () => {
  const calls = demo.callsOf('-135 and +115, whats the hold and the no vig on the fav');
  expect(calls).toMatchObject([{ input: { calc: { kind: 'no_vig' } } }]);
});

it('a Kelly stake is in dollars where a bankroll was named before', () => {
  const calls = demo.callsOf('my bankroll is 3500', 'half kelly on -115 at 56%');
  expect(calls).toMatchObject([{ input: { calc: { kind: 'kelly', bankrollCents: 3500_00 } } }]);
});
