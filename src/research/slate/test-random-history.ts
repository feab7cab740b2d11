import type { FeedPrice } from './price.ts';
import type { SideChange } from './prices-at.ts';
import { between, happens, noise } from './test-random-noise.ts';

const HOUR_MS = 3_600_000;

/**
 * How prices came to be what they are, by the market as it is sold, oldest first: mostly in a few steps, some withdrawn in
 * between, and some after the book had sold another line.
 */
export function historyOfRows(rows: readonly FeedPrice[]): Map<string, SideChange[]> {
  const history = new Map<string, SideChange[]>();
  for (const row of rows) {
    if (row.market.endsWith('_lay')) continue;
    const key = `${row.market}|${row.player}`;
    const known = history.get(key) ?? [];
    known.push(...changesOf(row));
    history.set(key, known);
  }
  for (const changes of history.values()) changes.sort(byTime);
  return history;
}

/** What goes at a moment goes before what comes. */
const byTime = (a: SideChange, b: SideChange): number =>
  a.at.getTime() - b.at.getTime() || Number(a.oddsDecimal !== null) - Number(b.oddsDecimal !== null);

function changesOf(row: FeedPrice): SideChange[] {
  const { bookKey, market, selection, player, lineHundredths, oddsDecimal, quotedAt } = row;
  const of = [bookKey, market, selection, player, lineHundredths, oddsDecimal] as const;
  const steps = Math.floor(between(0, 4, ...of, 'steps'));
  const side = { bookKey, selection, lineHundredths };
  const nowMs = quotedAt.getTime();
  const before = Array.from({ length: steps }, (_, nth): SideChange => {
    const at = new Date(nowMs - Math.round((steps - nth) * between(0.3, 14, ...of) * HOUR_MS));
    const isGone = nth > 0 && happens(0.15, ...of, nth, 'gone');
    return { ...side, at, oddsDecimal: isGone ? null : stepFrom(oddsDecimal, nth, of) };
  });
  const first = (before[0]?.at ?? quotedAt).getTime();
  return [...soldBefore(row, first), ...before, { ...side, at: new Date(nowMs - 1_000), oddsDecimal }];
}

const stepFrom = (decimal: number, nth: number, of: readonly (string | number)[]): number =>
  Math.max(1.01, Math.round(decimal * (1 + 0.12 * noise(...of, nth, 'step')) * 10_000) / 10_000);

/** Another line of the same market, sold until this one came. */
function soldBefore(
  { bookKey, market, selection, lineHundredths, oddsDecimal }: FeedPrice,
  untilMs: number,
): SideChange[] {
  if (market !== 'spread' && market !== 'total') return [];
  const of = [bookKey, market, Math.abs(lineHundredths), untilMs % 7] as const;
  if (!happens(0.3, ...of, 'moved')) return [];
  const points = happens(0.5, ...of, 'up') ? 150 : -50;
  const moved = market === 'spread' && selection === 'away' ? -points : points;
  const side = { bookKey, selection, lineHundredths: lineHundredths + moved + 0 };
  return [
    { ...side, at: new Date(untilMs - 5 * HOUR_MS), oddsDecimal: stepFrom(oddsDecimal, 8, of) },
    { ...side, at: new Date(untilMs - 3 * HOUR_MS), oddsDecimal: stepFrom(oddsDecimal, 9, of) },
    { ...side, at: new Date(untilMs), oddsDecimal: null },
  ];
}
