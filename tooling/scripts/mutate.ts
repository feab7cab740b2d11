import { join } from 'node:path';
import { AREAS } from './mutate/areas.ts';
import { installStryker } from './mutate/install-stryker.ts';
import { printMutationScore } from './mutate/mutation-score.ts';
import { runArea } from './mutate/run-area.ts';

const USAGE = `Usage: npm run mutate [-- ${Object.keys(AREAS).join(' | ')}] [--resume]; without a name, all of them.`;

/**
 * Shows how much of a change for the worse the tests of each area would notice. Fails below the area's threshold.
 * `--resume` keeps the parts that an earlier run of the same code has finished.
 */
async function main(): Promise<void> {
  const resume = process.argv.includes('--resume');
  const names = process.argv.slice(2).filter((word) => word !== '--resume');
  const unknown = names.find((name) => !Object.hasOwn(AREAS, name));
  if (unknown !== undefined) throw new Error(`No area is called ${unknown}. ${USAGE}`);
  const root = join(import.meta.dirname, '../..');
  const stryker = installStryker(root);
  const lines: string[] = [];
  for (const [name, area] of Object.entries(AREAS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const score = await runArea({ name, area, stryker, root, resume });
    lines.push(printMutationScore(name, score, area.threshold));
    if (score.percent < area.threshold) process.exitCode = 1;
  }
  for (const line of lines) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
