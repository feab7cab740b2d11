import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { talkerOver } from '../test-talk.ts';
import { shiftedDay } from './next-such-day.ts';

const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
const [mixed] = recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json');

describe.skipIf(!nfl)('a weekday of which nothing is left', () => {
  it('is the next one that has games, and it is said', () => {
    const plan = nfl && talkerOver(nfl.slate, nfl.now)('best bets for sunday').plan;
    const window = plan?.kind === 'picks' ? plan.reading.window : null;
    expect(window?.label).toBe('on Sunday, Nov 12');
    expect(shiftedDay({ window })).toEqual(['No priced game is left this Sunday, so these are for Sunday, Nov 12.']);
    expect(shiftedDay({ window: null })).toEqual([]);
  });
});

describe.skipIf(!nfl)('games and prices of a weekday of which nothing is left', () => {
  it.each(['what games are on sunday', 'which games have the lowest total sunday', 'whats the biggest spread sunday'])(
    'are those of the next one: %s',
    (text) => {
      expect(nfl && talkerOver(nfl.slate, nfl.now)(text).plan).toMatchObject({
        calls: [{ input: { from: '2023-11-12T11:00:00.000Z', to: '2023-11-13T11:00:00.000Z' } }],
        assumed: [expect.stringContaining('so these are for Sunday, Nov 12.')],
      });
    },
  );
});

describe.skipIf(!mixed)('a club', () => {
  it('goes by each of its spellings', () => {
    const talk = mixed && talkerOver(mixed.slate, mixed.now);
    expect(talk?.('arsenal to win + inter to win parlay at draftkings 100 bucks').plan).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { legs: [{ market: 'moneyline' }, { market: 'moneyline' }] } }],
    });
  });
});
