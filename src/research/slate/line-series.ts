/** One recorded change of a price; null when it was withdrawn. */
export type LineChange = { bookKey: string; at: Date; lineHundredths: number; oddsDecimal: number | null };

export type LinePoint = Omit<LineChange, 'bookKey'>;

export type BookSeries = {
  bookKey: string;
  /** Hundredths of the one line that it is about; null when the book's line may move. */
  lineHundredths: number | null;
  points: LinePoint[];
};

/**
 * What each book offered, from point to point. A line that moved is one point, though it was recorded as one price
 * that went and another that came; only when nothing is left on offer there is a gap.
 */
export function lineSeriesOf(changes: readonly LineChange[], hasManyLines: boolean): BookSeries[] {
  const groups = new Map<string, LineChange[]>();
  for (const change of changes) {
    const key = hasManyLines ? `${change.bookKey}|${change.lineHundredths}` : change.bookKey;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()]
    .map((group) => ({
      bookKey: group[0]?.bookKey ?? '',
      lineHundredths: hasManyLines ? (group[0]?.lineHundredths ?? null) : null,
      points: pointsOf(group),
    }))
    .sort((a, b) => compare(a.bookKey, b.bookKey) || (a.lineHundredths ?? 0) - (b.lineHundredths ?? 0));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function pointsOf(changes: readonly LineChange[]): LinePoint[] {
  const offered = new Set<number>();
  const points: LinePoint[] = [];
  for (const { bookKey: _, ...change } of changes) {
    if (change.oddsDecimal === null) offered.delete(change.lineHundredths);
    else offered.add(change.lineHundredths);
    if (change.oddsDecimal === null && offered.size > 0) continue;
    const last = points.at(-1);
    const isReplaced = last?.oddsDecimal === null && last.at.getTime() === change.at.getTime();
    if (isReplaced) points.pop();
    points.push(change);
  }
  return points;
}

/** First, last, lowest and highest price and line, and where a gap begins and ends. */
const KEPT_OF_STRETCH = 8;

/**
 * At most `most` of the points (but 8), in their order. Of equal stretches each keeps its ends, its extremes and its
 * first gap, so that a drawn line has the same range and the same ends as all points would give it.
 */
export function samplePoints(points: readonly LinePoint[], most: number): readonly LinePoint[] {
  if (points.length <= most) return points;
  const stretches = Math.max(1, Math.floor(most / KEPT_OF_STRETCH));
  const kept = new Set<number>();
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = Math.floor((stretch * points.length) / stretches);
    const end = Math.floor(((stretch + 1) * points.length) / stretches);
    for (const index of keptOf(points, from, end)) kept.add(index);
  }
  return points.filter((_, index) => kept.has(index));
}

function keptOf(points: readonly LinePoint[], from: number, end: number): number[] {
  const indices = Array.from({ length: end - from }, (_, offset) => from + offset);
  const priced = indices.filter((index) => points[index]?.oddsDecimal !== null);
  const price = (index: number) => points[index]?.oddsDecimal ?? 0;
  const line = (index: number) => points[index]?.lineHundredths ?? 0;
  const gap = indices.find((index) => points[index]?.oddsDecimal === null);
  return [
    from,
    end - 1,
    ...[price, line].flatMap((value) => [
      ...extreme(priced, (a, b) => value(a) < value(b)),
      ...extreme(priced, (a, b) => value(a) > value(b)),
    ]),
    ...(gap === undefined ? [] : [gap, Math.min(gap + 1, end - 1)]),
  ];
}

/** The first index that no other one beats; none of none. */
function extreme(indices: readonly number[], beats: (a: number, b: number) => boolean): number[] {
  const [first, ...rest] = indices;
  return first === undefined ? [] : [rest.reduce((best, index) => (beats(index, best) ? index : best), first)];
}
