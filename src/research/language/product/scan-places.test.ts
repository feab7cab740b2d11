import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

describe('a state behind a scan is where its bets are to be taken', () => {
  it.each([
    [['any arbs right now?', 'what about in NJ']],
    [['any arbs right now?', 'and for colorado?']],
    [['any arbs right now?', 'no i meant im in new jersey']],
    [['any arbs right now?', 'what about in nj', 'so run the arb scan again for nj']],
  ])('%s', (texts) => {
    const [call] = callsOf(...texts);
    expect(call).toMatchObject({ tool: 'scan_prices', input: { kind: 'arbitrage' } });
    expect(call?.input).not.toHaveProperty('eventId');
  });

  it('and it is kept', () => {
    expect(talk('any arbs right now?', 'what about in NJ').reading.memory).toMatchObject({ state: 'NJ' });
  });

  it('a team that is named as one is scanned', () => {
    expect(callsOf('any arbs right now?', 'what about the bills game')[0]?.input).toHaveProperty('eventId');
  });
});

describe('whether the books of what was scanned take bets in a state', () => {
  it.each(['are both of those legal in nj', 'are those two licensed in new jersey?', 'is that legal in New Jersey'])(
    'is told by yes or no: %s',
    (text) => {
      const { plan, isCharged } = talk('any arbs rn', text);
      expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^(Yes|No): .* in New Jersey/) });
      expect(isCharged).toBe(false);
    },
  );

  it('also behind the sum on it', () => {
    const { plan } = talk('any arbs rn', 'put 500 total on the first one', 'are both of those legal in texas');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^No: .* take no bets online in Texas/) });
  });
});
