import { join } from 'node:path';
import { installAside } from '../install-aside.ts';

/** Where Stryker is, once installed. */
export type Stryker = { command: string; vitestPlugin: string };

/** From where it is put Node looks upwards and finds the project's own vitest, which is why that is not installed again. */
export function installStryker(root: string): Stryker {
  const packages = join(installAside(root, 'mutate', ['--legacy-peer-deps']), '@stryker-mutator');
  return {
    command: join(packages, 'core/bin/stryker.js'),
    vitestPlugin: join(packages, 'vitest-runner/dist/src/index.js'),
  };
}
