import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import type { Asked } from '../calls/call.ts';
import type { Reading } from '../reading.ts';
import { SHOWN_LIST, SHOWN_PARLAY, shownBet, tagOfTwoGames } from '../test-two-games.ts';
import type { Act } from './act.ts';
import { toldByAct } from './told-by-act.ts';
import { wantedOf } from './wanted-of.ts';

const BETS: Partial<Reading> = { focus: [shownBet('game', 'home'), shownBet('other', 'away')] };

function told(act: Act, before: Partial<Reading> | null, text = 'hmm that thing', share = 0.9): Asked | null {
  const { any } = wantedOf(tagOfTwoGames(text, before && testReading(before)));
  return toldByAct(any && { ...any, share, question: { ...any.question, act } });
}

describe('what nothing was made of', () => {
  it('is left where it is not likely to want any one thing', () => {
    expect(toldByAct(null)).toBeNull();
    expect(told('calc', null, 'hmm that thing', 0.49)).toBeNull();
    expect(told('picks', null)).toBeNull();
  });

  it('says what is missing for what it wants, and sells nothing', () => {
    expect(told('calc', null)).toMatchObject({
      kind: 'say',
      lost: true,
      text: expect.stringContaining('Give me the numbers'),
    });
    expect(told('why', null)).toMatchObject({ kind: 'say', text: expect.stringContaining('Which bet') });
    expect(told('outside', null)).toMatchObject({ kind: 'say', text: expect.stringContaining('outside what I do') });
    expect(told('react', null)).toBeNull();
    expect(told('react', BETS)).toMatchObject({ kind: 'say', text: expect.stringContaining('Noted') });
  });

  it('is asked back with the legs of the parlay that stands', () => {
    expect(told('swap', SHOWN_PARLAY)).toMatchObject({ kind: 'say', choices: ['Swap leg 1', 'Swap leg 2'] });
    expect(told('swap', SHOWN_LIST)).toMatchObject({ kind: 'say', choices: [] });
    expect(told('add', SHOWN_PARLAY)).toMatchObject({ choices: ['Add one more leg', 'Add a safe leg'] });
  });

  it('leaves the other of two judged bets where one of them goes', () => {
    const [, left] = BETS.focus ?? [];
    expect(told('drop', BETS, 'forget the first one')).toMatchObject({
      kind: 'calls',
      explains: 'play',
      calls: [{ tool: 'price_bets', input: { bets: [{ eventId: left?.eventId, side: left?.side }] } }],
    });
    expect(told('drop', BETS, 'forget it')).toMatchObject({ kind: 'say' });
  });

  it('shows what stood before once more', () => {
    expect(told('again', SHOWN_LIST)).toEqual({ kind: 'about', about: { kind: 'again' } });
    expect(told('when', BETS)).toMatchObject({ calls: [{ tool: 'find_games' }] });
    expect(told('when', null)).toMatchObject({ kind: 'say', text: expect.stringContaining('Which game') });
    expect(told('doubt', BETS)).toMatchObject({ calls: [{ tool: 'show_board' }, { tool: 'show_board' }] });
  });
});
