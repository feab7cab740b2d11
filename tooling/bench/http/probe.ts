import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { Server } from 'node:http';
import { Session } from 'node:inspector';
import pg from 'pg';

/**
 * Loaded before the measured server (`--import`): keeps the statements of the last request to BENCH_RECORD_PATH, and profiles the
 * processor between two signals (SIGWINCH). It changes nothing of what the server does, and is not there while rates are measured.
 */
type Recorded = { text: string; values: unknown[] };

const { BENCH_RECORD_PATH: path, BENCH_RECORD_FILE: recordFile, BENCH_PROFILE_FILE: profileFile } = process.env;
const current = new AsyncLocalStorage<Recorded[]>();

if (recordFile) {
  // Each request has statements of its own; those of jobs belong to none.
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  const emitWithin: typeof emit = function within(this: Server, event, ...args) {
    const [request, response] = args as [{ url?: string }, { on: (event: 'finish', listener: () => void) => void }];
    if (event !== 'request' || request.url !== path) return emit.call(this, event, ...args);
    const statements: Recorded[] = [];
    response.on('finish', () => writeFileSync(recordFile, JSON.stringify(statements)));
    return current.run(statements, () => emit.call(this, event, ...args));
  };
  Server.prototype.emit = emitWithin as typeof Server.prototype.emit;
  type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;
  const query = pg.Client.prototype.query as Query;
  const recording: Query = function record(this: pg.Client, config, values, callback) {
    const { text, values: own } = typeof config === 'string' ? { text: config } : (config as pg.QueryConfig);
    const given = Array.isArray(values) ? values : (own ?? []);
    current.getStore()?.push({ text, values: [...given] });
    return query.call(this, config, values, callback);
  };
  pg.Client.prototype.query = recording as typeof pg.Client.prototype.query;
}

if (profileFile) {
  const session = new Session();
  let isRunning = false;
  process.on('SIGWINCH', () => {
    if (isRunning) {
      session.post('Profiler.stop', (error, answer) => {
        // Left on, it slows what comes after.
        session.disconnect();
        writeFileSync(profileFile, error ? '' : JSON.stringify(answer.profile));
      });
    } else {
      session.connect();
      session.post('Profiler.enable');
      session.post('Profiler.start');
    }
    isRunning = !isRunning;
  });
}
