import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

describe('one of what was compared', () => {
  it.each(['just pick', 'ok which one, just pick one', 'gun to your head'])('is told again: %s', (text) => {
    const { plan } = talk('bills ml or ravens ml', text);
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets', input: { bets: [{}, {}] } }], explains: 'better' });
  });

  it('is none where nothing was compared, or another is asked for', () => {
    expect(talk('just pick').plan).not.toMatchObject({ explains: 'better' });
    expect(talk('bills ml or ravens ml', 'just pick an nba game').plan).not.toMatchObject({ explains: 'better' });
  });
});
