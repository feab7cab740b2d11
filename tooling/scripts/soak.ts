import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { playProcesses } from './soak/processes/play.ts';
import { soak } from './soak/soak.ts';

const USAGE = `Usage: npm run test:soak -- [--histories N] [--seed S] [--postgres]
       npm run test:soak -- --minutes N [--seed S] [--people P]`;
const POSTGRES = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Ten thousand seeded histories of ledger and chat (or `--histories N`), on the embedded database or on that of TEST_DATABASE_URL
 * with `--postgres`. Every hundred have a seed of their own: `--seed S` begins there again.
 *
 * With `--minutes N` people use two built servers on one PostgreSQL (without one, a server on the embedded database) while servers are
 * killed and stopped, the database breaks off or refuses, and model, payments and mail fail; afterwards books, chats, public log,
 * memory and logs are checked. The seed chooses people, steps, faults and their times. It does not choose how fast the machine is: what
 * meets what differs from run to run, so that a seed makes a violation likely again and not certain. Odds are the demo's, and no
 * disk is filled.
 */
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    minutes: { type: 'string' },
    people: { type: 'string', default: '8' },
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a whole number above 0.`);
  return number;
};

async function run(): Promise<boolean> {
  const seed = values.seed === undefined ? Date.now() % 2_000_000_000 : wholeNumber('seed', values.seed);
  if (values.minutes !== undefined) {
    const minutes = wholeNumber('minutes', values.minutes);
    return playProcesses({ minutes, seed, people: wholeNumber('people', values.people), postgresUrl: POSTGRES });
  }
  const violations = await soak({
    migrationsFolder: join(resolve(import.meta.dirname, '../..'), 'src/server/db/migrations'),
    histories: wholeNumber('histories', values.histories),
    seed,
    postgresUrl: values.postgres ? POSTGRES : null,
  });
  return violations === 0;
}

if (values.help) console.log(USAGE);
else process.exitCode = (await run()) ? 0 : 1;
