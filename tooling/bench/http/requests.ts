import type { BenchAccount } from './accounts.ts';

export const TURN_PATH = '/api/chat/message';
const QUESTION = 'Best NFL bets today?';

const cookieOf = ({ token }: BenchAccount): string => `edgewise_session=${token}`;
const turnBody = ({ sessionId }: BenchAccount) => ({ message: QUESTION, mode: 'regular', sessionId });

const get = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}\r\n`;
function post(path: string, body: object, headers = ''): string {
  const text = JSON.stringify(body);
  const all = `host: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n${headers}`;
  return `POST ${path} HTTP/1.1\r\n${all}\r\n${text}`;
}

/** A read of an account, as it goes over the wire. */
export const readRequest = (account: BenchAccount, path: string): string =>
  get(path, `cookie: ${cookieOf(account)}\r\n`);

/** As they go over the wire: what the product is asked, and its bare twin. */
export const REQUESTS = {
  read: {
    product: (account: BenchAccount) => readRequest(account, '/api/auth/user'),
    bare: (account: BenchAccount) => get(`/user/${account.userId}`),
  },
  turn: {
    product: (account: BenchAccount) => post(TURN_PATH, turnBody(account), `cookie: ${cookieOf(account)}\r\n`),
    bare: ({ tokenHash, userId, walletId, sessionId }: BenchAccount) =>
      post('/turn', { message: QUESTION, tokenHash, userId, walletId, sessionId }),
  },
} as const;

/** Each account is asked for on one connection only: a bettor asks one thing after another. */
export const byConnection = (texts: readonly string[], connections: number): string[][] =>
  Array.from({ length: connections }, (_, at) => texts.filter((_text, index) => index % connections === at));

export async function askForTurn(url: string, account: BenchAccount): Promise<unknown> {
  const response = await fetch(url + TURN_PATH, {
    method: 'POST',
    headers: { cookie: cookieOf(account), 'content-type': 'application/json' },
    body: JSON.stringify(turnBody(account)),
  });
  const reply: unknown = await response.json();
  const picks = JSON.stringify(reply).includes('mainBet');
  if (!response.ok || !picks) throw new Error(`a turn was answered with ${response.status}: ${JSON.stringify(reply)}`);
  return reply;
}
