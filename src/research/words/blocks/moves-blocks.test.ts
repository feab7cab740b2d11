import { describe, expect, it } from 'vitest';
import { BlocksContent, contentText } from '#contract/answer-content.ts';
import { LineMovesInput } from '#contract/research/moves.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { lineMoves, needsOfMoves } from '../../tools/line-moves/line-moves.ts';
import { historyOf, loadedFrom, recordedBaseball, type TestHistory } from '../../tools/test-recorded-history.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { blockOf, figuresIn, textsOf } from './test-read-blocks.ts';

function moves(base: World, history: TestHistory, raw: object) {
  const input = LineMovesInput.parse(raw);
  const world = { ...base, loaded: loadedFrom(history, needsOfMoves(input, base)) };
  const outcome = lineMoves(input, world);
  if (!outcome.ok) throw new Error(outcome.message);
  return { data: outcome.data, told: outcomeBlocks('line_moves', outcome, world) };
}

const SIDES = ['home', 'away'] as const;
const DAY_MS = 24 * 3_600_000;

/** The Chiefs' line goes from -2.5 over -3 to -3.5; Caesars stops quoting it, BetMGM's winner is back where it was. */
function snapshot(hoursAgo: number, line: number, price: number) {
  const books = ['draftkings', 'fanduel', 'pinnacle', ...(hoursAgo > 0 ? ['caesars'] : [])];
  const event = testEvent('g1', {
    home: 'Kansas City Chiefs',
    away: 'Buffalo Bills',
    markets: [
      { market: 'spread', outcomes: SIDES, line, decimals: [price, 1.91], books },
      { market: 'moneyline', outcomes: SIDES, decimals: [hoursAgo === 10 ? 1.6 : 1.7, 2.2], books: ['betmgm'] },
      { market: 'total', outcomes: ['over', 'under'], line: 44 - line, decimals: [1.9, 1.9], books },
    ],
  });
  return { slate: testSlate([event]), now: new Date(NOW.getTime() - hoursAgo * 3_600_000) };
}

const SNAPSHOTS = [snapshot(30, -2.5, 1.91), snapshot(10, -3, 1.87), snapshot(0, -3.5, 1.95)];
const HISTORY = historyOf(SNAPSHOTS);
const world = worldOf(SNAPSHOTS[2]?.slate ?? testSlate([]), NOW);

describe('one market', () => {
  const { told, data } = moves(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'home' });
  const table = blockOf(told, 'table');

  it('begins with the move in words and both prices, then has a row a book', () => {
    const { text } = blockOf(told, 'text');
    expect(text).toBe(data.answer);
    expect(text).toContain('-2.5 (-110) on Nov 21, 5:00 AM EST, now -3.5 (-105)');
    expect(table.caption).toBe('Kansas City Chiefs spread by book, Buffalo Bills @ Kansas City Chiefs, Sun 3:00 PM ET');
    expect(textsOf(table)).toEqual([
      ['Pinnacle', '-2.5 -110', '-3.5 -105', 'harder line and pays more'],
      ['Fanduel', '-2.5 -110', '-3.5 -105', 'harder line and pays more'],
      ['Caesars', '-2.5 -110', 'off the board', 'withdrawn'],
      ['Draftkings', '-2.5 -110', '-3.5 -105', 'harder line and pays more'],
    ]);
    expect(table.rows[0]).toMatchObject({
      mark: 'reference',
      cells: [{ detail: 'reference only' }, { detail: 'Nov 21, 5:00 AM EST', value: 1.91 }, { value: 1.95 }, {}],
    });
    expect(table.rows[2]?.cells[2]).toEqual({ text: 'off the board', detail: 'since Nov 22, 11:00 AM EST' });
    expect(table.total).toEqual({ value: 4, text: '4 books' });
    expect(table.note).toContain('the book may have opened before');
  });

  it('draws every price of the sharpest book, which may be cited', () => {
    const series = blockOf(told, 'series');
    expect(series.title).toBe('Kansas City Chiefs spread at Pinnacle, Buffalo Bills @ Kansas City Chiefs');
    expect(series.points.map(({ line, odds }) => [line, odds])).toEqual([
      [-2.5, '-110'],
      [-3, '-115'],
      [-3.5, '-105'],
    ]);
    const ids = told.evidence?.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...series.evidenceIds]));
    expect(ids).toEqual([...new Set(table.evidenceIds)]);
  });

  it('is told from the side that was asked for, and of the line that was named', () => {
    const changes = (input: object) =>
      textsOf(blockOf(moves(world, HISTORY, { eventId: 'g1', ...input }).told, 'table')).map((row) => row.at(-1));
    expect(changes({ market: 'spread', side: 'away' })[0]).toBe('easier line');
    expect(changes({ market: 'total', side: 'over' })[0]).toBe('harder line');
    expect(changes({ market: 'total', side: 'under' })[0]).toBe('easier line');
    expect(changes({ market: 'moneyline' })).toEqual(['back where it was']);
    const named = moves(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'home', line: -3 }).told;
    expect(blockOf(named, 'table').caption).toMatch(/^Kansas City Chiefs spread -3 by book/);
    const over = moves(world, HISTORY, { eventId: 'g1', market: 'total', side: 'over' }).told;
    expect(blockOf(over, 'table').caption).toMatch(/^Over \(total\) by book/);
  });

  it('past its last book says so, and a later page draws no series', () => {
    const ask = (offset: number) =>
      moves(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'home', offset }).told;
    expect(ask(2).blocks.map(({ kind }) => kind)).toEqual(['text', 'table']);
    expect(ask(9).blocks).toMatchObject([{ kind: 'text', text: 'There are no more books: 4 in all.' }]);
  });
});

describe('the biggest moves', () => {
  it('have a row a market with chance and line of then and now, and how many books went along', () => {
    const { told, data } = moves(world, HISTORY, {});
    expect(blockOf(told, 'text').text).toBe(data.answer);
    const table = blockOf(told, 'table');
    expect(table.caption).toBe('The biggest moves since Nov 21, 11:00 AM EST');
    expect(textsOf(table)).toEqual([
      ['Over (total)', '46.5 50.0%', '47.5 50.0%', '3 of 3', 'Pinnacle from 46.5 (-111) to 47.5 (-111)'],
      ['Kansas City Chiefs spread', '-2.5 50.0%', '-3.5 49.5%', '3 of 3', 'Pinnacle from -2.5 (-110) to -3.5 (-105)'],
    ]);
    expect(table.rows[0]?.cells[0]?.detail).toBe('Buffalo Bills @ Kansas City Chiefs, Sun 3:00 PM ET');
    expect(table.note).toContain('No time was named; these are the moves of the last 24 hours.');
    expect(told.evidence?.length).toBeGreaterThan(0);
  });

  it('on a later page say where they stand, and past the last one that there are no more', () => {
    expect(blockOf(moves(world, HISTORY, { offset: 1 }).told, 'text').text).toBe('Markets 2 to 2 of 2.');
    expect(moves(world, HISTORY, { offset: 5 }).told.blocks).toMatchObject([
      { kind: 'text', text: 'There are no more markets: 2 in all.' },
    ]);
  });
});

describe('every answer', () => {
  function check(base: World, history: TestHistory, input: object) {
    const { data, told } = moves(base, history, input);
    expect(BlocksContent.safeParse(told).error?.issues).toBeUndefined();
    expect(() => contentText(told)).not.toThrow();
    const found = new Set(figuresIn(data));
    expect(figuresIn(told.blocks).filter((figure) => !found.has(figure))).toEqual([]);
    return told;
  }

  function checkAll(base: World, history: TestHistory) {
    const [event] = base.slate.events.filter(({ startsAt }) => startsAt.getTime() > base.nowMs);
    for (const market of ['moneyline', 'spread', 'total'])
      check(base, history, { eventId: event?.id, market, limit: 30 });
    expect(blockOf(check(base, history, { limit: 30 }), 'table').rows.length).toBeGreaterThan(0);
  }

  it('over a day of the demo slate fits, with the figures of its tool', async () => {
    const now = new Date(Date.UTC(2026, 10, 21, 17));
    const days = [new Date(now.getTime() - DAY_MS), now];
    const slates = await Promise.all(days.map(async (at) => ({ slate: await demoSlateAt(at), now: at })));
    checkAll(worldOf(slates[1]?.slate ?? testSlate([]), now), historyOf(slates));
  });

  const [recorded] = recordedBaseball('mlb-2026-08/2026-08-10_pregame.json.gz');
  it.skipIf(!recorded)('over recorded baseball fits, with the figures of its tool', () => {
    if (recorded) checkAll(recorded.world, recorded.history);
  });
});
