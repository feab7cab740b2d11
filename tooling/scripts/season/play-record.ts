import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { newLogKey, readLogKey } from '../../../src/server/features/log/note/log-key.ts';
import { runRecordLog } from '../../../src/server/features/record/log/record-log.service.ts';
import { createFigures } from '../../../src/server/features/record/read-figures.ts';
import { type Db, rowsOf } from '../../../src/server/platform/database/database.ts';
import type { Play } from '../replay/play.ts';
import type { Series } from '../replay/series.ts';
import { writeLogFolder } from '../verify-record/write-log-folder.ts';
import { playSeason, type Season } from './play-season.ts';
import { showPicks } from './show-picks.ts';

const ORIGIN = 'season.example/log';
const OPENING = /_open\.json/;

export type PlayedRecord = Season & {
  /** Picks that were shown, all of them on opening snapshots. */
  shown: number;
};

/**
 * A season in which picks are shown on each opening snapshot and logged, revealed and graded by the product's own jobs as time
 * goes by. Leaves the public files of the log in `folder`, and beside them, as `figures.json`, what the page of the record says.
 */
export async function playRecord(db: Db, play: Play, series: Series, folder: string): Promise<PlayedRecord> {
  const openings = new Set(series.snapshots.filter(({ name }) => OPENING.test(name)).map(({ atMs }) => atMs));
  const log = { origin: ORIGIN, key: newLogKey(), replaces: null };
  const never = new AbortController().signal;
  let shown = 0;
  const keepLog = async (at: Date) => {
    let isDone = false;
    while (!isDone) ({ isDone } = await runRecordLog({ db, now: () => at, log, randomBytes }, never));
  };
  const moments = series.snapshots.map(({ atMs }) => atMs);
  const season = await playSeason(db, play, moments, {
    afterRefresh: async (at, slate) => {
      if (openings.has(at.getTime())) shown += await showPicks(db, await slate.current(), at);
      await keepLog(at);
    },
    afterLook: keepLog,
  });
  await mkdir(folder, { recursive: true });
  await writeLogFolder(folder, await entriesOf(db), readLogKey(ORIGIN, log.key));
  await writeFile(join(folder, 'figures.json'), JSON.stringify(await figuresOf(db, play.lastMs)));
  return { ...season, shown };
}

const entriesOf = async (db: Db): Promise<string[]> =>
  rowsOf<{ entry: string }>(await db.execute(sql`select entry from log_leaves order by index`)).map(
    ({ entry }) => entry,
  );

async function figuresOf(db: Db, atMs: number) {
  const read = createFigures({ db, now: () => new Date(atMs) });
  const all = { kind: 'live', sport: null, market: null, since: null } as const;
  return { bets: await read({ ...all, verdict: null }), passes: await read({ ...all, verdict: 'pass' }) };
}
