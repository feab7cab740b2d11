import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import type { Asked } from '../calls/call.ts';
import type { Reading } from '../reading.ts';
import { SHOWN_LIST, SHOWN_PARLAY, shownBet, tagOfTwoGames } from '../test-two-games.ts';
import type { Act } from './act.ts';
import { byAct } from './by-act.ts';
import { wantedOf } from './wanted-of.ts';

const BET: Partial<Reading> = { focus: [shownBet('game', 'home')] };
const PAID: Partial<Reading> = { ...BET, calculation: { kind: 'payout', price: '1.90' } };

/** What a message comes to by an act alone that it is likely to want so much. */
function byActAlone(text: string, before: Partial<Reading> | null, act: Act, share = 1): Asked | null {
  const { any } = wantedOf(tagOfTwoGames(text, before && testReading(before)));
  return byAct(any && { ...any, share, question: { ...any.question, act } });
}

describe('what no rule reads', () => {
  it('is asked of what was shown, and costs nothing', () => {
    expect(byActAlone('gimme the whole spiel', SHOWN_LIST, 'why')).toEqual({
      kind: 'about',
      about: { kind: 'why', place: 1 },
    });
    expect(byActAlone('gimme the whole spiel', BET, 'why')).toMatchObject({ kind: 'calls', explains: 'why' });
  });

  it('is left to others where it is not likely enough, and sooner where bets would be searched for', () => {
    expect(byActAlone('gimme the whole spiel', BET, 'why', 0.49)).toBeNull();
    expect(byActAlone('some nfl bets', null, 'picks', 0.69)).toBeNull();
    expect(byActAlone('some nfl bets', null, 'picks', 0.7)).toMatchObject({ kind: 'picks' });
  });

  it('is nothing where there is nothing that it could be asked of', () => {
    expect(byAct(null)).toBeNull();
    expect(byActAlone('gimme the whole spiel', null, 'why')).toBeNull();
  });
});

describe('somebody who was not shown', () => {
  it('is said not to be among what was, with his prices, free', () => {
    const asked = byActAlone('why not the bills', { ...SHOWN_LIST, focus: [shownBet('game', 'home')] }, 'why');
    expect(asked).toMatchObject({ kind: 'calls', calls: [{ tool: 'show_board', input: { eventId: 'other' } }] });
    expect(asked?.kind === 'calls' && asked.assumed[0]).toContain('not among those picks');
  });
});

describe('a number behind what was told to pay', () => {
  it.each([
    ['20 gets me', 2_000],
    ['$35 then', 3_500],
  ])('is a stake: %s', (text, stakeCents) => {
    expect(byActAlone(text, PAID, 'pays')).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'calculate', input: { calc: { kind: 'payout', price: '1.90', stakeCents } } }],
    });
  });

  it('is none where nothing was told to pay, or a price stands beside it', () => {
    expect(byActAlone('20 gets me', BET, 'pays')).toBeNull();
    expect(byActAlone('20 gets me at +150', PAID, 'pays')).toBeNull();
  });
});

describe('one more leg', () => {
  it('is chosen to a single bet, and to a parlay at its book', () => {
    expect(byActAlone('one more leg', BET, 'add')).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'build_parlay', input: { choose: { count: 2 } } }],
    });
    expect(byActAlone('one more leg', SHOWN_PARLAY, 'add')).toMatchObject({
      calls: [{ input: { choose: { count: 3 }, book: 'FanDuel' } }],
    });
  });

  it('is not chosen to several bets, of which any may be meant', () => {
    expect(byActAlone('one more leg', { focus: SHOWN_LIST.focus ?? [] }, 'add')).toBeNull();
  });
});

describe('bets that are to be joined or parted', () => {
  it('become one parlay, or the legs of it by themselves', () => {
    expect(byActAlone('glue em', SHOWN_LIST, 'join')).toMatchObject({ calls: [{ tool: 'build_parlay' }] });
    expect(byActAlone('as singles', SHOWN_PARLAY, 'join')).toMatchObject({
      calls: [{ tool: 'price_bets' }],
      explains: 'play',
    });
  });

  it('are two at least', () => {
    expect(byActAlone('glue em', BET, 'join')).toBeNull();
  });
});

describe('what is held against nothing', () => {
  it('is asked back, free', () => {
    expect(byActAlone('vs what tho', BET, 'compare')).toMatchObject({ kind: 'say' });
    expect(byActAlone('vs what tho', SHOWN_LIST, 'compare')).toBeNull();
  });
});

it('a setting that a chat does not have is told what it has', () => {
  expect(byActAlone('make the text bigger', null, 'setting')).toMatchObject({ kind: 'say' });
});
