import { parseArgs } from 'node:util';
import { QuestionsError, readQuestions } from './eval/question.ts';
import { renderAccuracy, renderFailures, renderMisses } from './eval/render.ts';
import { runEval } from './eval/run-eval.ts';

const USAGE = 'Usage: npm run eval -- [--misses] [--file questions.jsonl]';
const QUESTIONS = new URL('../evals/questions.jsonl', import.meta.url).pathname;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { misses: { type: 'boolean', default: false }, file: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const questions = await readQuestions(values.file ?? QUESTIONS);
  const evaluation = runEval(questions, () => performance.now());
  for (const line of renderAccuracy(evaluation)) console.log(line);
  if (values.misses) for (const line of ['', ...renderMisses(evaluation.judged)]) console.log(line);
  const failures = renderFailures(evaluation.judged);
  for (const line of failures) console.error(line);
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const isUsage = ((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof QuestionsError || isUsage ? `${(error as Error).message} ${USAGE}` : error);
  process.exitCode = 1;
});
