import { parseArgs } from 'node:util';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { answerConversations } from './eval-turns/answer-turns.ts';
import { type Judged, judge } from './eval-turns/judge.ts';
import { readingTimes } from './eval-turns/reading-times.ts';
import { EVAL_NOW } from './eval-turns/sets.ts';
import { conversationsOf, readTurns } from './eval-turns/turn.ts';

const SETS = [
  'picks-and-bets-2026-11-24',
  'boards-and-sums-2026-11-24',
  'opened-2026-11-26',
  'unseen-2026-11-24',
  'blind-2026-11-23',
  'mixed-2026-11-26',
  'mixed-blind-2026-11-26',
].map((name) => new URL(`../evals/turns/${name}.jsonl`, import.meta.url).pathname);
/** Read by nobody who changes the rules: its words are only printed where it is named. */
const UNREAD = /\/(unseen|mixed-blind)-[^/]+$/;

/**
 * `npm run eval:turns -- [--file turns.jsonl] [--misses | --answers]`: what turns of conversations come to over the demo slate, by kind,
 * asked over HTTP. `--misses` prints what was not right, `--answers` every turn with its answer; of a set that is to stay unread neither
 * does, unless it is named by `--file`.
 */
const { values } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
  },
});
const slate = await demoSlateAt(EVAL_NOW);
for (const path of values.file ?? SETS) {
  const turns = await readTurns(path);
  const conversations = conversationsOf(turns);
  const answers = await answerConversations(conversations, slate, EVAL_NOW);
  const judged = conversations.flat().flatMap((turn) => {
    const answered = answers.get(turn);
    return answered ? [judge(turn, answered)] : [];
  });
  const later = new Set(conversations.flatMap(([, ...rest]) => rest));
  printTable(path, judged, later);
  const { p95, worst, hostile } = readingTimes(turns, slate, EVAL_NOW);
  console.log(
    `reading: p95 ${p95.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, hostile texts at most ${hostile.toFixed(1)} ms`,
  );
  if (values.file === undefined && UNREAD.test(path)) continue;
  for (const one of judged) {
    if (values.answers) printAnswer(one, later.has(one.turn));
    else if (values.misses && !one.right) printMiss(one, later.has(one.turn));
  }
}

function printTable(path: string, judged: readonly Judged[], later: ReadonlySet<unknown>): void {
  const rightOf = (some: readonly Judged[]) => `${some.filter(({ right }) => right).length} of ${some.length}`;
  const charged = (some: readonly Judged[]) => some.filter(({ wronglyCharged }) => wronglyCharged).length;
  console.log(path.split('/').at(-1));
  for (const kind of [...new Set(judged.map(({ turn }) => turn.kind.split('|')[0] ?? ''))].sort()) {
    const of = judged.filter(({ turn }) => turn.kind.split('|')[0] === kind);
    console.log(`${kind.padEnd(12)} ${rightOf(of).padEnd(12)} wrongly charged ${charged(of)}`);
  }
  const followUps = judged.filter(({ turn }) => later.has(turn));
  console.log(`all ${rightOf(judged)}, follow-ups ${rightOf(followUps)}, wrongly charged ${charged(judged)}`);
}

function printMiss({ turn, answered, faults, wronglyCharged }: Judged, isLater: boolean): void {
  const cost = wronglyCharged ? ' CHARGED' : '';
  console.log(
    `${isLater ? '  > ' : ''}${turn.id} [${turn.kind}] ${turn.text} -> ${answered.forms.join()}${cost}: ${faults.join('; ')}`,
  );
}

function printAnswer({ turn, answered, faults, wronglyCharged }: Judged, isLater: boolean): void {
  console.log(`${isLater ? '' : '\n=================== new chat\n'}\n#${turn.id} [${turn.kind}] BETTOR: ${turn.text}`);
  console.log(`  expected: ${turn.say}`);
  if (faults.length > 0) console.log(`  FAULTS: ${faults.join('; ')}${wronglyCharged ? ' (wrongly charged)' : ''}`);
  console.log(`  ANSWER (${answered.charged ? 'charged' : 'free'}): ${answered.text.replaceAll('\n', '\n  ')}`);
}
