import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of recorded odds and payloads: EDGEWISE_SHARED, else ../shared. Undefined where it is absent. */
export function findSharedData(env: NodeJS.ProcessEnv, root: string): string | undefined {
  const folder = resolve(root, env.EDGEWISE_SHARED ?? '../shared');
  return existsSync(join(folder, 'data')) ? folder : undefined;
}
