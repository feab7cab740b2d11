import { describe, expect, it } from 'vitest';
import { demoTalk } from '../../test-demo-talk.ts';

const { talk, calcsOf } = await demoTalk();

describe('a sum that is asked for without its word', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'the app will give me 140 right now, it comes back 300 if we win and i would say 60% we do',
      { kind: 'cash_out', returnsCents: 300_00, offerCents: 140_00, chance: 0.6 },
    ],
    [
      'if i string together -120, +140 and -150 and throw 30 at it what comes back',
      { kind: 'parlay', prices: ['-120', '+140', '-150'], stakeCents: 30_00 },
    ],
    [
      'my team made the final and i got them at +1500 for fifty bucks back in the summer, the other team is +110, what do i put on those guys so it ends the same',
      { kind: 'hedge', stakeCents: 50_00, price: '+1500', hedgePrice: '+110' },
    ],
    ['what are the chances a 53 percent bettor drops seven straight', { kind: 'streak', chance: 0.53, length: 7 }],
  ])('%s', (message, calc) => {
    expect(calcsOf(message)).toEqual([expect.objectContaining(calc)]);
  });

  it.each([
    'are the bills a good bet at -130',
    'best bets at +150 or longer for 20 bucks',
    'what does -110 mean',
    'build me a 3 leg parlay for 20 bucks',
    'any arbs tonight',
  ])('is none where nothing is to be worked out: %s', (message) => {
    const { plan } = talk(message);
    const tools = plan?.kind === 'calls' ? plan.calls.map(({ tool }) => tool) : [];
    expect(tools).not.toContain('calculate');
  });

  it('leaves what goes on with a sum to the sum before', () => {
    expect(calcsOf('what does $100 at -130 pay', 'and at -145')).toEqual([
      { kind: 'payout', price: '-145', stakeCents: 100_00 },
    ]);
  });
});
