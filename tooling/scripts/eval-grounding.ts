import { parseArgs } from 'node:util';
import { openEmbeddedDatabase } from '../../src/server/platform/database/embedded-database.ts';
import { GroundingEvalError, readAttacks, readLegit } from './eval-grounding/attack.ts';
import { passed, renderAttacks, renderLegit } from './eval-grounding/render.ts';
import { type Outcome, runAttacks } from './eval-grounding/run-attacks.ts';
import { type LegitOutcome, runLegit } from './eval-grounding/run-legit.ts';
import { setStage } from './eval-grounding/stage.ts';

const USAGE = 'Usage: npm run eval:grounding -- [--kept]';
const folder = new URL('../evals/grounding/', import.meta.url).pathname;
const migrationsFolder = new URL('../../src/server/db/migrations', import.meta.url).pathname;

const LEAST_REPLIES = 200;
const LEAST_LEGIT = 100;
const LEAST_PASSED = 0.95;

/** Why the run counts as failed, one sentence each. */
function failuresOf(outcomes: readonly Outcome[], legit: readonly LegitOutcome[]): string[] {
  const shown = outcomes.flatMap(({ attack, shown: all }) => all.map((what) => `${attack.id}: ${what}`));
  const ungrounded = legit.flatMap(({ legit: { id }, ungrounded: all }) => all.map((what) => `${id}: ${what}`));
  const share = legit.filter(passed).length / legit.length;
  return [
    ...shown,
    ...ungrounded,
    ...(outcomes.length < LEAST_REPLIES ? [`Only ${outcomes.length} replies, not ${LEAST_REPLIES}.`] : []),
    ...(legit.length < LEAST_LEGIT ? [`Only ${legit.length} grounded sentences, not ${LEAST_LEGIT}.`] : []),
    ...(share < LEAST_PASSED ? [`Only ${(100 * share).toFixed(1)} % of the grounded sentences pass.`] : []),
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { kept: { type: 'boolean', default: false }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [attacks, sentences] = await Promise.all([
    readAttacks(`${folder}attacks.jsonl`),
    readLegit(`${folder}legit.jsonl`),
  ]);
  const open = await openEmbeddedDatabase({ migrationsFolder });
  const outcomes = await runAttacks(attacks, open.db).finally(() => open.close());
  const legit = runLegit(sentences, await setStage(null));
  for (const line of [...renderAttacks(outcomes), '', ...renderLegit(legit)]) console.log(line);
  const slowest = [...outcomes].sort((a, b) => b.ms - a.ms)[0];
  console.log(`Slowest reply: ${slowest?.attack.id}, ${slowest?.ms.toFixed(0)} ms with its calls' rows.`);
  if (values.kept) for (const { attack, kept } of outcomes) if (kept > 0) console.log(`kept ${kept} of ${attack.id}`);
  const failures = failuresOf(outcomes, legit);
  for (const line of failures) console.error(line);
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const isUsage = ((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof GroundingEvalError || isUsage ? `${(error as Error).message} ${USAGE}` : error);
  process.exitCode = 1;
});
