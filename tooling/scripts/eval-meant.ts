import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { answerStart } from './eval-turns/answer-start.ts';
import { type Answered, answerConversations } from './eval-turns/answer-turns.ts';
import { EVAL_NOW } from './eval-turns/sets.ts';
import { Line } from './meant/lines.ts';
import { readJsonl } from './teach/read-jsonl.ts';

/**
 * `npm run eval:meant`: how many wordings that were not learnt from end in the answer of the plain question that they stand for, over the demo
 * slate, and how many cost what the plain one does not: of `tooling/evals/meant/unread.jsonl` at the start of a chat and behind a question, and of
 * the turns of `unread-chats.jsonl` behind the plain questions before them.
 */
type Pair = { line: Line; before: readonly string[] };

const readUnread = (name: string) => readJsonl(new URL(`../evals/meant/${name}.jsonl`, import.meta.url).pathname, Line);

/** Each turn of a chat with the plain questions before it; a line without one begins a chat. */
function inChats(lines: readonly Line[]): Pair[] {
  let before: string[] = [];
  return lines.map((line) => {
    before = line.after === undefined ? [] : before;
    const pair = { line, before };
    before = [...before, line.plain];
    return pair;
  });
}

const single = (await readUnread('unread')).map((line) => ({ line, before: line.after ? [line.after] : [] }));
const ofChats = inChats(await readUnread('unread-chats')).filter(({ line }) => line.want !== null);
const all: readonly Pair[] = [...single, ...ofChats];
const chatOf = ({ before }: Pair, text: string): string[] => [...before, text];
const chats = new Map(
  all.flatMap((pair) =>
    [pair.line.text, pair.line.plain].map((text) => {
      const chat = chatOf(pair, text);
      return [chat.join(' | '), chat.map((one) => ({ text: one }))] as const;
    }),
  ),
);
const answers = await answerConversations([...chats.values()], await demoSlateAt(EVAL_NOW), EVAL_NOW);
const answerTo = (pair: Pair, text: string): Answered | undefined => {
  const last = chats.get(chatOf(pair, text).join(' | '))?.at(-1);
  return last && answers.get(last);
};
const endOf = (answer: Answered | undefined): string => `${answer?.charged}${answerStart(answer)}`;
const isAlike = (pair: Pair): boolean =>
  endOf(answerTo(pair, pair.line.text)) === endOf(answerTo(pair, pair.line.plain));
const count = (some: readonly Pair[]): string => `${some.filter(isAlike).length} of ${some.length}`;
const needless = (some: readonly Pair[]): number =>
  some.filter((pair) => answerTo(pair, pair.line.text)?.charged && !answerTo(pair, pair.line.plain)?.charged).length;
const isFirst = ({ before }: Pair): boolean => before.length === 0;
for (const [name, some] of [
  ['wordings', single],
  ['chats', ofChats],
] as const)
  console.log(
    `${name}: alike ${count(some)}; first messages ${count(some.filter(isFirst))}, behind a question ${count(some.filter((pair) => !isFirst(pair)))}; charged where the plain question is free ${needless(some)}`,
  );
