import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'edgewise-find-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('takes CHROME_PATH, else the first browser on PATH, else none', () => {
  const onPath = join(folder, 'chromium-browser');
  expect(findChromium({ PATH: folder })).toBeUndefined();
  writeFileSync(onPath, '');
  expect(findChromium({ PATH: folder })).toBeUndefined();
  chmodSync(onPath, 0o755);
  expect(findChromium({ PATH: folder })).toBe(onPath);
  expect(findChromium({ PATH: folder, CHROME_PATH: process.execPath })).toBe(process.execPath);
  expect(findChromium({ PATH: folder, CHROME_PATH: '/nowhere/chrome' })).toBeUndefined();
});
