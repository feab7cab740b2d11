import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, calcsOf, slate } = await demoTalk();

describe('a stake that was said', () => {
  it.each(['what does it pay', 'how much do i win on that'])('is what is paid on later: %s', (text) => {
    expect(calcsOf('50 on the bills ml', text)).toMatchObject([{ kind: 'payout', stakeCents: 50_00 }]);
  });

  it('is put on a parlay of the bets', () => {
    const { plan } = talk('bills spread or cowboys spread, 75 bucks on one', 'and both in a parlay');
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay', input: { stakeCents: 75_00 } }] });
  });

  it('is neither a free bet nor a bankroll', () => {
    expect(talk('i have a 50 free bet').reading.saidStakeCents).toBeUndefined();
    expect(talk('my bankroll is 500').reading.saidStakeCents).toBeUndefined();
  });
});

describe('that day', () => {
  const cowboys = slate.events.find(({ home }) => home === 'Dallas Cowboys');
  const startsOf = (...texts: string[]) =>
    callsOf(...texts).map(({ input }) => ('from' in input && 'to' in input ? [input.from, input.to] : null));

  it.each(['any other games that day?', 'what other matches are on the same day'])(
    'is that of the game shown, with the others of its league: %s',
    (text) => {
      const [call] = callsOf('what time do the cowboys play', text);
      expect(call).toMatchObject({ tool: 'find_games', input: { leagues: ['NFL'] } });
      expect(JSON.stringify(call)).not.toContain(cowboys?.id ?? '');
    },
  );

  it('is searched for bets', () => {
    const { plan } = talk('what time do the cowboys play', 'best bet that day');
    const window = plan?.kind === 'picks' ? plan.reading.window : null;
    expect(window && cowboys && window.fromMs <= +cowboys.startsAt && +cowboys.startsAt < window.toMs).toBe(true);
  });

  it('is none where nothing was shown', () => {
    expect(() => startsOf('any other games that day?')).not.toThrow();
    expect(talk('any other games that day?').reading.window).toBeNull();
  });
});

describe('a range of prices', () => {
  it.each(['any dogs between +300 and +600', 'list the underdogs from +300 to +600'])('bounds a list: %s', (text) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { minDecimal: 4, maxDecimal: 7 } }]);
  });

  it.each(['best dog on the board? something +300 to +600 i can root for', 'good dog in the +300 to +600 range'])(
    'bounds the best of them: %s',
    (text) => {
      expect(talk(text).plan).toMatchObject({
        kind: 'picks',
        reading: { side: 'underdog', minDecimal: 4, maxDecimal: 7 },
      });
    },
  );

  it('is none of a list without one', () => {
    expect(callsOf('list the underdogs tonight')[0]?.input).not.toHaveProperty('minDecimal');
  });
});
