import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

const inputOf = (...messages: readonly string[]) => {
  const { plan } = talk(...messages);
  return plan?.kind === 'calls' ? plan.calls[0]?.input : plan;
};

const PRICED = 'lions, bengals and texans ml parlay, what does 100 pay';

describe('a parlay that a message changes', () => {
  it.each(['drop the lions and make it 50', 'without the lions, still with 50', 'take out the lions, 50 bucks'])(
    'takes the stake that is said with the change, and is only priced as it was: %s',
    (text) => expect(inputOf(PRICED, text)).toMatchObject({ stakeCents: 5_000, priceOnly: true }),
  );

  it.each(['drop the lions', 'swap the lions for the bills'])('keeps its stake: %s', (text) =>
    expect(inputOf(PRICED, text)).toMatchObject({ stakeCents: 10_000, priceOnly: true }),
  );

  it.each(['drop the lions', 'ok drop the lions', 'swap the lions for the bills', 'make it 50 and add the bills'])(
    'is only priced where its legs are named and no verdict is asked for, judged as it was: %s',
    (text) => {
      const { plan, isCharged } = talk('lions, bengals and texans ml parlay for 100, is it worth it', text);
      expect(isCharged).toBe(false);
      expect(plan).toMatchObject({ calls: [{ tool: 'build_parlay', input: { priceOnly: true } }] });
    },
  );

  it.each(['is it a bet?', 'is it worth it without the lions'])(
    'is judged for its stake where that is asked: %s',
    (text) => {
      const input = inputOf(PRICED, text);
      expect(input).toMatchObject({ stakeCents: 10_000 });
      expect(input).not.toHaveProperty('priceOnly');
    },
  );
});
