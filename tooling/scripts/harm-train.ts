import { writeFile } from 'node:fs/promises';
import { tokenise } from '#engine/names/tokenise.ts';
import { featuresOf } from '#research/language/harm/features.ts';
import { decide, findSigns, weigh } from '#research/language/harm/judge.ts';
import { wordsOf } from '#research/language/harm/words-of.ts';
import { joinSigns } from '#research/language/join-signs.ts';
import { correctSpelling } from '#research/language/spelling.ts';
import { RULE_QUESTIONS } from '../../src/research/slate/test-rule-questions.ts';
import { readQuestions } from './eval/question.ts';
import { type Example, learnWeights } from './harm/learn-weights.ts';
import { readLines } from './harm/lines.ts';
import { judgeUntaught } from './teach/folds.ts';

/** Writes the weights of the harm reader anew from its lines, and says how it fares on lines that it was not taught. */

type Case = Example & { text: string; signs: number };
const WEIGHTS = new URL('../../src/research/language/harm/weights.json', import.meta.url);
const QUESTIONS = ['questions', 'fresh-2026-11-21'];
const HELP = ['distress', 'under_age', 'self_exclusion'];

const cases = await readCases();
const judged = judgeUntaught(cases, learnWeights, ({ features, isHarm, signs }, weights) => ({
  isHarm,
  signs,
  weight: weigh(features, weights),
}));
for (const withSigns of [false, true]) {
  const share = (isHarm: boolean): string => {
    const of = judged.filter((one) => one.isHarm === isHarm);
    const found = of.filter(({ weight, signs }) => decide(weight, withSigns ? signs : 0));
    return `${found.length} of ${of.length}`;
  };
  console.log(
    `${withSigns ? 'weights and signs' : 'weights alone'}, lines not taught: found ${share(true)}, needless ${share(false)}`,
  );
}
await writeFile(WEIGHTS, `${JSON.stringify(learnWeights(cases), null, 0).replaceAll(',"', ',\n"')}\n`);

async function readCases(): Promise<Case[]> {
  const harm = (await readLines('harm'))
    .filter((line) => line.harm !== 'underage')
    .map(({ text }) => toCase(text, true));
  const ordinary = (await readLines('ordinary')).map(({ text }) => toCase(text, false));
  const files = await Promise.all(
    QUESTIONS.map((name) => readQuestions(new URL(`../evals/${name}.jsonl`, import.meta.url).pathname)),
  );
  const asked = files.flat().map(({ text, expect }) => toCase(text, [expect.intent].flat().includes('distress')));
  const others = files
    .flat()
    .map(({ expect }) => [expect.intent].flat().some((intent) => intent !== 'distress' && HELP.includes(intent)));
  const rules = RULE_QUESTIONS.map((text) => toCase(text, false));
  return [...harm, ...ordinary, ...rules, ...asked.filter((_, at) => !others[at])];
}

function toCase(text: string, isHarm: boolean): Case {
  const words = wordsOf(correctSpelling(joinSigns(tokenise(text))));
  return { text, isHarm, features: featuresOf(words), signs: findSigns(words).length };
}
