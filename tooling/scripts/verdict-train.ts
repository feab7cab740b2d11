import { writeFile } from 'node:fs/promises';
import { readAct } from '#research/language/acts/read-act.ts';
import { readWords } from '#research/language/calls/read-words.ts';
import { LEAST_ASKED } from '#research/language/verdict/asks-verdict.ts';
import { both, shareOfActs, shareOfWords } from '#research/language/verdict/verdict-share.ts';
import { judgeUntaught } from './teach/folds.ts';
import { toLines } from './teach/weight-lines.ts';
import { learnVerdict } from './verdict/learn-verdict.ts';
import { type Case, inEnglish, readCases } from './verdict/lines.ts';

/**
 * `npm run verdict:train -- [--all] [--misses]`: writes the weights of the reader of whether a verdict is asked for anew from its lines
 * and those of the acts, and says how it fares on a fifth of its own that it was not taught; with `--all` on each fifth.
 */

const WEIGHTS = new URL('../../src/research/language/verdict/verdict-weights.json', import.meta.url);
const FIFTHS = 5;

const cases = await readCases();
// The same words behind another answer tell what they were taught: a text is wholly in one fifth.
const places = new Map([...new Set(cases.map(({ text }) => text))].map((text, at) => [text, at % FIFTHS]));
const inFifths = Array.from({ length: FIFTHS }, (_, fifth) => cases.filter(({ text }) => places.get(text) === fifth));
const judged = judgeUntaught(
  inFifths,
  (taught) => learnVerdict(taught.flat()),
  (fifth, weights) => fifth.filter(({ own }) => own).map((line) => ({ line, share: shareOf(line, weights) })),
  process.argv.includes('--all') ? undefined : 1,
).flat();
for (const least of [0.25, LEAST_ASKED, 0.5]) {
  const shareAsked = (asks: boolean) => {
    const of = judged.filter(({ line }) => line.asks === asks);
    return `${of.filter(({ share }) => share >= least).length} of ${of.length}`;
  };
  console.log(`share of at least ${least}: given to ${shareAsked(true)} who ask, needlessly to ${shareAsked(false)}`);
}
if (process.argv.includes('--misses'))
  for (const { line, share } of judged)
    if (line.asks !== share >= LEAST_ASKED)
      console.log(`${line.asks ? 'asks' : 'asks not'} ${share.toFixed(2)} [${line.after}] ${line.text}`);
await writeFile(WEIGHTS, `${toLines(learnVerdict(cases))}\n`);

function shareOf({ text, after, features }: Case, weights: ReturnType<typeof learnVerdict>): number {
  return both(shareOfWords(features, weights), shareOfActs(readAct(readWords(inEnglish(text)), after), after));
}
