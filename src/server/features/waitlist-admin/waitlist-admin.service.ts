import type { Readable } from 'node:stream';
import type { WaitlistEntry, WaitlistSort } from '#contract/waitlist-admin.ts';
import { isTimeZone, localTime, momentOf, zoneOf } from '#research/language/time-zone.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isSameSecret } from '../../platform/http/same-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { countEntries, type EntryCounts, type EntryRow, listAfter, listEntries } from './waitlist-admin.repo.ts';
import { waitlistCsv } from './waitlist-csv.ts';

export type WaitlistAdminDeps = {
  db: Db;
  now: Clock;
  /** Lets a spreadsheet read the export; null: only administrators do. */
  exportToken: string | null;
};

type Page = { q: string; sort: WaitlistSort; limit: number; offset: number; tz: string };

/** @throws AppError invalid_input for a time zone that does not exist */
export async function readWaitlist(
  { db, now }: WaitlistAdminDeps,
  { tz, ...page }: Page,
): Promise<{ entries: WaitlistEntry[]; counts: EntryCounts }> {
  if (!isTimeZone(tz)) throw new AppError('invalid_input', 'tz must be an IANA name such as America/New_York');
  const zone = zoneOf(tz);
  const { day } = localTime(now().getTime(), zone);
  const [from, to] = [momentOf(day, 0, zone), momentOf(day + 1, 0, zone)];
  return {
    entries: (await listEntries(db, page)).map(toEntry),
    counts: await countEntries(db, page.q, new Date(from), new Date(to)),
  };
}

export const exportWaitlist = ({ db }: Pick<WaitlistAdminDeps, 'db'>): Readable =>
  waitlistCsv((after, limit) => listAfter(db, after, limit));

export const exportName = (now: Date): string => `edgewise-waitlist-${now.toISOString().slice(0, 10)}.csv`;

export const isExportToken = (sent: string | undefined, expected: string | null): boolean =>
  sent !== undefined && expected !== null && isSameSecret(sent, expected);

const toEntry = ({ createdAtMs, ...row }: EntryRow): WaitlistEntry => ({
  ...row,
  createdAt: new Date(createdAtMs).toISOString(),
});
