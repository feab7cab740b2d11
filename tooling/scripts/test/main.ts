import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { findSharedData } from './find-shared-data.ts';
import { ON_ONE_DATABASE, ON_POSTGRES } from './on-one-database.ts';
import { readPlaywrightReport, SECOND_TRY } from './playwright-report.ts';
import { type Ending, runCommand } from './run-command.ts';
import { closingLine, type PartResult, type TestResult, tallyOf, withMissing, withRunnerFailure } from './tally.ts';
import { readVitestReport } from './vitest-report.ts';

/** Ends a runner that hangs, not one on a slow machine. */
const PART_TIMEOUT_MS = 40 * 60_000;
/** A test that opens no database is the same on every database: once is enough. */
const OPENING_A_DATABASE = [
  'src/server/platform/database/test-database.ts',
  'src/server/platform/database/open-database.ts',
];
/**
 * One more than there are cores, because every test waits at times. More of them would load the same modules once more
 * each, and what they leave idle the journeys take, which run beside them.
 */
const WORKERS = availableParallelism() + 1;
/** A lone worker is handed all of its files at once and keeps one page for them; several make a page for each file. */
const SCREEN_WORKERS = 1;
const root = resolve(import.meta.dirname, '../../..');
const reports = mkdtempSync(join(tmpdir(), 'edgewise-reports-'));
const postgres = await findPostgres(process.env);
const chromium = findChromium(process.env);
const sharedData = findSharedData(process.env, root);
/** What every runner sees: the databases are handed out per part, the shared data by its whole path. */
const baseEnv: NodeJS.ProcessEnv = {
  ...process.env,
  EDGEWISE_TEST_POSTGRES: undefined,
  EDGEWISE_POSTGRES_FOLLOWS: undefined,
  // A machine set to production would give the screens' tests a React without its test tools.
  NODE_ENV: undefined,
  ...(process.argv.includes('--deep') && { EDGEWISE_TEST_DEEP: '1' }),
  ...(sharedData && { EDGEWISE_SHARED: sharedData }),
};

const parts = await runParts();
rmSync(reports, { recursive: true, force: true });
process.exitCode = report(parts);

async function runParts(): Promise<PartResult[]> {
  if (process.argv.includes('--crashes')) return [await playwrightPart('kills at every point', ['crashes'])];
  // Journeys wait half of their time, and every part ends with tests that leave a core idle: beside each other they do not.
  const beside = join(reports, 'journeys.log');
  const journeys = chromium
    ? playwrightPart('journeys in the browser', ['browser'], beside)
    : skippedPart('journeys in the browser', 'no Chromium at CHROME_PATH or on PATH');
  const results = [...(await vitestParts()), await journeys];
  if (chromium) console.log(readFileSync(beside, 'utf8'));
  // Servers that are killed and starved have seconds to tell of it, and get the machine for themselves.
  return [...results, await playwrightPart('the running product', ['process'])];
}

async function vitestParts(): Promise<PartResult[]> {
  const web = await pureAndScreens();
  const onEmbedded = 'server on the embedded database';
  const onPostgres = 'server on PostgreSQL';
  if (!('url' in postgres))
    return [...web, await vitestPart(onEmbedded, ['server'], {}), skippedPart(onPostgres, postgres.reason)];
  const embedded = await vitestPart(
    onEmbedded,
    ['server'],
    { EDGEWISE_POSTGRES_FOLLOWS: '1' },
    { leavingOut: [...ON_ONE_DATABASE, ON_POSTGRES] },
  );
  const env = { EDGEWISE_TEST_POSTGRES: postgres.url };
  const { part, tests } = await vitestPart(onPostgres, ['server'], env, { importing: OPENING_A_DATABASE });
  return [...web, embedded, { part, tests: withMissing(tests, ON_ONE_DATABASE) }];
}

type VitestChoice = {
  importing?: readonly string[];
  leavingOut?: readonly string[];
  workers?: number;
  outputTo?: string;
};

async function pureAndScreens(): Promise<PartResult[]> {
  const outputTo = join(reports, 'screens.log');
  const results = await Promise.all([
    vitestPart('engine and contract', ['pure'], {}, { workers: WORKERS - SCREEN_WORKERS }),
    vitestPart('screens', ['web'], {}, { workers: SCREEN_WORKERS, outputTo }),
  ]);
  console.log(readFileSync(outputTo, 'utf8'));
  return results;
}

/** All tests of the projects, or only those that come to import one of the files, without those to leave out. */
function vitestPart(
  part: string,
  projects: string[],
  env: NodeJS.ProcessEnv,
  { importing = [], leavingOut = [], workers = WORKERS, outputTo }: VitestChoice = {},
): Promise<PartResult> {
  const file = join(reports, `${projects.join('-')}-${Object.keys(env).length}.json`);
  const command = importing.length > 0 ? ['related', '--run', ...importing] : ['run'];
  const which = [
    ...projects.map((project) => `--project=${project}`),
    ...leavingOut.map((name) => `--exclude=${name}`),
  ];
  const args = ['vitest', ...command, ...which];
  const reporters = [`--maxWorkers=${workers}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runPart(
    part,
    [...args, ...reporters],
    env,
    () => readVitestReport(readFileSync(file, 'utf8'), root),
    outputTo,
  );
}

function playwrightPart(part: string, projects: string[], outputTo?: string): Promise<PartResult> {
  const file = join(reports, `playwright-${projects.join('-')}.json`);
  const args = ['playwright', 'test', ...projects.map((project) => `--project=${project}`), '--reporter=list,json'];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...('url' in postgres && { EDGEWISE_TEST_POSTGRES: postgres.url }),
  };
  return runPart(part, args, env, () => readPlaywrightReport(readFileSync(file, 'utf8')), outputTo);
}

async function runPart(
  part: string,
  [tool = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  read: () => TestResult[],
  outputTo?: string,
): Promise<PartResult> {
  console.log(`\n=== ${part}${outputTo === undefined ? '' : ', beside others: its output stands at their end'}`);
  const ending = await runCommand(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    env: { ...baseEnv, ...env },
    timeoutMs: PART_TIMEOUT_MS,
    ...(outputTo !== undefined && { outputTo }),
  });
  return { part, tests: withRunnerFailure(part, readReport(read, ending), ending) };
}

function readReport(read: () => TestResult[], ending: Ending): TestResult[] {
  try {
    return read();
  } catch (error) {
    ending.how += `, no readable report: ${error instanceof Error ? error.message : error}`;
    return [];
  }
}

function skippedPart(part: string, reason: string): PartResult {
  return { part, tests: [{ id: part, name: 'the whole part', status: 'skipped', reason }] };
}

function report(results: PartResult[]): number {
  const tally = tallyOf(results);
  const strict = process.argv.includes('--nothing-skipped');
  // A test on the shared data says in its name or its reason what is absent.
  const forgiven = (test: TestResult) => !sharedData && /\bshared\b|\babsent\b/i.test(`${test.name} ${test.reason}`);
  const refused = strict ? tally.skipped.filter((test) => !forgiven(test)) : [];
  const skipped = tally.skipped.filter((test) => !refused.includes(test));
  const line = (test: TestResult) => `  ${test.name}${test.reason ? ` (${test.reason})` : ''}`;
  const list = (title: string, tests: TestResult[]) => {
    if (tests.length > 0) console.log(`\n${title}\n${tests.map(line).join('\n')}`);
  };

  console.log('\n=== summary');
  for (const { part, tests } of results) {
    const count = (status: string) => tests.filter((test) => test.status === status).length;
    console.log(`  ${part}: ${closingLine(count('passed'), count('failed'), count('skipped'))}`);
  }
  if (!sharedData)
    console.log('  The shared data is absent (EDGEWISE_SHARED, default ../shared): tests that need it are skipped.');
  list(
    'Passed at the second try:',
    results.flatMap(({ tests }) => tests.filter(({ reason }) => reason === SECOND_TRY)),
  );
  list('Skipped:', skipped);
  list('Skipped, though this run allows none:', refused);
  list('Failed:', tally.failed);
  const failed = tally.failed.length + refused.length;
  console.log(`\n${closingLine(tally.passed, failed, skipped.length)}`);
  return failed > 0 || tally.passed === 0 ? 1 : 0;
}
