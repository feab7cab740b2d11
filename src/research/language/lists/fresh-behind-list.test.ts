import { beforeAll, describe, expect, it } from 'vitest';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const listOf = (team: string, more: Partial<Reading> = {}): Reading => ({
  ...OPEN_READING,
  list: true,
  focus: [{ eventId: demo.game(team) ?? '', market: 'total', side: 'over', line: 40.5, player: null }],
  ...more,
});

function planned(text: string, previous: Reading) {
  const reading = readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous });
  return planCalls({ text, reading, previous, slate: demo.slate, nowMs: NOW_MS, zone: zoneOf(ZONE) });
}

describe('behind picks', () => {
  it.each(['no i mean most likely to hit', 'nah i want the safest, dont care about value'])(
    '%s: behind those by their chance the favorites of all games, free',
    (text) => {
      const board = { only: 'favorite', order: 'shortest', market: 'moneyline' };
      expect(planned(text, listOf('Buffalo Bills', { order: 'chance' }))).toMatchObject({
        kind: 'calls',
        calls: [{ tool: 'show_board', input: board }],
      });
      expect(planned(text, listOf('Buffalo Bills'))?.kind).not.toBe('calls');
    },
  );

  it.each([
    ['what about the spread there', 'spread'],
    ['and the moneyline in that game', 'moneyline'],
  ])('%s: the prices of their one game', (text, market) => {
    expect(planned(text, listOf('Buffalo Bills'))).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'show_board', input: { eventId: demo.game('Buffalo Bills'), market } }],
    });
  });

  it('a good bet there is of the same search, at the books that were named since', () => {
    const before = listOf('Buffalo Bills', { leagues: ['NFL'], memory: { sportsbooks: ['draftkings', 'betmgm'] } });
    expect(planned('so whats the best one there then', before)).toMatchObject({
      kind: 'picks',
      reading: { leagues: ['NFL'], count: 1 },
    });
  });

  it('sides that are missed are searched for, and not left out', () => {
    const before = listOf('Buffalo Bills', { leagues: ['NFL'], markets: ['total'] });
    expect(planned('wheres the sides tho, i see no spreads or ml', before)).toMatchObject({
      kind: 'picks',
      reading: { leagues: ['NFL'], markets: ['moneyline', 'spread'] },
    });
  });

  it('the next best after the first of several is the second of them', () => {
    const bet = { market: 'moneyline', side: 'home' as const, line: null, player: null };
    const focus = [demo.game('Buffalo Bills'), demo.game('New York Rangers')].map((eventId) => ({
      ...bet,
      eventId: eventId ?? '',
    }));
    expect(planned('ok whats next best after the bills', listOf('Buffalo Bills', { focus }))).toEqual({
      kind: 'about',
      about: { kind: 'play', place: 2 },
    });
  });
});

describe('behind what was looked up', () => {
  it('prices that are asked for behind a move are no move', () => {
    const [call] = demo.callsOf('has the bills moneyline moved today', 'nah just gimme the bills spread prices');
    expect(call).toMatchObject({ tool: 'show_board', input: { market: 'spread' } });
  });

  it('books that were ranked are ranked on another market', () => {
    const [call] = demo.callsOf('which book has the lowest juice on nfl spreads', 'and for totals?');
    expect(call).toMatchObject({ input: { byBook: 'hold', league: 'NFL', market: 'total' } });
    expect(demo.callsOf('nfl spreads', 'and for totals?')[0]?.input).not.toHaveProperty('byBook');
  });

  it('near plus money is a price a little short of even', () => {
    const { plan, reading } = demo.talk('best value spread this week, plus money or near it');
    const asked = plan?.kind === 'picks' ? plan.reading : reading;
    expect(asked.markets).toEqual(['spread']);
    expect(asked.minDecimal).toBeCloseTo(1 + 100 / 115, 9);
  });

  it('sides and totals leave props out', () => {
    const { plan, reading } = demo.talk('bets for sunday nfl under -150 only, sides and totals no props');
    expect(plan?.kind === 'picks' ? plan.reading.markets : reading.markets).toEqual(['moneyline', 'spread', 'total']);
  });
});
