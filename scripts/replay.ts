import { parseArgs } from 'node:util';
import { loadRecording, type Recording, ReplayError } from './replay/recording.ts';
import { createReplayServer } from './replay/replay-server.ts';

const DEFAULT_PORT = 4010;
const USAGE = 'Usage: npm run replay -- <payload file or folder> [--port N]';

function readArguments(): { path: string; port: number } {
  const { values, positionals } = parseArgs({ options: { port: { type: 'string' } }, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new ReplayError(`Name one file or folder. ${USAGE}`);
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ReplayError(`--port must be a whole number from 0 to 65535, not ${values.port}.`);
  }
  return { path, port };
}

function describe(recording: Recording): string[] {
  const counts = new Map<string, number>();
  for (const { sportKey } of recording.events) counts.set(sportKey, (counts.get(sportKey) ?? 0) + 1);
  const presents = [...new Set(recording.events.map(({ presentMs }) => presentMs))].sort((a, b) => a - b);
  return [
    ...[...counts].sort().map(([key, count]) => `  ${key}: ${count} event${count === 1 ? '' : 's'}`),
    ...recording.unreadable.map(({ name, reason }) => `  Not read: ${name} (${reason})`),
    ...presents.map((at) => `  Recorded until ${new Date(at).toISOString()}: that moment becomes the present.`),
  ];
}

async function main(): Promise<void> {
  const { path, port } = readArguments();
  const recording = await loadRecording(path);
  const server = createReplayServer(recording, () => new Date());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  console.log(`Replaying ${recording.files.length} file(s) of ${path} at http://127.0.0.1:${listening}`);
  for (const line of describe(recording)) console.log(line);
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
