import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '#contract/product.ts';
import { backupCommand } from './commands/backup-command.ts';
import { demoAdminCommand } from './commands/demo-admin-command.ts';
import { restoreCommand } from './commands/restore-command.ts';
import { type Config, loadConfig } from './config.ts';
import { isDiskFull } from './platform/disk-full.ts';
import { StartError } from './platform/errors.ts';
import { readEnvFile } from './platform/read-env-file.ts';

const here = import.meta.dirname;
const built = join(here, 'migrations');
const migrations = existsSync(built) ? built : join(here, 'db/migrations');

/** The commands beside the server. What they tell goes to the terminal; a failure is one sentence and a non-zero end. */
async function run([command, file, ...rest]: string[], config: Config): Promise<string> {
  const takesFile = command === 'backup' || command === 'restore';
  if (takesFile && (file === undefined || rest.length > 0)) {
    throw new StartError(`Name one file: npm run ${command} -- edgewise.backup`);
  }
  if (command === 'backup' && file !== undefined) return backupCommand(config, file, new Date());
  if (command === 'restore' && file !== undefined) return restoreCommand(config, file, migrations);
  if (command === 'demo-admin' && file === undefined) return demoAdminCommand(config, migrations);
  throw new StartError('The commands are: backup FILE, restore FILE, demo-admin.');
}

try {
  const config = loadConfig({ ...readEnvFile('.env'), ...process.env });
  process.stdout.write(await run(process.argv.slice(2), config));
} catch (error) {
  process.stderr.write(`${PRODUCT_NAME}: ${sentenceOf(error)}\n`);
  process.exitCode = 1;
  // A half-opened driver may keep the process alive; nothing of it is needed any more.
  process.exit();
}

/** What an operator can mend is one sentence; anything else is a bug and shows where it is. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isDiskFull(error)) return 'There is no room left on the disk: nothing was kept of it. Make room, and try again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
