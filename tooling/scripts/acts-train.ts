import { writeFile } from 'node:fs/promises';
import { ACTS, type Act } from '#research/language/acts/act.ts';
import { ACT_SCALE, actFeatures } from '#research/language/acts/act-features.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { classShares, type Weights } from '#research/language/taught/shares.ts';
import { learnActs } from './acts/learn-acts.ts';
import { readLines } from './acts/lines.ts';
import { judgeUntaught } from './teach/folds.ts';
import { toLines } from './teach/weight-lines.ts';

/**
 * `npm run acts:train -- [--all] [--misses]`: writes the weights of the reader of acts anew from its lines, and says how it fares on a
 * fifth of them that it was not taught; with `--all` on each fifth.
 */

const WEIGHTS = new URL('../../src/research/language/acts/act-weights.json', import.meta.url);

const isWhole = process.argv.includes('--all');
const cases = (await readLines()).map((line) => ({ ...line, features: actFeatures(readWords(line.text), line.after) }));
const judged = judgeUntaught(
  cases,
  learnActs,
  (line, weights) => ({ line, found: bestOf(line.features, weights) }),
  isWhole ? undefined : 1,
);
const rightOf = (some: typeof judged) => some.filter(({ line, found }) => line.act === found.act).length;
for (const act of ACTS) {
  const of = judged.filter(({ line }) => line.act === act);
  const wrong = new Map<string, number>();
  for (const { found } of of) if (found.act !== act) wrong.set(found.act, (wrong.get(found.act) ?? 0) + 1);
  const most = [...wrong].sort(([, a], [, b]) => b - a).slice(0, 4);
  console.log(
    `${act.padEnd(8)} ${rightOf(of)} of ${of.length}   ${most.map(([name, count]) => `${name} ${count}`).join(', ')}`,
  );
}
for (const least of [0, 0.5, 0.7, 0.9]) {
  const sure = judged.filter(({ found }) => found.share >= least);
  console.log(`share of at least ${least}: ${rightOf(sure)} of ${sure.length} (of ${judged.length})`);
}
if (process.argv.includes('--misses'))
  for (const { line, found } of judged)
    if (line.act !== found.act)
      console.log(`${line.act} -> ${found.act} ${found.share.toFixed(2)} [${line.after}] ${line.text}`);
await writeFile(WEIGHTS, `${toLines(learnActs(cases))}\n`);

function bestOf(features: readonly string[], weights: Weights): { act: Act; share: number } {
  const [best] = classShares(features, weights, ACTS, ACT_SCALE);
  if (!best) throw new RangeError('there are no acts');
  return { act: best.of, share: best.share };
}
