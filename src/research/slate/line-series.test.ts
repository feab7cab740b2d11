import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineChange, lineSeriesOf, samplePoints } from './line-series.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const change = (minute: number, lineHundredths: number, oddsDecimal: number | null, bookKey = 'a'): LineChange => ({
  bookKey,
  at: at(minute),
  lineHundredths,
  oddsDecimal,
});
const drawn = (changes: LineChange[], many = false) =>
  lineSeriesOf(changes, many).map(({ bookKey, lineHundredths, points }) => [
    bookKey,
    lineHundredths,
    points.map((point) => [point.at.getUTCMinutes(), point.lineHundredths, point.oddsDecimal]),
  ]);

describe('the movement of a line', () => {
  it('takes a line that moved as one point, and leaves a gap only where nothing was offered', () => {
    expect(
      drawn([
        change(0, -250, 1.9),
        change(1, -250, null),
        change(1, -300, 1.95),
        change(2, -300, null),
        change(5, -300, 2),
        change(6, -300, null),
      ]),
    ).toEqual([
      [
        'a',
        null,
        [
          [0, -250, 1.9],
          [1, -300, 1.95],
          [2, -300, null],
          [5, -300, 2],
          [6, -300, null],
        ],
      ],
    ]);
    expect(drawn([change(0, -250, 1.9), change(1, -300, 1.95), change(2, -250, null), change(3, -300, null)])).toEqual([
      [
        'a',
        null,
        [
          [0, -250, 1.9],
          [1, -300, 1.95],
          [3, -300, null],
        ],
      ],
    ]);
  });

  it('keeps books apart, and lines too where a book sells many at once', () => {
    const changes = [change(0, 150, 1.9, 'b'), change(0, -150, 1.8), change(1, -250, 2.4), change(2, -150, 1.7)];
    expect(drawn(changes).map(([book]) => book)).toEqual(['a', 'b']);
    expect(drawn(changes, true)).toEqual([
      ['a', -250, [[1, -250, 2.4]]],
      [
        'a',
        -150,
        [
          [0, -150, 1.8],
          [2, -150, 1.7],
        ],
      ],
      ['b', 150, [[0, 150, 1.9]]],
    ]);
  });

  it('keeps ends, extremes and a gap of a longer one, in order and within the bound', () => {
    const point = fc.record({
      lineHundredths: fc.integer({ min: -20, max: 20 }).map((n) => n * 50),
      oddsDecimal: fc.option(fc.double({ min: 1.01, max: 50, noNaN: true }), { freq: 10, nil: null }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 600 }), fc.integer({ min: 8, max: 200 }), (raw, most) => {
        const points = raw.map((one, index) => ({ ...one, at: at(index) }));
        const kept = samplePoints(points, most);
        expect(kept.length).toBeLessThanOrEqual(most);
        expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
        expect(kept.map((one) => points.indexOf(one))).toEqual(
          kept.map((one) => points.indexOf(one)).sort((a, b) => a - b),
        );
        const odds = (list: typeof points) => list.flatMap(({ oddsDecimal }) => oddsDecimal ?? []);
        const lines = (list: typeof points) =>
          list.flatMap((one) => (one.oddsDecimal === null ? [] : one.lineHundredths));
        for (const values of [odds, lines]) {
          expect(Math.max(...values([...kept]))).toBe(Math.max(...values(points)));
          expect(Math.min(...values([...kept]))).toBe(Math.min(...values(points)));
        }
        expect(kept.some((one) => one.oddsDecimal === null)).toBe(points.some((one) => one.oddsDecimal === null));
        if (points.length <= most) expect(kept).toEqual(points);
      }),
    );
  });
});
