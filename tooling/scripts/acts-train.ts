import { writeFile } from 'node:fs/promises';
import { ACTS } from '#research/language/acts/act.ts';
import { actFeatures } from '#research/language/acts/act-features.ts';
import { sharesOf } from '#research/language/acts/read-act.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { learnActs } from './acts/learn-acts.ts';
import { type Line, readLines } from './acts/lines.ts';

/**
 * `npm run acts:train -- [--all] [--misses]`: writes the weights of the reader of acts anew from its lines, and says how it fares on a
 * fifth of them that it was not taught; with `--all` on each fifth.
 */

const FOLDS = 5;
const WEIGHTS = new URL('../../src/research/language/acts/act-weights.json', import.meta.url);

const isWhole = process.argv.includes('--all');
const cases = (await readLines()).map((line) => ({ ...line, features: actFeatures(readWords(line.text), line.after) }));
const judged = Array.from({ length: isWhole ? FOLDS : 1 }, (_, fold) => judgeFold(fold)).flat();
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
const learnt = learnActs(cases);
await writeFile(WEIGHTS, `${JSON.stringify(learnt).replaceAll('],"', '],\n"')}\n`);

function judgeFold(fold: number) {
  const weights = learnActs(cases.filter((_, at) => at % FOLDS !== fold));
  return cases
    .filter((_, at) => at % FOLDS === fold)
    .flatMap((line: Line & { features: string[] }) => {
      const [found] = sharesOf(line.features, weights);
      return found ? [{ line, found }] : [];
    });
}
