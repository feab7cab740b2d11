import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from './child.ts';
import { type DatabaseKind, withDatabase } from './databases.ts';
import type { KeptStory } from './kept-story.ts';
import { unpackFolder } from './packed-folder.ts';
import type { Settings } from './product.ts';

/** What older versions left behind, made by `tooling/scripts/keep-data.ts`: a file for each version and database. */
export const KEPT_DATA_FOLDER = join(root, 'src/server/db/kept');

export const keptDataFile = (commit: string, kind: DatabaseKind): string =>
  join(KEPT_DATA_FOLDER, `${commit}.${kind === 'PostgreSQL' ? 'postgresql' : 'embedded'}.packed`);
export const storyFile = (folder: string): string => join(folder, 'story.json');
export const dumpFile = (folder: string): string => join(folder, 'dump.sql');

/** The commits of which data is kept. */
export const keptCommits = (): string[] =>
  [...new Set(readdirSync(KEPT_DATA_FOLDER).map((name) => /^(\w+)\.\w+\.packed$/.exec(name)?.[1] ?? ''))].filter(
    Boolean,
  );

/** Lays a copy of an older version's data out as its server left it, with the settings that a start on it needs. */
export async function withKeptData(
  commit: string,
  kind: DatabaseKind,
  body: (settings: Settings & { DATA_DIR: string }, story: KeptStory) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-kept-'));
  try {
    await unpackFolder(keptDataFile(commit, kind), folder);
    const story = JSON.parse(await readFile(storyFile(folder), 'utf8')) as KeptStory;
    await withDatabase(kind, async (database) => {
      if (database.DATABASE_URL) await load(database.DATABASE_URL, await readFile(dumpFile(folder), 'utf8'));
      await body({ ...database, DATA_DIR: join(folder, 'data') }, story);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function load(url: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(dump).finally(() => client.end());
}
