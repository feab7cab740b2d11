import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { databaseKinds, withDatabase } from '../../e2e/support/databases.ts';
import { dumpFile, KEPT_DATA_FOLDER, keptDataFile, storyFile } from '../../e2e/support/kept-data.ts';
import type { KeptStory } from '../../e2e/support/kept-story.ts';
import { packFolder } from '../../e2e/support/packed-folder.ts';
import type { Settings } from '../../e2e/support/product.ts';
import { startTestModelServer } from '../../src/server/providers/llm/test-model-server.ts';
import { dumpPostgres } from './keep-data/dump-postgres.ts';
import { liveThrough } from './keep-data/live-through.ts';
import { COMPANY } from './keep-data/people.ts';
import { thinOut } from './keep-data/thin-out.ts';

/**
 * Keeps what a version leaves behind, for the test of upgrades. In a worktree of that version, with dependencies installed:
 * `EDGEWISE_TEST_POSTGRES=postgres://... npx tsx tooling/scripts/keep-data.ts path/to/worktree`. Its server runs there and is used over
 * HTTP until it is killed at work. What then lies on the disk is packed, without most of its invented prices.
 */
const checkout = resolve(process.argv[2] ?? '');
const commit = execFileSync('git', ['-C', checkout, 'rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim();

for (const kind of databaseKinds) {
  await withDatabase(kind, async (database) => {
    const folder = await mkdtemp(join(tmpdir(), 'edgewise-keep-'));
    try {
      await keep(folder, keptDataFile(commit, kind), database);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function keep(folder: string, file: string, database: Settings): Promise<void> {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  const settings = { ...database, DATA_DIR: dataDir, COMPANY_DOMAIN: COMPANY };
  const model = await startTestModelServer();
  try {
    const lived = await liveThrough(checkout, settings, model);
    const story: KeptStory = { commit, madeAt: new Date().toISOString(), ...lived };
    await writeFile(storyFile(folder), `${JSON.stringify(story, null, 1)}\n`);
  } finally {
    await model.close();
  }
  await thinOut(settings);
  if (database.DATABASE_URL) await writeFile(dumpFile(folder), await dumpPostgres(database.DATABASE_URL));
  await mkdir(KEPT_DATA_FOLDER, { recursive: true });
  const packed = await packFolder(folder);
  await writeFile(file, packed);
  console.log(`${basename(file)}: ${packed.length} bytes`);
}
