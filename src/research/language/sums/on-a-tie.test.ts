import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { talkerOver } from '../test-talk.ts';

const [mixed] = recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json');

describe.skipIf(!mixed)('a bet on a side when the game ends level', () => {
  if (!mixed) return;
  const talk = talkerOver(mixed.slate, mixed.now);
  const told = (...texts: string[]): string => {
    const { plan } = talk(...texts);
    return plan?.kind === 'say' ? plan.text : '';
  };
  it.each([
    'if i back arsenal do i lose on a draw',
    'im on ARSENAL. draw = loss or refund',
    'i got arsenal, what happens if they draw',
  ])('loses as its own bet does, the draw being what happens: %s', (text) => {
    expect(told('arsenal chelsea odds', text)).toMatch(
      /Arsenal moneyline is three-way, so a tie \(\S+ of the time\) loses it/,
    );
  });

  it('wins where the draw is the bet', () => {
    expect(told('arsenal chelsea odds', 'i took the draw, if they tie do i win')).not.toMatch(/loses it/);
  });
});
