import { expect, it } from 'vitest';
import { answerOf, fingerprint } from './answer.ts';
import { goldenCases } from './cases.ts';
import { readGolden } from './golden-file.ts';

const cases = await goldenCases();

// Where the recorded slates are absent, the invented ones are still compared.
it('answers every kept question byte for byte as before (`npm run golden` shows what changed)', async () => {
  const kept = await readGolden();
  const changed: string[] = [];
  for (const golden of cases) {
    if (kept.get(golden.key) !== fingerprint(await answerOf(golden))) changed.push(`${golden.key} | ${golden.text}`);
  }
  expect(changed).toEqual([]);
  expect(cases.length).toBeGreaterThan(400);
}, 600_000);
