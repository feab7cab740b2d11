import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { appendToLog } from './append.ts';
import { newLogKey, readLogKey, verifierKey } from './note/log-key.ts';
import { replacedKeyProblem, replacementProblem } from './replaced-key.ts';

const origin = 'edgewise.example/log';
const open = await testDatabase();
const [first, second, third] = [newLogKey(), newLogKey(), newLogKey()];
const lineOf = (key: string) => verifierKey(readLogKey(origin, key));
const append = (key: string, replaces: string | null) =>
  appendToLog({ db: open.db, now: () => new Date(), log: { origin, key, replaces } }, async () => [{ kind: 'test' }]);

it.each(['', 'nothing', `${lineOf(first)}x`, lineOf(first).replace(/\+[0-9a-f]{8}\+/, '+00000000+')])(
  'is no key that could be replaced: %s',
  (text) => expect(replacedKeyProblem(text)).toContain('holds neither'),
);

it('is the private key, or its public line', () => {
  expect([first, lineOf(first)].map(replacedKeyProblem)).toEqual([null, null]);
});

beforeAll(() => append(first, null));

it('is refused where the log is signed with a third key', async () => {
  const problem = (key: string, replaces: string | null) => replacementProblem(open.db, { origin, key, replaces });
  expect(await problem(second, third)).toContain(`signed with ${lineOf(first)}`);
  expect(await problem(second, lineOf(third))).toContain(`signed with ${lineOf(first)}`);
  for (const replaces of [null, first, lineOf(first)]) expect(await problem(second, replaces)).toBeNull();
  await append(second, first);
  // Taken over: what was said of the key before may stay until the next start.
  expect(await problem(second, first)).toBeNull();
  expect(await problem(third, first)).toContain(`signed with ${lineOf(second)}`);
});
