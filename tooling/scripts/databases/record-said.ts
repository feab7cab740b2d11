import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Spoken } from './choose-files.ts';
import { said } from './watch-embedded.ts';

const root = new URL('../../..', import.meta.url).pathname;
const started = process.cpuUsage();
said.clear();

afterAll(() => {
  const { user, system } = process.cpuUsage(started);
  const file = relative(root, expect.getState().testPath ?? '');
  const spoken: Spoken = { file, seconds: (user + system) / 1e6, said: [...said] };
  writeFileSync(join(process.env.EDGEWISE_SAID ?? '', `${randomUUID()}.json`), JSON.stringify(spoken));
});
