import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '#contract/product.ts';
import { backupCommand } from './commands/backup-command.ts';
import { demoAdminCommand } from './commands/demo-admin-command.ts';
import { readCommand } from './commands/read-command.ts';
import { restoreCommand } from './commands/restore-command.ts';
import { isDiskFull } from './platform/database/disk-full.ts';
import { StartError } from './platform/errors.ts';
import { loadConfig } from './platform/process/config.ts';
import { readEnvFile } from './platform/process/read-env-file.ts';
import { withSecretFiles } from './platform/process/secret-files.ts';

const here = import.meta.dirname;
const built = join(here, 'migrations');
const migrations = existsSync(built) ? built : join(here, 'db/migrations');

const AT_WORK = {
  backup: 'Backing up. A large database takes some minutes ...\n',
  restore: 'Restoring. A large backup takes some minutes ...\n',
};

/** The commands beside the server. What they tell goes to the terminal; a failure is one sentence and a non-zero end. */
async function run(args: readonly string[]): Promise<string> {
  const command = readCommand(args);
  // How a command is used can be asked before anything is set.
  if (command.name === 'help') return `${command.usage}\n`;
  const config = loadConfig(withSecretFiles({ ...readEnvFile('.env'), ...process.env }));
  // Whoever waits before a terminal is told; what a script reads is what was done.
  if (command.name !== 'demo-admin' && process.stderr.isTTY) process.stderr.write(AT_WORK[command.name]);
  if (command.name === 'backup') return backupCommand(config, command.file, new Date());
  if (command.name === 'restore') return restoreCommand(config, command.file, migrations);
  return demoAdminCommand(config, migrations);
}

try {
  process.stdout.write(await run(process.argv.slice(2)));
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
