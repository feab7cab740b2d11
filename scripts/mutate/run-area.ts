import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../test/run-command.ts';
import type { Area } from './areas.ts';
import type { Stryker } from './install-stryker.ts';
import { type MutationScore, readMutationScore } from './mutation-score.ts';

const LONGEST_MS = 3 * 3_600_000;

/** Breaks the files of an area one place at a time and runs the tests that cover the place. Prints what went unnoticed. */
export async function runArea(name: string, area: Area, stryker: Stryker, root: string): Promise<MutationScore> {
  const folder = join(root, 'node_modules/.cache/mutate/reports');
  const report = join(folder, `${name}.json`);
  const settings = join(folder, `${name}.settings.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(settings, JSON.stringify(settingsOf(area, stryker, report)));
  const { code, how } = await runCommand(process.execPath, [stryker.command, 'run', settings], {
    cwd: root,
    env: process.env,
    timeoutMs: LONGEST_MS,
  });
  if (code !== 0 || !existsSync(report)) throw new Error(`The mutation tester gave no result for ${name}: ${how}.`);
  return readMutationScore(readFileSync(report, 'utf8'));
}

function settingsOf(area: Area, stryker: Stryker, report: string): object {
  return {
    plugins: [stryker.vitestPlugin],
    testRunner: 'vitest',
    vitest: { configFile: area.tests },
    coverageAnalysis: 'perTest',
    mutate: area.mutate,
    ignorePatterns: ['**', '!package.json', '!scripts/mutate/*.ts', ...area.needs.map((pattern) => `!${pattern}`)],
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
