import { parseArgs } from 'node:util';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { answerStart } from './eval-turns/answer-start.ts';
import { answerConversations } from './eval-turns/answer-turns.ts';
import { EVAL_NOW, SETS, turnsOf } from './eval-turns/sets.ts';
import { conversationsOf, type Turn } from './eval-turns/turn.ts';

/**
 * `npm run eval:alone -- [--every N] [--differences]`: the first messages of the sets (every Nth), each asked at the start of a chat, behind five kinds of answers,
 * and with words in front or behind that ask nothing. Prints how many pairs are answered alike, and with `--differences` those that are not. No label is
 * needed: a message that says all it asks for has one answer (ADR 0042). Some pairs differ rightly, such as a bare name behind a market.
 */
const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, differences: { type: 'boolean', default: false } },
});
const BEHIND: Readonly<Record<string, string>> = {
  picks: 'Best NFL bets today?',
  verdict: 'Is Bills +4.5 at -110 good?',
  board: 'odds on lions bills',
  parlay: '3 leg parlay around +600',
  sum: 'hedge $40 at +450 with -150',
};
const FILLED: Readonly<Record<string, (text: string) => string>> = {
  opened: (text) => `yo ${text}`,
  asked: (text) => `quick question: ${text}`,
  thanked: (text) => `${text} thx`,
  closed: (text) => `${text} lol`,
};

type Asking = { of: string; name: string; turns: Turn[] };

const sets = await Promise.all(SETS.map(turnsOf));
const first = sets.flatMap((turns) => conversationsOf(turns).flatMap(([turn]) => turn ?? []));
const chosen = first.filter((_, at) => at % Number(values.every) === 0);
const asked = chosen.flatMap((turn): Asking[] => [
  { of: turn.text, name: 'alone', turns: [turn] },
  ...Object.entries(BEHIND).map(([name, before]) => ({
    of: turn.text,
    name,
    turns: [
      { ...turn, text: before },
      { ...turn, text: turn.text },
    ],
  })),
  ...Object.entries(FILLED).map(([name, fill]) => ({
    of: turn.text,
    name,
    turns: [{ ...turn, text: fill(turn.text) }],
  })),
]);
const answers = await answerConversations(
  asked.map(({ turns }) => turns),
  await demoSlateAt(EVAL_NOW),
  EVAL_NOW,
);
const alone = new Map(asked.filter(({ name }) => name === 'alone').map((one) => [one.of, answerTo(one)]));
const alike = new Map<string, number>();
for (const one of asked.filter(({ name }) => name !== 'alone')) {
  const answer = answerTo(one);
  const isAlike = answer === alone.get(one.of);
  alike.set(one.name, (alike.get(one.name) ?? 0) + (isAlike ? 1 : 0));
  if (!isAlike && values.differences)
    console.log(`${one.name} | ${one.of}\n  alone  ${alone.get(one.of)}\n  then   ${answer}`);
}
for (const [name, count] of alike) console.log(`${name.padEnd(8)} ${count} of ${chosen.length} alike`);

function answerTo({ turns }: Asking): string {
  const last = turns.at(-1);
  return answerStart(last && answers.get(last));
}
