import { writeFile } from 'node:fs/promises';
import { PRODUCT_MATTERS } from '#research/language/product/product-matter.ts';
import { matterOf } from '#research/language/product/read-product-matter.ts';
import { learnMatters } from './product/learn-matters.ts';
import { readCases } from './product/lines.ts';
import { judgeUntaught } from './teach/folds.ts';
import { toLines } from './teach/weight-lines.ts';

/**
 * `npm run product:train -- [--all] [--misses]`: writes the weights of the reader of product matters anew from its lines, and says how
 * it fares on a fifth of them that it was not taught; with `--all` on each fifth.
 */

const WEIGHTS = new URL('../../src/research/language/product/product-weights.json', import.meta.url);
const cases = await readCases();
const judged = judgeUntaught(
  cases,
  learnMatters,
  (line, weights) => ({ line, found: matterOf(line.features, weights) }),
  process.argv.includes('--all') ? undefined : 1,
);
for (const matter of PRODUCT_MATTERS) {
  const of = judged.filter(({ line }) => line.matter === matter);
  console.log(`${matter.padEnd(13)} ${of.filter(({ found }) => found === matter).length} of ${of.length}`);
}
const ofProduct = judged.filter(({ line }) => line.matter !== null);
const right = ofProduct.filter(({ line, found }) => found === line.matter).length;
const other = ofProduct.filter(({ line, found }) => found !== null && found !== line.matter).length;
console.log(`lines not taught: right ${right} of ${ofProduct.length}, another matter ${other}`);
for (const own of [true, false]) {
  const none = judged.filter(({ line }) => line.matter === null && line.own === own);
  const needless = none.filter(({ found }) => found !== null).length;
  console.log(`${own ? 'talk near the boundary' : 'lines of other readers'}: needless ${needless} of ${none.length}`);
}
if (process.argv.includes('--misses'))
  for (const { line, found } of judged)
    if (found !== line.matter) console.log(`${line.matter} -> ${found}: ${line.text}`);
const { product, matter } = learnMatters(cases);
await writeFile(WEIGHTS, `{"product":${toLines(product)},"matter":${toLines(matter)}}\n`);
