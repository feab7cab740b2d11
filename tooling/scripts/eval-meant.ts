import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { answerStart } from './eval-turns/answer-start.ts';
import { type Answered, answerConversations } from './eval-turns/answer-turns.ts';
import { EVAL_NOW } from './eval-turns/sets.ts';
import { Line } from './meant/lines.ts';
import { readJsonl } from './teach/read-jsonl.ts';

/**
 * `npm run eval:meant`: how many wordings that were not learnt from (`tooling/evals/meant/unread.jsonl`) end in the answer of the plain question
 * that they stand for, over the demo slate; at the start of a chat and behind a question, and how many cost what the plain one does not.
 */
const lines = await readJsonl(new URL('../evals/meant/unread.jsonl', import.meta.url).pathname, Line);
const chatOf = (line: Line, text: string) => [...(line.after ? [line.after] : []), text];
const chats = new Map(
  lines.flatMap((line) =>
    [line.text, line.plain].map((text) => {
      const chat = chatOf(line, text);
      return [chat.join(' | '), chat.map((one) => ({ text: one }))] as const;
    }),
  ),
);
const answers = await answerConversations([...chats.values()], await demoSlateAt(EVAL_NOW), EVAL_NOW);
const answerTo = (line: Line, text: string): Answered | undefined => {
  const last = chats.get(chatOf(line, text).join(' | '))?.at(-1);
  return last && answers.get(last);
};
const isAlike = (line: Line): boolean => endOf(answerTo(line, line.text)) === endOf(answerTo(line, line.plain));
const endOf = (answer: Answered | undefined): string => `${answer?.charged}${answerStart(answer)}`;
const count = (some: readonly Line[]): string => `${some.filter(isAlike).length} of ${some.length}`;
const needless = lines.filter((line) => answerTo(line, line.text)?.charged && !answerTo(line, line.plain)?.charged);
console.log(
  `alike ${count(lines)}; first messages ${count(lines.filter(({ after }) => !after))}, behind a question ${count(lines.filter(({ after }) => after))}; charged where the plain question is free ${needless.length}`,
);
