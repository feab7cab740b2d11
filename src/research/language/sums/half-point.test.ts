import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf } = await demoTalk();

describe('a half point between two numbers that are named', () => {
  it.each([
    ['bears spread', '7 vs 7.5 how much is that half point worth', 'Bears -7.5', 'Bears -7'],
    ['bears -7.5 good?', 'is the half point worth it, 7 or 7.5', 'Bears -7.5', 'Bears -7'],
    ['eagles +7.5 good?', 'how much is that hook worth, 7 vs 7.5', 'Eagles +7', 'Eagles +7.5'],
    ['over 47 in the bears game', '47 vs 47.5 whats the half point worth', 'Over 47.5', 'Over 47'],
  ])('%s, %s: has the sign of its side', (before, text, from, to) => {
    expect(calcsOf(before, text)).toMatchObject([{ kind: 'line_worth', from: { bet: from }, to: { bet: to } }]);
  });

  it('is asked back where nobody is spoken of, free', () => {
    const { plan, isCharged } = talk('3 vs 3.5 how much is that half point worth');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/depends on the game/) });
    expect(isCharged).toBe(false);
  });

  it('is not what two numbers of other bets are', () => {
    expect(JSON.stringify(talk('bears -7.5 or eagles +8, which').plan)).not.toContain('line_worth');
  });
});
