import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { PRODUCT_NAME } from '#contract/product.ts';
import { loadConfig } from './config.ts';
import { StartError } from './platform/errors.ts';
import { readEnvFile } from './platform/read-env-file.ts';
import { startServer } from './start-server.ts';
import { startSummary } from './start-summary.ts';

const DRAIN_MS = 15_000;

const here = dirname(fileURLToPath(import.meta.url));

try {
  const config = loadConfig({ ...readEnvFile('.env'), ...process.env });
  const started = await startServer(config, { build: dirname(here), migrations: join(here, 'migrations') });
  process.stdout.write(startSummary(config, started));
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
