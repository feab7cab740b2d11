import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('no style of the screen looks for something anywhere in the page: each change of a long chat would look through all of it', () => {
  const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
  const anywhere = /(?:^|[\s,}])(?:html|body|:root)[^\s,{]*:has\((?!\s*>)[^{]*/g;
  expect(css.match(anywhere) ?? []).toEqual([]);
  expect('html:has(dialog[open]) { }'.match(anywhere)).toHaveLength(1);
});
