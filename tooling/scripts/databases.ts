import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chooseFiles, type Spoken } from './databases/choose-files.ts';
import { runCommand } from './test/run-command.ts';

/**
 * `npx tsx tooling/scripts/databases.ts` listens to what each of the server's tests says to the embedded database, which takes a
 * quarter of an hour, and prints the list of `test/on-one-database.ts` anew. For when many tests came since it was chosen.
 */
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'edgewise-said-'));

/** Tests of the embedded database itself, and of moving its data: no other file can stand in for them. */
const stays = (file: string): boolean =>
  file.endsWith('.migration.test.ts') ||
  /skipIf\((?:testDatabaseKind\(\) === 'postgresql'|isOnPostgres)/.test(readFileSync(join(root, file), 'utf8'));

const ending = await runCommand(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--config=tooling/scripts/databases/said.vitest.ts', '--reporter=dot'],
  { cwd: root, env: { ...process.env, EDGEWISE_SAID: folder }, timeoutMs: 3_600_000 },
);
const files = readdirSync(folder).map((name): Spoken => JSON.parse(readFileSync(join(folder, name), 'utf8')));
rmSync(folder, { recursive: true });
const { both, alone, unheard } = chooseFiles(files, stays);
const secondsOf = (names: readonly string[]) =>
  Math.round(files.filter(({ file }) => names.includes(file)).reduce((sum, { seconds }) => sum + seconds, 0));
console.log(`\n${ending.how}`);
console.log(`On both databases (${secondsOf(both)} s):\n${both.join('\n')}`);
console.log(`\nNot heard by the embedded one:\n${unheard.join('\n')}`);
console.log(
  `\nOn PostgreSQL alone (${secondsOf(alone)} s less):\n${alone.map((file) => `  '${file.replace('src/server/', '')}',`).join('\n')}`,
);
