import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { freeCallsOf, type Talked, talkerOver } from '../test-talk.ts';

/** Games of the NFL without a single report. */
const [recorded] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
const talk = (...texts: string[]): Talked => {
  if (!recorded) throw new Error('no slate was recorded');
  return talkerOver(recorded.slate, recorded.now)(...texts);
};

describe('a team that is named behind a player of whom no report is stored', () => {
  const before = 'who plays: is justin jefferson playing sunday';

  it('is not asked for where no report of anybody is stored', () => {
    expect(talk(before).plan).toMatchObject({ kind: 'say', text: expect.stringContaining('for any game ahead') });
  });

  it.each(['vikings then', 'the vikings', 'hes on the vikings', 'Minnesota Vikings'])(
    'is its report, and no bet: %s',
    (text) => {
      expect(freeCallsOf(talk(before, text))).toMatchObject([{ tool: 'facts_about', input: { kinds: ['injury'] } }]);
    },
  );

  it.each(['vikings ml', 'best bets today', 'are the vikings worth a bet'])(
    'is none where a bet is named: %s',
    (text) => {
      expect(JSON.stringify(talk(before, text).plan)).not.toContain('facts_about');
    },
  );
});
