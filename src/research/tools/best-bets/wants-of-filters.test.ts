import { describe, expect, it } from 'vitest';
import type { BetFilters } from '#contract/research/best-bets.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { wantsOfFilters } from './wants-of-filters.ts';

const slate = footballSlate('live');
const wanted = (filters: BetFilters, of = slate) => wantsOfFilters(filters, { slate: of, nowMs: NOW.getTime() });

describe('the prices that a search under filters rests on', () => {
  it('are the sports of the games that it looks at', () => {
    expect(wanted({})).toEqual({ sportKeys: ['americanfootball_nfl', 'basketball_nba'], eventIds: [], kinds: [] });
    expect(wanted({ leagues: ['NBA'] }).sportKeys).toEqual(['basketball_nba']);
    expect(wanted({ teams: ['Bills'] }).sportKeys).toEqual(['americanfootball_nfl']);
    expect(wanted({ excludedLeagues: ['NFL'] }).sportKeys).toEqual(['basketball_nba']);
  });

  it('are those of the league that was named where no game of it is stored', () => {
    expect(wanted({ leagues: ['MLB'] })).toEqual({ sportKeys: ['baseball_mlb'], eventIds: [], kinds: [] });
  });

  it('are props too where props, a statistic or a player are asked for, and not where the person is a side', () => {
    expect(wanted({ markets: ['prop'], leagues: ['NBA'] })).toMatchObject({ eventIds: ['n1'], kinds: ['prop'] });
    expect(wanted({ stats: ['points'], leagues: ['NBA'] })).toMatchObject({ eventIds: ['n1'], kinds: ['prop'] });
    expect(wanted({ players: ['Josh Allen'], teams: ['Bills'] })).toMatchObject({ eventIds: ['g1'], kinds: ['prop'] });
    const bout = testEvent('b', {
      home: 'Islam Makhachev',
      away: 'Charles Oliveira',
      sportKey: 'mma_mixed_martial_arts',
      markets: [],
    });
    const bouts = testSlate([bout]);
    expect(wanted({ players: ['Makhachev'] }, bouts)).toEqual({
      sportKeys: ['mma_mixed_martial_arts'],
      eventIds: [],
      kinds: [],
    });
  });
});
