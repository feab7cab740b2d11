import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { ReplayError } from './replay/payload-files.ts';
import { createPlay } from './replay/play.ts';
import { loadRecording, type Recording } from './replay/recording.ts';
import { createReplayServer } from './replay/replay-server.ts';
import { readResults } from './replay/results-file.ts';
import { loadSeries } from './replay/series.ts';

const DEFAULT_PORT = 4010;
const USAGE = 'Usage: npm run replay -- <payload file or folder> [--speed N [--results file.csv]] [--port N]';

type Arguments = { path: string; port: number; speed: number | null; results: string | null };

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' }, speed: { type: 'string' }, results: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new ReplayError(`Name one file or folder. ${USAGE}`);
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ReplayError(`--port must be a whole number from 0 to 65535, not ${values.port}.`);
  }
  const speed = values.speed === undefined ? null : Number(values.speed);
  if (values.speed === 'max') throw new ReplayError('As fast as it can is what npm run season is for.');
  if (speed !== null && !(speed >= 1 && speed <= 100_000)) {
    throw new ReplayError(`--speed must be from 1 (as it was recorded) to 100000, not ${values.speed}.`);
  }
  if (values.results !== undefined && speed === null) {
    throw new ReplayError('--results needs --speed: without a clock that runs, no game ends.');
  }
  return { path, port, speed, results: values.results ?? null };
}

/** What is served at a moment, and what is said about it at the start. */
type Source = { at: (now: Date) => Recording; words: string[] };

/** All at once: the newest of every event, as if it had been recorded this moment. */
async function standing(path: string): Promise<Source> {
  const recording = await loadRecording(path);
  const counts = new Map<string, number>();
  for (const { sportKey } of recording.events) counts.set(sportKey, (counts.get(sportKey) ?? 0) + 1);
  const presents = [...new Set(recording.events.map(({ presentMs }) => presentMs))].sort((a, b) => a - b);
  const words = [
    ...[...counts].sort().map(([key, count]) => `  ${key}: ${count} event${count === 1 ? '' : 's'}`),
    ...notRead(recording.unreadable),
    ...presents.map((at) => `  Recorded until ${new Date(at).toISOString()}: that moment becomes the present.`),
  ];
  return { at: () => recording, words };
}

/** One after another, on a clock that runs from the first of them. */
async function playing(path: string, speed: number, resultsPath: string | null): Promise<Source> {
  const series = await loadSeries(path);
  const { results } = resultsPath === null ? { results: [] } : await readResults(resultsPath);
  const play = createPlay(series, results);
  const startedMs = Date.now();
  const hours = (play.lastMs - play.firstMs) / speed / 3_600_000;
  const words = [
    `  ${series.snapshots.length} snapshots from ${new Date(play.firstMs).toISOString()} on`,
    `  ${results.length} results, ${play.unmatched.length} of them of games that were not recorded`,
    ...notRead(series.unreadable),
    `  The last snapshot comes after ${hours.toFixed(hours < 1 ? 2 : 1)} hours, at ${speed} times the recorded speed.`,
  ];
  return { at: (now) => ({ ...play.at(play.firstMs + (now.getTime() - startedMs) * speed), speed }), words };
}

const notRead = (unreadable: Recording['unreadable']): string[] =>
  unreadable.map(({ name, reason }) => `  Not read: ${name} (${reason})`);

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function main(): Promise<void> {
  const { path, port, speed, results } = readArguments();
  const source = speed === null ? await standing(path) : await playing(path, speed, results);
  const listening = await listen(
    createReplayServer(source.at, () => new Date()),
    port,
  );
  console.log(`Replaying ${path} at http://127.0.0.1:${listening}`);
  for (const line of source.words) console.log(line);
  console.log(`  Use it with ODDS_API_KEY=replay ODDS_API_URL=http://127.0.0.1:${listening} npm start`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ReplayError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken by another program; choose one with --port.';
  return `The replay could not start: ${message}. ${USAGE}`;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
