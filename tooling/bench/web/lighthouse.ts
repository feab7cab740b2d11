import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installAside } from '../../scripts/install-aside.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const ATTEMPTS = 10;
const NO_TRACE = /NO_NAVSTART|NO_FCP|NO_TRACING_STARTED|TRACING_ALREADY_STARTED|recording the trace/;

export type Audit = { scores: Record<Category, number>; lcpMs: number; shift: number; failed: string[] };

type Report = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>;
};

/** Lighthouse's mobile audit with its own throttling, so many times. `cookie` signs in. @throws Error when it cannot run. */
export async function audit(root: string, url: string, runs: number, cookie?: string): Promise<Audit[]> {
  const tool = join(installAside(root, 'lighthouse'), '.bin/lighthouse');
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditUntilRecorded(tool, url, cookie));
  return audits;
}

/** Now and then the browser records no trace of a page load. Such a run measured nothing, good or bad, and is made again. */
async function auditUntilRecorded(tool: string, url: string, cookie: string | undefined): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await auditOnce(tool, url, cookie);
    if (!(found instanceof Error)) return found;
    if (attempt === ATTEMPTS) throw found;
  }
}

async function auditOnce(tool: string, url: string, cookie: string | undefined): Promise<Audit | Error> {
  const folder = mkdtempSync(join(tmpdir(), 'edgewise-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  try {
    const failure = await run(tool, flags);
    if (failure !== null && !NO_TRACE.test(failure)) throw new Error(`Lighthouse failed: ${failure}`);
    if (failure !== null) return new Error(`Lighthouse recorded nothing of ${url}: ${failure}`);
    if (!existsSync(file)) throw new Error(`Lighthouse left no report of ${url}.`);
    return toAudit(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Answers with what it wrote when it failed, else null. */
function run(tool: string, flags: string[]): Promise<string | null> {
  const chrome = findChromium(process.env);
  const child = spawn(tool, flags, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) },
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => {
    errors += data;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status === 0 ? null : errors.trim() || `exit ${status}`));
  });
}

const scoresBy = (score: (name: Category) => number): Audit['scores'] => ({
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best-practices': score('best-practices'),
  seo: score('seo'),
});

function toAudit({ categories, audits }: Report): Audit {
  const score = (name: Category) => Math.round((categories[name].score ?? 0) * 100);
  const isFailed = ([, { score: value, scoreDisplayMode }]: [string, Report['audits'][string]]) =>
    scoreDisplayMode === 'binary' && value !== null && value < 1;
  return {
    scores: scoresBy(score),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failed: Object.entries(audits)
      .filter(isFailed)
      .map(([name]) => name),
  };
}

/** The middle one of each figure. */
export function medianOf(audits: readonly Audit[]): Audit {
  const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
  const score = (name: Category) => middle(audits.map(({ scores }) => scores[name]));
  return {
    scores: scoresBy(score),
    lcpMs: middle(audits.map(({ lcpMs }) => lcpMs)),
    shift: middle(audits.map(({ shift }) => shift)),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  };
}
