import { describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const planOf = (...texts: string[]) => talk(...texts).plan;

describe('the least chance that a bet may have', () => {
  it.each([
    ['only bets over 60% to win', 0.6],
    ['bets that hit more than 65 percent', 0.65],
    ['nba picks with at least a 70% chance', 0.7],
    ['best nfl bets with a 55% win probability or better', 0.55],
    ['todays best bets, min win prob 65%', 0.65],
    ['today i want picks with a win chance of no less than 65%', 0.65],
    ['nothing under 65% to win pls, what are your best bets today', 0.65],
  ])('%s', (text, minChance) => {
    expect(planOf(text)).toMatchObject({ kind: 'picks', reading: { minChance, minEdge: null } });
  });

  it.each(['anything 2%+ ev min +100', 'any bets with 2%+ edge over +100'])(
    'leaves a least price to its price: %s',
    (text) => {
      expect(planOf(text)).toMatchObject({ kind: 'picks', reading: { minEdge: 0.02, minDecimal: 2 } });
    },
  );

  it('is no edge, and an edge is no chance', () => {
    expect(planOf('bets with at least a 5% edge')).toMatchObject({
      kind: 'picks',
      reading: { minChance: null, minEdge: 0.05 },
    });
  });
});

describe('what is asked for', () => {
  it.each([
    ['sunday night football pick', 'NFL'],
    ['best mnf bet', 'NFL'],
    ['is there anything in nba tonight worth playing', 'NBA'],
    ['anything worth a bet in hockey tonight', 'NHL'],
  ])('is of its league: %s', (text, league) => {
    expect(planOf(text)).toMatchObject({ kind: 'picks', reading: { leagues: [league] } });
  });

  it.each(['upset alert', 'upset picks today', 'any upsets you like'])('is outright: %s', (text) => {
    expect(planOf(text)).toMatchObject({ kind: 'picks', reading: { side: 'underdog', markets: ['moneyline'] } });
  });

  it.each(['what would you avoid today', 'bets to avoid sunday', 'what should i stay away from in the nfl'])(
    'is no search of its contrary: %s',
    (text) => {
      expect(planOf(text)).toMatchObject({ kind: 'say' });
    },
  );

  it.each(['chiefs', 'the packers', 'thoughts on the celtics tonight', 'what about the packers'])(
    'of a side alone are its moneyline and its spread: %s',
    (text) => {
      const plan = planOf(text);
      const bets =
        plan?.kind === 'calls'
          ? plan.calls.flatMap(({ input }): unknown[] =>
              'bets' in input && Array.isArray(input.bets) ? input.bets : [],
            )
          : [];
      expect(bets.map((bet) => (bet as BetRefDraft).market)).toEqual(['moneyline', 'spread']);
      expect(new Set(bets.map((bet) => (bet as BetRefDraft).side)).size).toBe(1);
    },
  );
});
