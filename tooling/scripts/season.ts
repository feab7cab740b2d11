import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { GradeCounts } from '../../src/server/features/results/grade-closes.ts';
import { gradeCloses } from '../../src/server/features/results/grading.service.ts';
import { type OpenDatabase, rowsOf } from '../../src/server/platform/database/database.ts';
import { openEmbeddedDatabase } from '../../src/server/platform/database/embedded-database.ts';
import { openPostgresDatabase } from '../../src/server/platform/database/postgres-database.ts';
import { ReplayError } from './replay/payload-files.ts';
import { createPlay } from './replay/play.ts';
import { readResults } from './replay/results-file.ts';
import { loadSeries } from './replay/series.ts';
import { countSeason } from './season/count-season.ts';
import { playRecord } from './season/play-record.ts';
import { playSeason } from './season/play-season.ts';

const USAGE = 'Usage: npm run season -- <folder of snapshots> --results file.csv [--record <folder to write>]';
const migrationsFolder = new URL('../../src/server/db/migrations', import.meta.url).pathname;

type Asked = { path: string; results: string; record: string | null };

/** Null: to be told how it is called. */
function readArguments(): Asked | null {
  const { values, positionals } = parseArgs({
    options: { results: { type: 'string' }, record: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return null;
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new ReplayError(`Name one folder. ${USAGE}`);
  if (values.results === undefined) throw new ReplayError(`--results is missing. ${USAGE}`);
  return { path, results: values.results, record: values.record ?? null };
}

/** In memory, unless DATABASE_URL names a database, which must hold no games: a season is not played among others. */
async function openSeasonDatabase(): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  if (!url) return openEmbeddedDatabase({ migrationsFolder });
  const open = await openPostgresDatabase({ url, migrationsFolder });
  const [row] = rowsOf<{ events: number }>(await open.db.execute(sql`select count(*)::int as events from events`));
  if (row?.events === 0) return open;
  await open.close();
  throw new ReplayError('The database that DATABASE_URL names already holds games. Name an empty one.');
}

async function main(): Promise<void> {
  const asked = readArguments();
  if (asked === null) console.log(USAGE);
  else await playAndTell(asked);
}

async function playAndTell({ path, results: resultsPath, record }: Asked): Promise<void> {
  const startedMs = performance.now();
  const series = await loadSeries(path);
  const { results, notFinal } = await readResults(resultsPath);
  const play = createPlay(series, results);
  const open = await openSeasonDatabase();
  try {
    const moments = series.snapshots.map(({ atMs }) => atMs);
    const season =
      record === null
        ? { ...(await playSeason(open.db, play, moments)), shown: 0 }
        : await playRecord(open.db, play, series, record);
    const counts = await countSeason(open.db, series.snapshots);
    const always = { from: new Date(0), to: new Date(play.lastMs * 2) };
    const graded = await gradeCloses({ db: open.db, odds: 'live' }, always);
    const line = (name: string, value: number | string) => console.log(`${name.padEnd(22)}${value}`);
    const day = (ms: number) => new Date(ms).toISOString();
    console.log(`${path}, ${day(play.firstMs)} to ${day(play.lastMs)}, on the ${open.kind} database`);
    line('snapshots', `${season.refreshes} (${series.unreadable.length} not read)`);
    line('events', counts.events);
    line('prices stored', counts.prices);
    line('moves', `${counts.moves}, and ${counts.withdrawals} withdrawals`);
    line('closes', `${counts.closes} of ${counts.closed} events`);
    line(
      'results in the file',
      `${results.length} final, ${notFinal} not final, ${play.unmatched.length} of games not recorded`,
    );
    line('settled', `${counts.settled} (${counts.awaiting} begun games await a result)`);
    for (const [market, ends] of [...graded.byMarket].sort()) line(`graded ${market}`, endsInWords(ends));
    if (record !== null) line('picks shown', `${season.shown}, and the log of them in ${record}`);
    line('unmatched names', counts.unmatchedNames);
    line('wrong-game prices', counts.wrongGamePrices);
    line('credits for scores', season.creditsUsed);
    line('seconds', ((performance.now() - startedMs) / 1000).toFixed(1));
  } finally {
    await open.close();
  }
}

const endsInWords = (ends: GradeCounts): string =>
  Object.entries(ends)
    .filter(([end, count]) => count > 0 || ['win', 'loss', 'push'].includes(end))
    .map(([end, count]) => `${count} ${end.replace('_', ' ')}`)
    .join(', ');

main().catch((error: unknown) => {
  if (error instanceof ReplayError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
});
