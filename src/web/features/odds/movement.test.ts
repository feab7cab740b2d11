import { describe, expect, it } from 'vitest';
import type { MarketMoves } from '#contract/research/moves.ts';
import { momentsOf, movementOf, scalesOf, stepPath, ticksOf, valueAt } from './movement.ts';
import { MOVES, TEST_NOW } from './test-board.ts';

const FRAME = { width: 600, height: 200 };
const drawn = (moves: MarketMoves = MOVES) => {
  const movement = movementOf(moves, TEST_NOW.getTime());
  if (!movement) throw new Error('nothing is drawn');
  return movement;
};

describe('what a chart of moves draws', () => {
  it('is prices as the chances they ask for, where no line moved', () => {
    const { measure, books, consensus, fromMs, toMs } = drawn();
    expect(measure).toBe('price');
    expect(books[0]?.steps.map(({ value }) => value)).toEqual([1 / 1.91, null, 1 / 1.87]);
    expect(consensus.map(({ value }) => value)).toEqual([0.5, 0.54]);
    expect([fromMs, toMs]).toEqual([Date.UTC(2026, 10, 22, 10), TEST_NOW.getTime()]);
  });

  it('is lines where one moved', () => {
    const [first, last] = MOVES.consensus;
    if (!first || !last) throw new Error('no consensus');
    const { measure, consensus } = drawn({ ...MOVES, consensus: [first, { ...last, line: -3 }] });
    expect([measure, consensus.map(({ value }) => value)]).toEqual(['line', [-2.5, -3]]);
  });

  it('ends at the start of the game, and is nothing where nothing was recorded', () => {
    const late = movementOf(MOVES, Date.parse(MOVES.startsAt) + 3_600_000);
    expect(late?.toMs).toBe(Date.parse(MOVES.startsAt));
    expect(movementOf({ ...MOVES, series: [], consensus: [] }, TEST_NOW.getTime())).toBeNull();
  });

  it('puts a longer price higher, and keeps everything in the frame', () => {
    const movement = drawn();
    const { x, y } = scalesOf(movement, FRAME);
    expect(y(0.5)).toBeLessThan(y(0.54));
    for (const value of [0.5, 0.54, 1 / 1.91, 1 / 1.87]) {
      expect(y(value)).toBeGreaterThan(0);
      expect(y(value)).toBeLessThan(FRAME.height);
    }
    expect([x(movement.fromMs), x(movement.toMs)]).toEqual([0, FRAME.width]);
  });

  it('goes in steps, with a gap while a book offered nothing', () => {
    const movement = drawn();
    const scales = scalesOf(movement, FRAME);
    const path = stepPath(movement.books[0]?.steps ?? [], movement.toMs, scales);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toMatch(/^M0 [\d.]+H100M200 [\d.]+H600$/);
    expect(stepPath(movement.consensus, movement.toMs, scales)).toMatch(/^M0 [\d.]+H400V[\d.]+H600$/);
  });

  it('has a few round ticks in its range', () => {
    for (const range of [
      { low: 0.49, high: 0.55, measure: 'price' },
      { low: 0.05, high: 0.9, measure: 'price' },
      { low: -3.6, high: -1.9, measure: 'line' },
      { low: 40, high: 61, measure: 'line' },
    ] as const) {
      const ticks = ticksOf(range);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(range.low);
        expect(tick).toBeLessThanOrEqual(range.high);
      }
    }
  });

  it('can be read at every moment at which something changed, and says what stood then', () => {
    const movement = drawn();
    const hours = momentsOf(movement).map((ms) => new Date(ms).getUTCHours());
    expect(hours).toEqual([10, 11, 12, 14, 16]);
    const steps = movement.books[0]?.steps ?? [];
    const atHour = (hour: number) => valueAt(steps, Date.UTC(2026, 10, 22, hour));
    expect([atHour(9), atHour(10), atHour(11), atHour(15)]).toEqual([null, 1 / 1.91, null, 1 / 1.87]);
  });
});
