import { parseArgs } from 'node:util';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { answerConversation } from './eval-turns/answer-turns.ts';
import { type Judged, judge } from './eval-turns/judge.ts';
import { conversationsOf, readTurns } from './eval-turns/turn.ts';

const BLIND = new URL('../evals/turns/blind-2026-11-23.jsonl', import.meta.url).pathname;
const NOW = new Date(Date.UTC(2026, 10, 21, 17));

/**
 * `npm run eval:turns -- [--file turns.jsonl] [--misses]`: what turns of conversations come to over the demo slate, by kind. Nothing
 * of the words is printed without `--misses`, so that a set that the rules have not seen stays unseen.
 */
const { values } = parseArgs({ options: { file: { type: 'string' }, misses: { type: 'boolean', default: false } } });
const turns = await readTurns(values.file ?? BLIND);
const slate = await demoSlateAt(NOW);
const judged: Judged[] = [];
for (const conversation of conversationsOf(turns)) {
  const answers = await answerConversation(conversation, slate, NOW);
  judged.push(...conversation.flatMap((turn, at) => (answers[at] ? [judge(turn, answers[at])] : [])));
}
const share = (some: readonly Judged[]) => `${some.filter(({ right }) => right).length} of ${some.length}`;
for (const kind of [...new Set(judged.map(({ turn }) => turn.kind))].sort()) {
  const of = judged.filter(({ turn }) => turn.kind === kind);
  console.log(
    `${kind.padEnd(12)} ${share(of).padEnd(12)} wrongly charged ${of.filter(({ wronglyCharged }) => wronglyCharged).length}`,
  );
}
const later = judged.filter(({ turn }) => conversationsOf(turns).some((all) => all.indexOf(turn) > 0));
const times = judged.map(({ answered }) => answered.readMs).sort((a, b) => a - b);
console.log(
  `all ${share(judged)}, follow-ups ${share(later)}, wrongly charged ${judged.filter(({ wronglyCharged }) => wronglyCharged).length}`,
);
console.log(`reading: p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`);
if (values.misses)
  for (const { turn, answered, right, wronglyCharged } of judged)
    if (!right || wronglyCharged)
      console.log(
        `${turn.id} [${turn.kind}] ${turn.text} -> ${answered.tools.join()}${answered.charged ? ' (charged)' : ''}`,
      );
