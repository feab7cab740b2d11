import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk, game } = await demoTalk();
const LIST = 'goal scorers list';
const rows = talk(LIST).reading.focus ?? [];
const named = (place: number) => rows[place - 1]?.player;

describe('a row of a list of props that is pointed at', () => {
  it('is held with whom and which number it is of', () => {
    expect(named(1)).toEqual(expect.any(String));
    expect(talk('nba player points tonight').reading.focus?.[0]).toMatchObject({ line: expect.any(Number) });
  });

  it.each([
    ['take the top one, whats fair', 1],
    ['the 3rd guy', 3],
    ['second one', 2],
  ])('is shown with all its prices: %s', (text, place) => {
    expect(callsOf(LIST, text)).toMatchObject([{ tool: 'show_board', input: { player: named(place) } }]);
  });

  it('is judged where a verdict is asked for', () => {
    const { plan } = talk(LIST, 'top one any good');
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets', input: { bets: [{ player: named(1) }] } }] });
  });

  it('is still one of that list behind another of its rows', () => {
    expect(callsOf(LIST, 'the top one', 'n the 2nd')).toMatchObject([{ input: { offset: 1, limit: 1 } }]);
    expect(talk(LIST, 'the top one', 'n the 2nd').reading.focus).toMatchObject([{ player: named(2) }]);
  });

  it('may be the first in an order, and is what a stake is put on', () => {
    const longest = [LIST, 'longest odds one'];
    expect(callsOf(...longest)).toMatchObject([{ input: { order: 'longest', limit: 1 } }]);
    expect(talk(...longest).reading.focus).toHaveLength(1);
    expect(callsOf(...longest, 'throw 5 on him')).toMatchObject([
      { tool: 'propose', input: { action: { kind: 'tracked_bet', stakeCents: 500 } } },
    ]);
  });

  it('may be the last of them', () => {
    expect(callsOf(LIST, 'last one')).toMatchObject([{ input: { player: rows.at(-1)?.player } }]);
  });

  it('is judged, and turned, for itself', () => {
    const list = ['nba rebounds props tonight', 'highest line one'];
    const player = talk(...list).reading.focus?.[0]?.player;
    expect(callsOf(...list, 'what about the under')).toMatchObject([{ input: { player, side: 'under' } }]);
    expect(talk(...list, 'n the over any good').plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ player, side: 'over' }] } }],
    });
    expect(talk(LIST, 'shortest odds one').reading.focus).toMatchObject([{ side: 'yes' }]);
    expect(talk(...list, 'is he worth it').plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ player, side: 'over' }] } }],
    });
  });

  it.each([
    ['the best one', 'best'],
    ['first half total', 'part'],
  ])('is none where something else is asked: %s', (text) => {
    const { plan } = talk(LIST, text);
    expect(plan?.kind === 'calls' && plan.calls.some(({ input }) => 'player' in input)).toBe(false);
  });

  it('a total of a game behind it is the game’s', () => {
    expect(callsOf('nba player points tonight', 'hawks pelicans total')).toMatchObject([
      { tool: 'show_board', input: { eventId: game('Atlanta Hawks'), market: 'total' } },
    ]);
  });
});
