import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordedSlates } from '../../src/research/slate/test-recorded-slate.ts';
import { answerOf, fingerprint } from './golden/answer.ts';
import { goldenCases } from './golden/cases.ts';
import { readGolden, writeGolden } from './golden/golden-file.ts';

/**
 * `npm run golden`: which of the kept answers would be another today. With `--into <folder>` every answer is written there
 * as text, so that two versions can be compared; with `--write` today's answers are kept from now on.
 */
const [flag, folder] = process.argv.slice(2);
const cases = await goldenCases();
const kept = await readGolden().catch(() => new Map<string, string>());
const today = new Map<string, string>();
let changed = 0;
for (const golden of cases) {
  const answer = await answerOf(golden);
  today.set(golden.key, fingerprint(answer));
  if (kept.get(golden.key) !== today.get(golden.key)) {
    changed += 1;
    console.log(`${golden.key} | ${golden.text}`);
  }
  if (flag === '--into' && folder) await writeAnswer(folder, golden.key, answer);
}
console.log(`${cases.length} answers, ${changed} changed`);
if (flag === '--write') {
  // Without the shared data only the invented slates are asked, and the file would lose the recorded ones.
  if (recordedSlates().length === 0) throw new Error('--write needs the shared data: set EDGEWISE_SHARED.');
  await writeGolden(today);
}

async function writeAnswer(into: string, key: string, answer: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const text = answer.startsWith('{') ? JSON.stringify(JSON.parse(answer), null, 1) : answer;
  await writeFile(join(into, `${key.replaceAll(/[^a-z0-9]+/gi, '-')}.txt`), `${text}\n`);
}
