import { describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import { demoTalk } from './test-demo-talk.ts';

describe('the points that a side gives or gets', async () => {
  const { talk } = await demoTalk();
  const marketsOf = (text: string) => {
    const { plan } = talk(text);
    const bets = plan?.kind === 'calls' ? plan.calls.flatMap(({ input }) => ('bets' in input ? input.bets : [])) : [];
    return (bets as BetRefDraft[]).map(({ market }) => market);
  };

  it.each(['is lions + the pts worth a bet', 'lakers laying the pts good?', 'should i take bills plus the points'])(
    'are its handicap: %s',
    (text) => {
      expect(marketsOf(text)).toEqual(['spread']);
    },
  );

  it.each(['jokic points + rebounds', 'jokic rebounds + points'])('are a player’s in: %s', (text) => {
    expect(marketsOf(text)).toEqual([]);
  });
});

describe('money beside other words', async () => {
  const { talk } = await demoTalk();
  const inputOf = (...texts: string[]) => {
    const { plan } = talk(...texts);
    return plan?.kind === 'calls' ? plan.calls[0]?.input : plan;
  };

  it('at so much a unit is no price', () => {
    expect(inputOf('bills ml odds', 'half a unit at 100/unit on it returns?')).toMatchObject({
      calc: { kind: 'payout', stakeCents: 5_000, price: '2.840000' },
    });
  });

  it('that is put on a bet is no decimal price', () => {
    expect(inputOf('nba picks tonight', 'put 75 on the first at that book, payout n implied')).not.toMatchObject({
      calc: { kind: 'convert' },
    });
  });

  it.each([
    ['biggest underdogs today', 'if i threw 10 on each one what do i get back if they all hit separately'],
    ['liverpool 3 way prices', 'arb if i take best of all 3?'],
  ])('on several bets is no roll on one: %s, %s', (first, text) => {
    expect(inputOf(first, text)).not.toMatchObject({ calc: { kind: 'stake_plan' } });
  });

  it('on one bet alone is', () => {
    expect(inputOf('is bills +4.5 a bet', 'what if i just bet the whole 20')).toMatchObject({
      calc: { kind: 'stake_plan', bankrollCents: 2_000 },
    });
  });

  it('a scan of one game goes on to the whole board', () => {
    expect(inputOf('any middle on lions bills', 'any middle across a key number on the whole board')).toEqual({
      kind: 'middles',
    });
  });
});
