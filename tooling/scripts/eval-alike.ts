import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { type Equation, readEquations } from './eval-alike/equation.ts';
import { answerStart } from './eval-turns/answer-start.ts';
import { answerConversations } from './eval-turns/answer-turns.ts';
import { EVAL_NOW } from './eval-turns/sets.ts';

/**
 * `npm run eval:alike -- [--file equations.txt] [--differences]`: how many equations hold over the demo slate. Each says that two chats end with the
 * same answer, mostly a message that leans on what was shown and the one that says all of it. No label is needed: where they differ, one of them is wrong.
 */
const { values } = parseArgs({
  options: {
    file: { type: 'string', default: new URL('../evals/alike/follow-ups.txt', import.meta.url).pathname },
    differences: { type: 'boolean', default: false },
  },
});
const equations = readEquations(readFileSync(values.file, 'utf8'));
const sides = new Map(
  equations.flatMap(({ left, right }) =>
    [left, right].map((side) => [side.join(' | '), side.map((text) => ({ text }))] as const),
  ),
);
const answers = await answerConversations([...sides.values()], await demoSlateAt(EVAL_NOW), EVAL_NOW);
const differing = equations.filter(({ left, right }) => endOf(left) !== endOf(right));
if (values.differences) for (const one of differing) print(one);
console.log(`${equations.length - differing.length} of ${equations.length} alike`);

function endOf(side: Equation['left']): string {
  const last = sides.get(side.join(' | '))?.at(-1);
  const answered = last && answers.get(last);
  return `${answered?.charged ? 'charged' : 'free'}   ${answerStart(answered)}`;
}

function print({ left, right }: Equation): void {
  console.log(`${left.join(' | ')} == ${right.join(' | ')}\n  ${endOf(left)}\n  ${endOf(right)}`);
}
