import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Lines of psql's own language: pg_dump writes them for psql alone. */
const PSQL_LINE = /^\\.*\n/gm;

/** A database as SQL that any client can run in one go: rows as `insert`, and nothing about owners and rights. */
export async function dumpPostgres(url: string): Promise<string> {
  const args = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges', url];
  const child = spawn('pg_dump', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const dump = await text(child.stdout);
  const [code] = await closed;
  if (code !== 0) throw new Error(`pg_dump ended with ${code}`);
  return dump.replace(PSQL_LINE, '');
}
