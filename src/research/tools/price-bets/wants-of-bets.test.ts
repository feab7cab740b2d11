import { describe, expect, it } from 'vitest';
import { BetRef, type BetRefDraft } from '#contract/research/bet.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { wantsOfBets } from './wants-of-bets.ts';

const slate = footballSlate('live');
const wanted = (...bets: BetRefDraft[]) =>
  wantsOfBets(
    bets.map((bet) => BetRef.parse(bet)),
    { slate, nowMs: NOW.getTime() },
  );
const spread = (line: number | null): BetRefDraft => ({ eventId: 'g1', market: 'spread', side: 'away', line });

describe('the prices that stated bets rest on', () => {
  it('are the featured odds of their sports', () => {
    const moneyline: BetRefDraft = { eventId: 'n1', market: 'moneyline', side: 'home' };
    expect(wanted(spread(2.5), moneyline, moneyline)).toEqual({
      sportKeys: ['americanfootball_nfl', 'basketball_nba'],
      eventIds: [],
      kinds: [],
    });
    expect(wanted(spread(null))).toMatchObject({ eventIds: [], kinds: [] });
  });

  it('are the game’s other lines where theirs is not stored, from the side that was named, and its props', () => {
    expect(wanted(spread(7.5))).toMatchObject({ eventIds: ['g1'], kinds: ['alternate_spread'] });
    expect(wanted(spread(-2.5))).toMatchObject({ eventIds: ['g1'], kinds: ['alternate_spread'] });
    const total: BetRefDraft = { eventId: 'g1', market: 'total', side: 'over', line: 60.5 };
    const prop: BetRefDraft = {
      eventId: 'n1',
      market: 'prop:player_points',
      side: 'over',
      player: 'Somebody',
      line: 20.5,
    };
    expect(wanted(total, prop)).toMatchObject({ eventIds: ['g1', 'n1'], kinds: ['alternate_total', 'prop'] });
  });

  it('are none of a game that is not stored', () => {
    expect(wanted({ eventId: 'nowhere', market: 'moneyline', side: 'home' })).toEqual({
      sportKeys: [],
      eventIds: [],
      kinds: [],
    });
  });
});
