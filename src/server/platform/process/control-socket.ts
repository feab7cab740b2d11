import { createConnection, type Socket } from 'node:net';
import { hasCode } from '../database/error-code.ts';

/** What a running server says to a command of its operator. */
export type Answer = (command: string) => Promise<string>;

const COMMAND_BYTES_MAX = 200;
const PATIENCE_MS = 5_000;
const ANSWER_PATIENCE_MS = 30_000;

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
    else
      answer(said.slice(0, end)).then(
        (line) => socket.end(`${line}\n`),
        () => socket.destroy(),
      );
  });
}

/** The line that the holder of a folder answers with; null where nobody listens. */
export function ask(address: string, command: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(address);
    let answer = '';
    socket.setTimeout(ANSWER_PATIENCE_MS, () => socket.destroy(new Error('the running server does not answer')));
    socket.once('connect', () => socket.write(`${command}\n`));
    socket.on('data', (data) => {
      answer += data.toString('utf8');
    });
    socket.once('error', (error) => {
      const isNobody = ['ENOENT', 'ECONNREFUSED'].some((code) => hasCode(error, code));
      if (isNobody) resolve(null);
      else reject(error);
    });
    socket.once('end', () => resolve(answer.trim()));
  });
}
