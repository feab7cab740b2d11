import { writeFile } from 'node:fs/promises';
import { KIND_CLASSES, kindShares } from '#research/language/sums/taught/kind-of-sum.ts';
import { learnKinds } from './sums/learn-kinds.ts';
import { readCases } from './sums/lines.ts';
import { judgeUntaught } from './teach/folds.ts';
import { toLines } from './teach/weight-lines.ts';

/**
 * `npm run sums:train -- [--all] [--misses]`: writes the weights of the reader of sums anew from its lines, and says how it fares on a
 * fifth of them that it was not taught; with `--all` on each fifth.
 */

const WEIGHTS = new URL('../../src/research/language/sums/taught/kind-weights.json', import.meta.url);
const cases = await readCases();
const judged = judgeUntaught(
  cases,
  learnKinds,
  (line, weights) => ({ line, found: kindShares(line.features, weights)[0] ?? { of: null, share: 0 } }),
  process.argv.includes('--all') ? undefined : 1,
);
for (const kind of KIND_CLASSES) {
  const of = judged.filter(({ line }) => line.kind === kind && line.own);
  console.log(`${(kind ?? 'none').padEnd(12)} ${of.filter(({ found }) => found.of === kind).length} of ${of.length}`);
}
const own = judged.filter(({ line }) => line.own);
const right = own.filter(({ line, found }) => found.of === line.kind).length;
const others = judged.filter(({ line }) => !line.own);
const needless = others.filter(({ found }) => found.of !== null).length;
console.log(
  `lines not taught: right ${right} of ${own.length}; of other readers' lines taken for a sum ${needless} of ${others.length}`,
);
if (process.argv.includes('--misses'))
  for (const { line, found } of judged)
    if (found.of !== line.kind) console.log(`${line.kind} -> ${found.of} ${found.share.toFixed(2)}: ${line.text}`);
await writeFile(WEIGHTS, `${toLines(learnKinds(cases))}\n`);
