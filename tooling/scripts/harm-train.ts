import { writeFile } from 'node:fs/promises';
import { tokenise } from '#engine/names/tokenise.ts';
import { featuresOf } from '#research/language/harm/features.ts';
import { decide, findSigns, weigh, withoutTalk } from '#research/language/harm/judge.ts';
import { wordsOf } from '#research/language/harm/words-of.ts';
import { joinSigns } from '#research/language/join-signs.ts';
import { correctSpelling } from '#research/language/spelling.ts';
import { RULE_QUESTIONS } from '../../src/research/slate/test-rule-questions.ts';
import { readLines as readActs } from './acts/lines.ts';
import { readQuestions } from './eval/question.ts';
import { readTurns } from './eval-turns/turn.ts';
import { type Example, learnWeights } from './harm/learn-weights.ts';
import { readLines } from './harm/lines.ts';
import { readTaughtLines } from './meant/lines.ts';
import { readOwnLines as readMatters } from './product/lines.ts';
import { judgeUntaught } from './teach/folds.ts';

/** Writes the weights of the harm reader anew from its lines, and says how it fares on lines that it was not taught. */

/** `own`: written to tell trouble from talk. `talk`: what else is asked of this product, where trouble is seldom meant. */
type Case = Example & { text: string; signs: number; from: 'own' | 'talk' };
const WEIGHTS = new URL('../../src/research/language/harm/weights.json', import.meta.url);
const QUESTIONS = ['questions', 'fresh-2026-11-21'];
/** Who asks for these may be in trouble. */
const HELP_MATTERS: ReadonlySet<string> = new Set(['helpline', 'time_out', 'limits']);
/** Conversations that whoever changes the rules has read. */
const TURNS = [
  'picks-and-bets-2026-11-24',
  'boards-and-sums-2026-11-24',
  'opened-2026-11-26',
  'blind-2026-11-23',
  'mixed-2026-11-26',
  'exam-2026-11-26',
];
/** Of whole chats about bets a few are of somebody who chases what was lost. */
const CHASES =
  /\b(?:win|get|make|earn|need)\b.*\bback\b|chasing|\blost\b.*\b(?:\d{3}|hundred|row)\b|\bdown \$?\d{3}|to my name|till friday|bucks left|all i(?:ve)? (?:got|have)/i;
const OF_HARM = /harm|age/;
const HELP = ['distress', 'under_age', 'self_exclusion'];

const cases = await readCases();
const judged = judgeUntaught(cases, learnWeights, ({ text, from, features, isHarm, signs }, weights) => ({
  text,
  from,
  isHarm,
  signs,
  weight: weigh(features, weights),
}));
for (const from of ['own', 'talk'] as const)
  for (const withSigns of [false, true]) {
    const share = (isHarm: boolean): string => {
      const of = judged.filter((one) => one.from === from && one.isHarm === isHarm);
      const found = of.filter(({ weight, signs }) => decide(weight, withSigns ? signs : 0));
      return `${found.length} of ${of.length}`;
    };
    console.log(
      `${from}, ${withSigns ? 'weights and signs' : 'weights alone'}, lines not taught: found ${share(true)}, needless ${share(false)}`,
    );
  }
if (process.argv.includes('--needless'))
  for (const { text, isHarm, signs, weight } of judged)
    if (!isHarm && decide(weight, signs)) console.log(weight.toFixed(2), signs, text);
await writeFile(WEIGHTS, `${JSON.stringify(learnWeights(cases), null, 0).replaceAll(',"', ',\n"')}\n`);

async function readCases(): Promise<Case[]> {
  const harm = (await readLines('harm'))
    .filter((line) => line.harm !== 'underage')
    .map(({ text }) => toCase(text, true));
  const ordinary = (await readLines('ordinary')).map(({ text }) => toCase(text, false));
  const acts = (await readActs()).map(({ text, act }) => toCase(text, act === 'harm', 'talk'));
  const matters = (await readMatters())
    .filter(({ matter }) => !HELP_MATTERS.has(matter ?? ''))
    .map(({ text }) => toCase(text, false, 'talk'));
  const files = await Promise.all(
    QUESTIONS.map((name) => readQuestions(new URL(`../evals/${name}.jsonl`, import.meta.url).pathname)),
  );
  const asked = files.flat().map(({ text, expect }) => toCase(text, [expect.intent].flat().includes('distress')));
  const others = files
    .flat()
    .map(({ expect }) => [expect.intent].flat().some((intent) => intent !== 'distress' && HELP.includes(intent)));
  const turns = await Promise.all(
    TURNS.map((name) => readTurns(new URL(`../evals/turns/${name}.jsonl`, import.meta.url).pathname)),
  );
  const talked = turns.flat().flatMap(({ kind, text }) => (OF_HARM.test(kind) ? [] : [toCase(text, false, 'talk')]));
  // What wants nothing of all wants is left out: it may be told in trouble.
  const chats = (await readTaughtLines()).flatMap(({ line: { text, shown, want } }) =>
    shown === undefined || want === null || CHASES.test(text) ? [] : [toCase(text, false, 'talk')],
  );
  const rules = RULE_QUESTIONS.map((text) => toCase(text, false));
  return [
    ...harm,
    ...ordinary,
    ...rules,
    ...asked.filter((_, at) => !others[at]),
    ...acts,
    ...matters,
    ...talked,
    ...chats,
  ];
}

function toCase(text: string, isHarm: boolean, from: Case['from'] = 'own'): Case {
  const words = wordsOf(correctSpelling(joinSigns(tokenise(text))));
  return { text, from, isHarm, features: featuresOf(words), signs: findSigns(withoutTalk(words)).length };
}
