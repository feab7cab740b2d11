import { describe, expect, it } from 'vitest';
import type { BetFocus } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, slate, talk } = await demoTalk();

const inputOf = (...texts: string[]): Record<string, unknown> => {
  const [call] = callsOf(...texts);
  return { tool: call?.tool, ...call?.input };
};
const rowsOf = (...texts: string[]): readonly BetFocus[] => talk(...texts).reading.focus ?? [];
const startOf = ({ eventId }: BetFocus): number =>
  slate.events.find(({ id }) => id === eventId)?.startsAt.getTime() ?? 0;

const NHL = 'show me tonights nhl board';
const NINE_PM = Date.UTC(2026, 10, 22, 2);

describe('a list of prices is changed part by part, free, and the rest of it stays', () => {
  it.each([
    [[NHL, 'just the late ones'], { league: 'NHL', market: 'moneyline', from: '2026-11-22T02:00:00.000Z' }],
    [[NHL, 'only dogs'], { league: 'NHL', only: 'underdog', from: '2026-11-21T22:00:00.000Z' }],
    [[NHL, 'only the road dogs'], { side: 'away', only: 'underdog' }],
    [[NHL, 'no favorites'], { only: 'underdog' }],
    [[NHL, 'totals'], { market: 'total', league: 'NHL', from: '2026-11-21T22:00:00.000Z' }],
    [[NHL, 'just the overs'], { market: 'total', side: 'over' }],
    [[NHL, 'only at dk'], { books: ['DraftKings'], league: 'NHL' }],
    [[NHL, 'only dogs', 'what about tomorrow'], { only: 'underdog', from: '2026-11-22T05:00:00.000Z' }],
    [[NHL, 'only dogs', 'and nba?'], { only: 'underdog', league: 'NBA', from: '2026-11-21T22:00:00.000Z' }],
    [[NHL, 'anything over +150?'], { minDecimal: 2.5 }],
    [[NHL, 'sort by price'], { order: 'longest', league: 'NHL' }],
    [[NHL, 'spreads', 'ranked by price'], { market: 'spread', order: 'longest' }],
    [['show the total for every nba game tonight', 'under 230'], { market: 'total', maxLine: 229.5 }],
    [['tennis matches today', 'just the women', 'prices on those'], { tool: 'show_board', market: 'moneyline' }],
    [
      ['4pm games sunday', 'spreads on those'],
      { tool: 'show_board', market: 'spread', from: '2026-11-22T21:00:00.000Z' },
    ],
  ])('%j', (texts, input) => {
    const found = inputOf(...texts);
    for (const [part, value] of Object.entries(input)) expect(found[part], part).toEqual(value);
  });

  it('shows no game that was narrowed away', () => {
    for (const row of rowsOf(NHL, 'just the late ones')) expect(startOf(row)).toBeGreaterThanOrEqual(NINE_PM);
    expect(rowsOf(NHL, 'just the late ones').length).toBeLessThan(rowsOf(NHL).length);
    const tours = rowsOf('tennis matches today', 'just the women', 'prices on those').map(({ eventId }) => eventId);
    expect(tours.length).toBeGreaterThan(0);
    for (const id of tours) expect(id).toContain('wta');
  });

  it('what comes first of a kind is that one alone', () => {
    const [row, ...others] = rowsOf('ufc card tonight', 'biggest underdog');
    expect(others).toEqual([]);
    const shown = rowsOf('ufc card tonight', 'underdogs only', 'sort by price');
    expect(row?.eventId).toBe(shown[0]?.eventId);
    const last = Math.max(...rowsOf('ufc card tonight').map(startOf));
    expect(new Set(rowsOf('ufc card tonight', 'last one').map(startOf))).toEqual(new Set([last]));
    expect(rowsOf('ufc card tonight', 'the late one').map(startOf)).toEqual([last]);
  });
});

describe('a row of a list', () => {
  it('is shown at every book where it is pointed at', () => {
    const [, second] = rowsOf(NHL);
    expect(inputOf(NHL, 'the second one')).toMatchObject({ eventId: second?.eventId, market: 'moneyline' });
    expect(inputOf(NHL, 'spread on the 2nd')).toMatchObject({ eventId: second?.eventId, market: 'spread' });
  });

  it('is judged where that is asked, on the market and side that the list shows', () => {
    const { plan, isCharged } = talk(NHL, 'only dogs', 'first one any good');
    const [row] = rowsOf(NHL, 'only dogs');
    expect(plan).toMatchObject({
      calls: [
        { tool: 'price_bets', input: { bets: [{ eventId: row?.eventId, market: 'moneyline', side: row?.side }] } },
      ],
    });
    expect(isCharged).toBe(true);
  });

  it('is asked for, free, where a verdict may be of any', () => {
    for (const text of ['is it a bet', 'is that one worth it']) {
      const { plan, isCharged } = talk(NHL, text);
      expect(plan, text).toMatchObject({ kind: 'say' });
      expect(isCharged, text).toBe(false);
    }
  });
});

describe('bets among what a list shows', () => {
  it('are on its games alone, where an order and a number chose these', () => {
    const FIRST_5 = 'show me the 5 college football games with the highest totals';
    const games = new Set(rowsOf(FIRST_5).map(({ eventId }) => eventId));
    const teams = slate.events.flatMap(({ id, home, away }) => (games.has(id) ? [home, away] : []));
    const { plan } = talk(FIRST_5, 'which of those 5 overs is the best bet');
    expect(games.size).toBe(5);
    expect(plan?.kind === 'picks' && plan.reading.teams.map(({ name }) => name).sort()).toEqual(teams.sort());
  });

  it.each([
    'just the best 3 on there',
    'best of those',
    'which of those do u actually like',
    'give me one you like there',
  ])('%s', (text) => {
    const { plan } = talk(NHL, 'only dogs', text);
    expect(plan).toMatchObject({
      kind: 'picks',
      reading: { leagues: ['NHL'], markets: ['moneyline'], side: 'underdog', exact: true },
    });
    const window = plan?.kind === 'picks' ? plan.reading.window : null;
    expect(window?.fromMs).toBe(Date.UTC(2026, 10, 21, 22));
  });

  it('are of the games alone that were left', () => {
    const { plan } = talk('nfl board', 'only games with a spread under 3', 'best of those games');
    const teams = plan?.kind === 'picks' ? plan.reading.teams.map(({ name }) => name) : [];
    const shown = rowsOf('nfl board', 'only games with a spread under 3').map(({ eventId }) => eventId);
    const sides = slate.events.filter(({ id }) => shown.includes(id)).flatMap(({ home, away }) => [home, away]);
    expect([...teams].sort()).toEqual([...sides].sort());
  });
});
