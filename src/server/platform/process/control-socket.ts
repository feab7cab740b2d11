import { createConnection, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../database/error-code.ts';

/** What a running server says to a command of its operator: a line, and bytes behind it where there are some. */
export type Said = { line: string; body?: Readable };
export type Answer = (command: string) => Promise<Said>;

const COMMAND_BYTES_MAX = 200;
const PATIENCE_MS = 5_000;
/** Between two pieces of what goes out. */
const SILENCE_MS = 30_000;

/** A line comes in, a line goes out. Whoever only looks whether somebody listens says nothing and leaves. */
export function answerOn(socket: Socket, answer: Answer): void {
  let said = '';
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    said += data.toString('utf8');
    const end = said.indexOf('\n');
    if (end < 0 && said.length <= COMMAND_BYTES_MAX) return;
    socket.removeAllListeners('data');
    if (end < 0) socket.destroy();
    else void sayOn(socket, answer(said.slice(0, end)));
  });
}

async function sayOn(socket: Socket, said: Promise<Said>): Promise<void> {
  // The command takes the time that it takes; only who does not listen to what comes of it is left.
  socket.setTimeout(0);
  try {
    const { line, body } = await said;
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    if (!body) return void socket.end(`${line}\n`);
    socket.write(`${line}\n`);
    await pipeline(body, socket);
  } catch {
    socket.destroy();
  }
}

/** The line that the holder of a folder answers with; null where nobody listens, empty where it hung up. */
export async function ask(address: string, command: string): Promise<string | null> {
  const said = await askForBody(address, command);
  said?.body.destroy();
  return said === null ? null : said.line;
}

/** The same with what follows the line. */
export function askForBody(
  address: string,
  command: string,
  { patienceMs = SILENCE_MS }: { patienceMs?: number } = {},
): Promise<Required<Said> | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(address);
    let heard: Buffer = Buffer.alloc(0);
    const hear = () => {
      // No further than the line: what comes behind it belongs to the body.
      let end = -1;
      while (end < 0) {
        const piece: Buffer | null = socket.read();
        if (piece === null) return;
        heard = Buffer.concat([heard, piece]);
        end = heard.indexOf('\n');
      }
      socket.off('readable', hear);
      if (end + 1 < heard.length) socket.unshift(heard.subarray(end + 1));
      resolve({ line: heard.subarray(0, end).toString('utf8'), body: socket });
    };
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('the running server does not answer')));
    socket.once('connect', () => socket.write(`${command}\n`));
    socket.on('readable', hear);
    socket.once('error', (error) => {
      const isNobody = ['ENOENT', 'ECONNREFUSED'].some((code) => hasCode(error, code));
      if (isNobody) resolve(null);
      else reject(error);
    });
    socket.once('end', () => resolve({ line: '', body: socket }));
  });
}
