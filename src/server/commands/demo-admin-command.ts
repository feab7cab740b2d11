import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { addressOf } from '../address.ts';
import { createPasswords } from '../features/passwords/passwords.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { StartError } from '../platform/errors.ts';
import { adminPathProblem, type Config } from '../platform/process/config.ts';
import { ask } from '../platform/process/control-socket.ts';
import { keptSecret, newAdminPath, prepareDataDir } from '../platform/process/data-dir.ts';
import { controlSocket } from '../platform/process/data-dir-lock.ts';
import { withDataFolder } from './data-folder.ts';
import { type DemoAdmin, demoAdminControl, refuseInProduction } from './demo-admin-control.ts';

const Answer = z.union([
  z.object({ done: z.object({ email: z.string(), password: z.string(), portal: z.string() }) }),
  z.object({ refused: z.string() }),
]);

/**
 * A running server on the embedded database is asked through the socket in its folder, which only the folder's owner may
 * open; no request over the network reaches this. Without one, and on PostgreSQL, the account is made here.
 * @throws StartError
 */
export async function demoAdminCommand(config: Config, migrationsFolder: string): Promise<string> {
  refuseInProduction(config);
  const dataDir = await prepareDataDir(config.DATA_DIR);
  const made = (await askServer(config, dataDir)) ?? (await makeHere(config, dataDir, migrationsFolder));
  return wordsOf(made, config.DATABASE_URL ? `the database at ${new URL(config.DATABASE_URL).host}` : dataDir);
}

async function askServer(config: Config, dataDir: string): Promise<DemoAdmin | null> {
  const socket = config.DATABASE_URL ? null : controlSocket(dataDir);
  const line = socket === null ? null : await ask(socket, 'demo-admin');
  if (line === null) return null;
  const answer = Answer.safeParse(line === '' ? undefined : JSON.parse(line));
  if (!answer.success) throw new StartError('The running server did not understand: it is of another version.');
  if ('refused' in answer.data) throw new StartError(answer.data.refused);
  return answer.data.done;
}

async function makeHere(config: Config, dataDir: string, migrationsFolder: string): Promise<DemoAdmin> {
  const url = config.DATABASE_URL ?? null;
  return withDataFolder({ url, dataDir }, async () => {
    const adminPath =
      config.ADMIN_PATH ?? (await keptSecret(dataDir, 'admin-path', newAdminPath, adminPathProblem(false)));
    const open = await openDatabase({ url, dataDir, migrationsFolder, onIdleError: () => undefined });
    const deps = { db: open.db, now: () => new Date(), newId: randomUUID, passwords: createPasswords() };
    const make = demoAdminControl(config, { ...deps, portal: `${addressOf(config, config.PORT)}${adminPath}` });
    return make().finally(() => open.close());
  });
}

const wordsOf = ({ email, password, portal }: DemoAdmin, place: string): string =>
  `${[
    `The demo operator of ${place} may open the portal as long as NODE_ENV is not production.`,
    '',
    `  Address   ${email}`,
    `  Password  ${password}`,
    `  Portal    ${portal}`,
    '',
    'The password is shown once; the next run makes a new one and ends the sessions of the one before.',
  ].join('\n')}\n`;
