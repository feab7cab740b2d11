import type { Socket } from 'node:net';
import type { ErrorBody } from '#contract/errors.ts';

type Refusal = { status: string; body: ErrorBody };

/** What is no request yet, so that no route and no hook sees it. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { message: 'The headers of the request are too large.', code: 'too_large' },
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    body: { message: 'The request is too large.', code: 'too_large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { message: 'The request took too long to arrive.', code: 'invalid_input' },
  },
};
const UNREADABLE: Refusal = {
  status: '400 Bad Request',
  body: { message: 'The request could not be read.', code: 'invalid_input' },
};

/** A client that has read its answer hangs up; for one that goes on sending, this long. */
const LINGER_MS = 1_000;

/** For a connection whose bytes are no request: an answer like every other, and the end of the connection. */
export function answerClientError(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable) return;
    if (error.code === 'ECONNRESET' || isAnswering(socket)) return void socket.destroy(error);
    const { status, body } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
    socket.end(asText(status, headers, JSON.stringify(body)));
    // Closed at once, with bytes of the client unread, the connection would be reset and the answer lost.
    const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(lingering));
  };
}

/** An answer to an earlier request is on its way: another one in its middle would be taken for a part of it. */
const isAnswering = (socket: Socket): boolean =>
  (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true;

function asText(status: string, headers: Readonly<Record<string, string>>, body: string): string {
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}
