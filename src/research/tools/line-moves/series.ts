import { type LinePoint, lineSeriesOf } from '../../slate/line-series.ts';
import type { SideChange } from '../../slate/prices-at.ts';

/** What one book offered on one side, from point to point. */
export type SideSeries = { bookKey: string; points: readonly LinePoint[] };

/** A line as it is sold by itself, and the same line where a book sells it among others: changes of both, oldest first. */
export type SideHistory = { main: readonly SideChange[]; alternate: readonly SideChange[] };

/** The side's series by book. With a line only what was offered on exactly that line; else whatever line the book moved to. */
export function sideSeries(
  { main, alternate }: SideHistory,
  selection: string,
  lineHundredths: number | null,
): SideSeries[] {
  const ofSide = (changes: readonly SideChange[]) => changes.filter((change) => change.selection === selection);
  if (lineHundredths === null)
    return lineSeriesOf(ofSide(main), false).map(({ bookKey, points }) => ({ bookKey, points }));
  const onLine = (changes: readonly SideChange[]) =>
    ofSide(changes).filter((change) => change.lineHundredths === lineHundredths);
  const books = new Set([...onLine(main), ...onLine(alternate)].map(({ bookKey }) => bookKey));
  return [...books].sort().map((bookKey) => ({
    bookKey,
    points: eitherOffer(
      onLine(main).filter((change) => change.bookKey === bookKey),
      onLine(alternate).filter((change) => change.bookKey === bookKey),
    ),
  }));
}

/** The main offer where there is one, as on the slate; else the one among the alternate lines. */
function eitherOffer(main: readonly SideChange[], alternate: readonly SideChange[]): LinePoint[] {
  const all = [
    ...main.map((change) => ({ change, isMain: true })),
    ...alternate.map((change) => ({ change, isMain: false })),
  ];
  all.sort((a, b) => a.change.at.getTime() - b.change.at.getTime());
  const points: LinePoint[] = [];
  const offered: { main: number | null; alternate: number | null } = { main: null, alternate: null };
  for (const { change, isMain } of all) {
    offered[isMain ? 'main' : 'alternate'] = change.oddsDecimal;
    const oddsDecimal = offered.main ?? offered.alternate;
    const last = points.at(-1);
    if (last?.at.getTime() === change.at.getTime()) points.pop();
    if ((points.at(-1)?.oddsDecimal ?? null) !== oddsDecimal)
      points.push({ at: change.at, lineHundredths: change.lineHundredths, oddsDecimal });
  }
  return points;
}

/** The same from a moment on: what stood then is the first point. */
export function seriesSince({ bookKey, points }: SideSeries, sinceMs: number): SideSeries {
  const before = points.filter(({ at }) => at.getTime() <= sinceMs).at(-1);
  const after = points.filter(({ at }) => at.getTime() > sinceMs);
  return { bookKey, points: before && before.oddsDecimal !== null ? [before, ...after] : after };
}
