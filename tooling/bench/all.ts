import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runBenchmark } from './load-bundled.ts';

/** Each published figure, one after the other, into `bench/results`. `--only=http,growth` takes some, `--rounds` as many of each. */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, rounds: { type: 'string', default: '5' } },
});

/** What each shows, and the page that says more: docs/benchmarks.md. */
const BENCHES = [
  { name: 'engine', shows: 'margins and slates a second, beside public packages and reading the same rows' },
  { name: 'tokens', shows: 'a debit, beside a bare update', takes: 'rounds' },
  { name: 'http', shows: 'a turn and a signed-in read, beside bare Fastify and pg', takes: 'rounds' },
  { name: 'growth', shows: 'requests in a long chat and beside a million rows, of those without', takes: 'rounds' },
  { name: 'memory', shows: 'memory over 10,000 turns' },
  { name: 'processes', shows: 'two processes, of one', takes: 'rounds' },
  { name: 'start', shows: 'a fresh clone and a later start', takes: 'rounds' },
  { name: 'chats', shows: 'reads beside an account with much', takes: 'rounds' },
  { name: 'refresh', shows: 'storing a refresh, beside a bare upsert' },
  { name: 'history', shows: 'reading one line of 10 million changes' },
  { name: 'record', shows: 'a log of a million leaves: appended, verified, and the page beside it' },
  { name: 'model-cost', shows: 'what a model’s words cost of what an answer is sold for' },
  { name: 'web', shows: 'weights and scores of the pages, beside a minimal app' },
  { name: 'frames', shows: 'frames of a long chat' },
] as const;

type Result = {
  name: string;
  shows: string;
  met: boolean;
  seconds: number;
  loadBefore: number;
  figures: unknown[];
  output: string[];
};

function run(bench: (typeof BENCHES)[number], folder: string): Promise<Result> {
  const { name, shows } = bench;
  const file = join(folder, `${name}.figures`);
  rmSync(file, { force: true });
  const loadBefore = loadavg()[0] ?? 0;
  const from = performance.now();
  const args = 'takes' in bench ? [`--rounds=${values.rounds}`] : [];
  const child = spawn(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, `tooling/bench/${name}.ts`), ...args], {
    env: { ...process.env, BENCH_FIGURES: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data;
      process.stdout.write(data);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      rmSync(file, { force: true });
      const seconds = Math.round((performance.now() - from) / 1000);
      const figures = lines.map((line) => JSON.parse(line) as unknown);
      resolve({ name, shows, met: status === 0, seconds, loadBefore, figures, output: output.trimEnd().split('\n') });
    });
  });
}

async function all(): Promise<boolean> {
  const only = values.only.split(',').filter(Boolean);
  const unknown = only.filter((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown.length > 0) throw new Error(`there is no benchmark ${unknown.join(', ')}`);
  const folder = join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const machine = {
    at: new Date().toISOString(),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
  };
  const results: Result[] = [];
  for (const bench of BENCHES.filter(({ name }) => only.length === 0 || only.includes(name))) {
    console.log(`\n== ${bench.name}: ${bench.shows}`);
    const result = await run(bench, folder);
    results.push(result);
    writeFileSync(join(folder, `${bench.name}.json`), `${JSON.stringify({ machine, ...result }, null, 2)}\n`);
  }
  console.log('\n');
  for (const { name, met, seconds, loadBefore } of results) {
    console.log(
      `${met ? 'met   ' : 'MISSED'}  ${name.padEnd(11)} ${String(seconds).padStart(5)} s  load ${loadBefore.toFixed(1)}`,
    );
  }
  console.log(`bench/results has each as JSON`);
  return results.every(({ met }) => met);
}

runBenchmark(all);
