import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Clock ticks of Linux, in which /proc counts. */
const TICKS_A_SECOND = 100;
/** Of `/proc/PID/stat` after the name in brackets: time in the process and in the kernel for it. */
const USER_FIELD = 11;

export type Spent = { server: number; database: number };

/**
 * Seconds of processor time that a server and its connections to the database have used so far, which what else the machine
 * does changes little. Null where the machine does not say.
 */
export async function processorSeconds(pool: pg.Pool, pid: number | undefined, name: string): Promise<Spent | null> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
    [name],
  );
  const server = await secondsOf(pid);
  const connections = await Promise.all(rows.map((row) => secondsOf(row.pid)));
  if (server === null || connections.includes(null)) return null;
  return { server, database: connections.reduce((sum: number, one) => sum + (one ?? 0), 0) };
}

async function secondsOf(pid: number | undefined): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[USER_FIELD]) + Number(fields[USER_FIELD + 1])) / TICKS_A_SECOND : null;
}
