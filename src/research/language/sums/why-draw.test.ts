import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { talkerOver } from '../test-talk.ts';

const [soccer] = recordedSlate('reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz');

describe.skipIf(!soccer)('in soccer', () => {
  const said = (...texts: string[]): string => {
    if (!soccer) throw new Error('skipped');
    const { plan, isCharged } = talkerOver(soccer.slate, soccer.now)(...texts);
    expect(isCharged).toBe(false);
    return plan?.kind === 'say' ? plan.text : '';
  };

  it.each([
    'why is the draw 23% when croatia only 18, seems off',
    'no i mean how can a tie be more likely than croatia winning',
    'how come a draw is higher than croatia',
    'why is a tie likelier than them winning',
  ])('why a draw is likelier than the weaker side is told with all three chances: %s', (text) => {
    const words = said('england croatia odds', text);
    const shares = [...words.matchAll(/(\d+\.\d)%/g)].map(([, share]) => Number(share));
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
    expect(words).toContain('holds England level more often than it outscores them');
  });

  it.each([
    'does the game going to penalties count if i bet the moneyline',
    'if it goes to a penalty shootout does my bet count',
    'extra time included in the over?',
  ])('penalties and extra time count for no bet on the game: %s', (text) => {
    expect(said(text)).toMatch(
      /^No: a soccer moneyline, spread or total is settled on 90 minutes plus stoppage time\./,
    );
  });

  it.each(['who u taking usa paraguay', 'usa or paraguay', 'thoughts on usa paraguay'])(
    'the draw is held against both sides, and no handicap that nobody sells: %s',
    (text) => {
      if (!soccer) throw new Error('skipped');
      const { plan } = talkerOver(soccer.slate, soccer.now)(text);
      const bets =
        plan?.kind === 'calls'
          ? plan.calls.flatMap(({ input }) => (input as { bets?: { market: string; side: string }[] }).bets ?? [])
          : [];
      expect(bets.map(({ side }) => side)).toEqual(expect.arrayContaining(['home', 'draw', 'away']));
      expect(bets.map(({ market }) => market)).not.toContain('spread');
    },
  );
});
