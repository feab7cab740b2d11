import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memberScreenSources, publicScreenSources } from './screen-sources.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe('where the code of the screens begins', () => {
  it.each([...new Set([...Object.values(publicScreenSources), ...Object.values(memberScreenSources)])])(
    '%s',
    (file) => {
      expect(existsSync(join(ROOT, file))).toBe(true);
      expect(file).not.toContain('/admin/');
    },
  );
});
