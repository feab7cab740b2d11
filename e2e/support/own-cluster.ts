import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

const INSTALLED = '/usr/lib/postgresql';

/** Where PostgreSQL's own programs are; undefined on a machine that only reaches one elsewhere. */
export const postgresPrograms: string | undefined = findPrograms();

function findPrograms(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** A cluster of the test's own, as durable as an operator's: it can be killed and started again. */
export async function startOwnCluster(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'edgewise-cluster-'));
  const owner = postgresUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8'], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    const started = spawn(join(programs, 'postgres'), options, { ...owner, cwd: folder, stdio: 'ignore' });
    await waitUntil('the cluster answers', () => answers(url), { timeoutMs: 90_000 });
    return started;
  };
  let postmaster = await start();
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => postmaster.once('exit', resolve));
    postmaster.kill(signal);
    await gone;
  };
  /** Every process of it, as when its machine stands still: nothing breaks, and nothing answers. */
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster.pid)], { encoding: 'utf8' }).stdout;
    for (const pid of [...children.split('\n').map(Number).filter(Boolean), postmaster.pid ?? 0]) {
      // One may have ended just now.
      if (pid > 0) spawnSync('kill', ['-s', signal.slice('SIG'.length), String(pid)]);
    }
  };
  return {
    url,
    stop: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      postmaster = await start();
    },
    remove: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(url: string): Promise<true | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
