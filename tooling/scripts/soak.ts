import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { soak } from './soak/soak.ts';

/**
 * Ten thousand seeded histories of ledger and chat (or `--histories N`), on the embedded database or on that of TEST_DATABASE_URL
 * with `--postgres`. Every hundred have a seed of their own: `--seed S` begins there again.
 */
const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} takes a whole number above 0.`);
  return number;
};
const violations = await soak({
  migrationsFolder: join(resolve(import.meta.dirname, '../..'), 'src/server/db/migrations'),
  histories: wholeNumber('histories', values.histories),
  seed: values.seed === undefined ? Date.now() % 2_000_000_000 : wholeNumber('seed', values.seed),
  postgresUrl: values.postgres
    ? (process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres')
    : null,
});
process.exitCode = violations === 0 ? 0 : 1;
