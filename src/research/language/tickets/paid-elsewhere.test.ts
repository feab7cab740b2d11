import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();
const PARLAY = 'what does lions ml + cowboys ml parlay pay on fanduel, 40 bucks';

describe('what another book pays for the parlay that was shown', () => {
  it.each([
    ['whats dk pay for that', 4000],
    ['no i meant draftkings. 40 on it at draftkings', 4000],
    ['how much would draftkings give me, whats it pay on 25', 2500],
  ])('is that book’s own price for the stake, and no sum at the one before: %s', (text, stakeCents) =>
    expect(callsOf(PARLAY, text)).toMatchObject([
      { tool: 'build_parlay', input: { book: 'DraftKings', stakeCents, priceOnly: true } },
    ]),
  );
});
