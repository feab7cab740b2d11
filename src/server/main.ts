import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { PRODUCT_NAME } from '#contract/product.ts';
import { StartError } from './platform/errors.ts';
import { loadConfig, mistypedSettings } from './platform/process/config.ts';
import { readEnvFile } from './platform/process/read-env-file.ts';
import { withSecretFiles } from './platform/process/secret-files.ts';
import { startServer } from './start-server.ts';
import { startSummary } from './start-summary.ts';

const DRAIN_MS = 15_000;

/** Beside the built server lie its migrations and the built web app; the sources run with the last built web app. */
const here = import.meta.dirname;
const BUILT = { build: dirname(here), migrations: join(here, 'migrations') };
const FROM_SOURCES = { build: join(here, '../../dist'), migrations: join(here, 'db/migrations') };
const isBuilt = existsSync(BUILT.migrations);

try {
  const environment = { ...readEnvFile('.env'), ...process.env };
  const config = loadConfig(withSecretFiles(environment), { serves: true });
  const started = await startServer(config, isBuilt ? BUILT : FROM_SOURCES, endAtOnce);
  process.stdout.write(startSummary(config, started, mistypedSettings(environment)));
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    if (err) process.stderr.write(`${PRODUCT_NAME} stops after an error: ${err.stack ?? err.message}\n`);
    await started.close();
  });
} catch (error) {
  // What an operator can mend is one sentence; anything else is a bug and shows where it is.
  const words =
    error instanceof StartError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${PRODUCT_NAME} cannot start: ${words}\n`);
  process.exitCode = 1;
  // A half-started driver may keep the process alive; nothing of it is needed any more.
  process.exit();
}

/** Without its database the process can do nothing more, and what it holds is given back at the next start. */
function endAtOnce(sentence: string): void {
  process.stderr.write(`${PRODUCT_NAME} stops: ${sentence}\n`);
  process.exit(1);
}
