import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../test/run-command.ts';
import type { Area } from './areas.ts';
import { drawLines } from './drawn-lines.ts';
import type { Stryker } from './install-stryker.ts';
import { type MutationScore, readMutationScore } from './mutation-score.ts';
import { splitFiles } from './split-files.ts';

const LONGEST_MS = 3 * 3_600_000;

export type AreaRun = { name: string; area: Area; stryker: Stryker; root: string; resume: boolean };

/** Breaks the files of an area one place at a time and runs the tests that cover the place. Prints what went unnoticed. */
export async function runArea(run: AreaRun): Promise<MutationScore> {
  const folder = join(run.root, 'node_modules/.cache/mutate/reports');
  mkdirSync(folder, { recursive: true });
  const parts = partsOf(run);
  const reports: string[] = [];
  for (const [at, places] of parts.entries()) {
    const report = join(folder, `${run.name}-${at + 1}-of-${parts.length}.json`);
    if (!run.resume || !existsSync(report)) await runPart(run, places, report);
    reports.push(readFileSync(report, 'utf8'));
  }
  return readMutationScore(reports);
}

/** What is broken in each part, as the mutation tester takes it. */
function partsOf({ root, area: { folder, parts, sample } }: AreaRun): string[][] {
  const files = readdirSync(join(root, folder), { recursive: sample !== undefined, encoding: 'utf8' });
  const dealt = splitFiles(files, parts).map((part) => part.map((file) => `${folder}/${file}`));
  if (!sample) return dealt;
  const drawn = drawLines(
    dealt.flat().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    sample,
  );
  return dealt.map((part) => drawn.filter((place) => part.some((path) => place.startsWith(`${path}:`))));
}

async function runPart(
  { name, area, stryker, root }: AreaRun,
  mutate: readonly string[],
  report: string,
): Promise<void> {
  const settings = report.replace(/\.json$/, '-settings.json');
  rmSync(report, { force: true });
  writeFileSync(settings, JSON.stringify(settingsOf(area, mutate, stryker, report)));
  const { code, how } = await runCommand(process.execPath, [stryker.command, 'run', settings], {
    cwd: root,
    env: process.env,
    timeoutMs: LONGEST_MS,
  });
  if (code !== 0 || !existsSync(report)) throw new Error(`The mutation tester gave no result for ${name}: ${how}.`);
}

function settingsOf(area: Area, mutate: readonly string[], stryker: Stryker, report: string): object {
  return {
    plugins: [stryker.vitestPlugin],
    testRunner: 'vitest',
    vitest: { configFile: area.tests },
    coverageAnalysis: 'perTest',
    mutate,
    ignorePatterns: [
      '**',
      '!package.json',
      '!tooling/scripts/mutate/*.ts',
      ...area.needs.map((pattern) => `!${pattern}`),
    ],
    tempDirName: '.mutate',
    cleanTempDir: 'always',
    concurrency: 2,
    // On top of half as much again as the tests need, so that a busy machine does not pass for a mutant without an end.
    timeoutMS: 5_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: report },
  };
}
