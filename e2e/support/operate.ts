import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, cleanEnv, root } from './child.ts';
import type { Settings } from './product.ts';

export type Told = { code: number | null; output: string; errors: string };

/** Runs one of the operator's commands to its end. */
export async function operate(args: string[], settings: Settings): Promise<Told> {
  const child = new Child(process.execPath, ['--enable-source-maps', join(root, 'dist/server/operate.js'), ...args], {
    cwd: tmpdir(),
    env: { ...cleanEnv(), ...settings },
  });
  const code = await child.exitCode();
  return { code, output: child.output, errors: child.errors.trim() };
}
