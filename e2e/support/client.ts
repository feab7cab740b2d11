import { randomUUID } from 'node:crypto';
import { AnalysisContent, type AnalysisMode } from '#contract/analysis.ts';
import { currentUser, signUp } from '#contract/auth.ts';
import { beginCheckout } from '#contract/billing.ts';
import {
  type ChatMessage,
  createSession,
  listMessages,
  type SendMessageReply,
  sendMessage,
  stopAnswer,
} from '#contract/chat.ts';
import { deskPath } from '#contract/research/desk-path.ts';
import { SlateStatus, slateStatus } from '#contract/slate.ts';
import { User } from '#contract/user.ts';
import { unkeptFetch } from './unkept-fetch.ts';
import { waitUntil } from './wait-until.ts';

export type Account = { email: string; password: string; firstName: string };

export const newAccount = (): Account => ({
  email: `e2e-${randomUUID()}@example.org`,
  password: 'correct horse battery staple',
  firstName: 'Jordan',
});

/** `key` is the Idempotency-Key; an aborted `signal` hangs up. */
export type SendOptions = { mode?: AnalysisMode; key?: string; signal?: AbortSignal };

export type Sent = { status: number; reply: SendMessageReply | undefined; message: string };

const SOON_MS = 2 * 3_600_000;

/** A signed-in user of the product's HTTP interface, without a browser. */
export class Client {
  readonly url: string;
  readonly #cookie: string;

  constructor(url: string, cookie: string) {
    this.url = url;
    this.#cookie = cookie;
  }

  /** The same user at another address: sessions outlive the process. */
  at(url: string): Client {
    return new Client(url, this.#cookie);
  }

  cookies(): { name: string; value: string }[] {
    return this.#cookie.split('; ').map((pair) => {
      const cut = pair.indexOf('=');
      return { name: pair.slice(0, cut), value: pair.slice(cut + 1) };
    });
  }

  async user(): Promise<User> {
    return User.parse(await this.#json(await this.#call('GET', currentUser.path)));
  }

  async slateStatus(): Promise<SlateStatus> {
    return SlateStatus.parse(await this.#json(await this.#call('GET', slateStatus.path)));
  }

  /** The home side of a league's next game that has not begun by the time it is asked about. */
  async teamAhead(league: 'NFL' | 'NBA'): Promise<string> {
    const from = new Date(Date.now() + SOON_MS).toISOString();
    const found = (await this.#json(
      await this.#call('POST', deskPath('find_games'), { leagues: [league], from, limit: 1 }),
    )) as { data: { games: { home: string }[] } };
    const [next] = found.data.games;
    if (!next) throw new Error(`no ${league} game is ahead`);
    return next.home;
  }

  /** Waits for the first prices after a start, and for those of the kind. */
  pricesOf(badge: SlateStatus['badge']): Promise<SlateStatus> {
    let last = '';
    const ask = async () => {
      const status = await this.slateStatus();
      last = `the badge is ${status.badge} with ${status.events} events`;
      return status.badge === badge && status.events > 0 ? status : undefined;
    };
    return waitUntil(`${badge} prices`, ask, { timeoutMs: 90_000, describe: () => last });
  }

  async createSession(): Promise<string> {
    const body = await this.#json(await this.#call('POST', createSession.path, { title: 'Process test' }));
    return createSession.response[201].parse(body).id;
  }

  async messages(sessionId: string): Promise<ChatMessage[]> {
    const path = listMessages.path.replace(':sessionId', sessionId);
    const messages: ChatMessage[] = [];
    for (let before = ''; ; ) {
      const response = await this.#call('GET', `${path}${before && `?before=${before}`}`);
      const older = response.headers.get('x-older');
      messages.unshift(...listMessages.response[200].parse(await this.#json(response)));
      if (older === null) return messages;
      before = older;
    }
  }

  /** The saved answers with picks: what the user paid for. */
  async answersWithPicks(sessionId: string): Promise<AnalysisContent[]> {
    const answers = (await this.messages(sessionId)).filter((message) => message.role === 'assistant');
    return answers.filter((message) => message.content.startsWith('{')).map((message) => contentOf(message));
  }

  async send(message: string, sessionId?: string, options: SendOptions = {}): Promise<Sent> {
    const { mode = 'regular', key, signal } = options;
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const response = await this.#call('POST', sendMessage.path, { message, mode, sessionId }, { headers, signal });
    const body = (await response.json()) as { message?: unknown };
    const reply = response.status === 200 ? sendMessage.response[200].parse(body) : undefined;
    return { status: response.status, reply, message: typeof body.message === 'string' ? body.message : '' };
  }

  /** Opens the provider's page for a pack of so many tokens. */
  async buyPack(tokens: number): Promise<void> {
    await this.#json(await this.#call('POST', beginCheckout.path, { kind: 'pack', tokens }));
  }

  /** Asks the running answer of a chat to end with what it has. */
  async stop(sessionId: string): Promise<void> {
    await this.#json(await this.#call('POST', stopAnswer.path.replace(':sessionId', sessionId), {}));
  }

  #call(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal | undefined } = {},
  ): Promise<Response> {
    return unkeptFetch(`${this.url}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async #json(response: Response): Promise<unknown> {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
}

export function contentOf(message: ChatMessage): AnalysisContent {
  return AnalysisContent.parse(JSON.parse(message.content));
}

/** Signs a new user up. */
export async function signUpClient(url: string, account: Account = newAccount()): Promise<Client> {
  const response = await unkeptFetch(`${url}${signUp.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (response.status !== 201) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return new Client(url, cookie);
}
