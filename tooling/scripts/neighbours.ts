import { parseArgs } from 'node:util';
import { recordedSeries } from '#research/slate/test-recorded-slate.ts';
import { meanOf, type RunningMean, standardErrorOf } from './backtest/running-mean.ts';
import { textTable } from './backtest/text-table.ts';
import { type Compared, type Comparison, comparedKey, compareLines, PARTS } from './neighbours/compare-lines.ts';
import { ReplayError } from './replay/payload-files.ts';
import { readResults } from './replay/results-file.ts';

const USAGE = 'Usage: npm run neighbours -- --results file.csv (the snapshots are those below EDGEWISE_SHARED)';
const FAMILIES = ['1', '2', '3', '4+', 'all'];

/** The mean of what is lost more, and how many of its standard errors that is. */
function moreOf(more: RunningMean): string {
  const [mean, error] = [meanOf(more), standardErrorOf(more)];
  if (mean === null || !error) return '-';
  return `${mean >= 0 ? '+' : ''}${mean.toFixed(5)} (${(mean / error).toFixed(1)})`;
}

function rowOf(key: readonly [string, string, string], { without, more }: Compared): string[] {
  return [key.join(', '), String(without.n), (meanOf(without) ?? 0).toFixed(5), ...more.map(moreOf)];
}

function render(comparison: Comparison): string[] {
  const rows = ['close', 'result'].flatMap((against) =>
    ['tuned', 'unseen'].flatMap((half) =>
      FAMILIES.flatMap((families) => {
        const compared = comparison.get(comparedKey(against, half, families));
        return compared ? [rowOf([against, half, families], compared)] : [];
      }),
    ),
  );
  return textTable(['against, half, families at the line', 'n', 'loss', ...PARTS.map((part) => `x ${part}`)], rows);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { results: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(USAGE);
  if (values.results === undefined) throw new ReplayError(`--results is missing. ${USAGE}`);
  const moments = recordedSeries().map(({ slate, now }) => ({ events: slate.events, nowMs: now.getTime() }));
  if (moments.length === 0) throw new ReplayError(`There are no snapshots. ${USAGE}`);
  const { results } = await readResults(values.results);
  console.log(`${moments.length} snapshots, ${results.length} results. What is lost more where lines around are heard`);
  console.log('at that part of their weight, in brackets its standard errors; below 0 is better.');
  for (const line of render(compareLines(moments, results))) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof ReplayError ? error.message : error);
  process.exitCode = 1;
});
