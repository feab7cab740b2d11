import type { RecordFigures } from '#contract/record.ts';
import { type RecordDay, recordFigures } from '#engine/record/record-figures.ts';
import { addSums } from '#engine/record/record-sums.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { recordDay } from './log/count-grades.ts';
import { type DayRow, listChangedDays } from './log/days.repo.ts';
import type { RecordFilter } from './record.repo.ts';

export type FiguresOfDays = Omit<RecordFigures, 'hidden' | 'waiting' | 'signedAt' | 'late'>;

const LOOK_EVERY_MS = 5_000;
const KEPT_MAX = 200;

/**
 * The figures of any part of the record. The sums of all days are held in memory, and only what changed since is read: a question
 * costs some additions, and a repeated one nothing.
 */
export function createFigures({ db, now }: { db: Db; now: Clock }): (filter: RecordFilter) => Promise<FiguresOfDays> {
  const days = new Map<string, DayRow>();
  const kept = new Map<string, FiguresOfDays>();
  let lookedMs = Number.NEGATIVE_INFINITY;
  let size = 0;
  let looking: Promise<void> | null = null;

  const look = async () => {
    const changed = await listChangedDays(db, size);
    lookedMs = now().getTime();
    // The newest are read again each time, and mean nothing new where nothing was added.
    const isNew = changed.some(({ size: at, ...row }) => at > size || !isSame(days.get(keyOf(row)), row));
    for (const { size: changedAt, ...row } of changed) {
      days.set(keyOf(row), row);
      size = Math.max(size, changedAt);
    }
    if (isNew) kept.clear();
  };

  return async (filter) => {
    if (now().getTime() - lookedMs >= LOOK_EVERY_MS) {
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking;
    }
    const { since, ...parts } = filter;
    const name = JSON.stringify([parts, since && recordDay(since.getTime())]);
    const known = kept.get(name);
    if (known) return known;
    const figures = figuresOf([...days.values()].filter(fits(filter)), filter.kind);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - KEPT_MAX))) kept.delete(oldest);
    kept.set(name, figures);
    return figures;
  };
}

const isSame = (before: DayRow | undefined, now: DayRow): boolean =>
  JSON.stringify(before?.sums) === JSON.stringify(now.sums);

const keyOf = ({ odds, day, sport, market, verdict }: DayRow): string =>
  JSON.stringify([odds, day, sport, market, verdict]);

function fits({ kind, sport, verdict, market, since }: RecordFilter): (row: DayRow) => boolean {
  const first = since === null ? '' : recordDay(since.getTime());
  return (row) =>
    row.odds === kind &&
    row.day >= first &&
    (sport === null || row.sport === sport) &&
    (market === null || row.market === market) &&
    (verdict === null ? row.verdict !== 'pass' : row.verdict === verdict);
}

function figuresOf(rows: readonly DayRow[], kind: 'live' | 'demo'): FiguresOfDays {
  const byDay = new Map<string, RecordDay>();
  for (const { day, sums } of rows) {
    const before = byDay.get(day);
    byDay.set(day, { day, sums: before ? addSums(before.sums, sums) : sums });
  }
  const days = [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  const total = { units: 0, flat: 0 };
  const curve = days.map(({ day, sums }) => {
    total.units += sums.unitsWon;
    total.flat += sums.flatWon;
    return { day, ...total };
  });
  return { kind, ...recordFigures(days), curve };
}
