import type { AnswerNow } from '#contract/answer-now.ts';
import {
  type ChatMessage,
  type ChatSession,
  MESSAGES_PAGE,
  OLDER_HEADER,
  type Remembered,
  SESSIONS_PAGE,
  type SendMessageDraft,
} from '#contract/chat.ts';
import type { Exclusion } from '#contract/play-limits.ts';
import type { Rating } from '#contract/ratings.ts';
import { type BettorSettings, DEFAULT_SETTINGS } from '#contract/settings.ts';
import type { SlateStatus } from '#contract/slate.ts';
import type { StreamEvent } from '#contract/stream.ts';
import type { User } from '#contract/user.ts';
import { OHIO_RULES } from './test-state-rules.ts';

export const SESSION = '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0100';
export const NEW_SESSION = '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0200';

/** A running answer: events are sent one by one, and the connection can end or break. */
type Stream = { response: Response; send: (event: StreamEvent) => void; end: () => void; fail: () => void };

function openStream(): Stream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    send: ({ event, data }) => controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller.close(),
    fail: () => controller.error(new TypeError('network error')),
  };
}

/** The chat's calls, answered from memory. Every send waits for the test to stream its answer. */
export class TestChatServer {
  user: User = {
    id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0001',
    email: 'jordan@example.com',
    firstName: 'Jordan',
    lastName: null,
    profileImageUrl: null,
    emailVerified: true,
    tokensRemaining: 144,
    tokensUsedThisMonth: 6,
    proAnalysesThisMonth: 0,
    currentPeriodEnd: '2026-12-01T00:00:00.000Z',
    subscriptionActive: false,
    unlimited: false,
    isAdmin: false,
  };
  slate: SlateStatus = { odds: 'demo', asOf: null, ageSeconds: 40, badge: 'DEMO', events: 1, books: 2 };
  settings: BettorSettings = DEFAULT_SETTINGS;
  books = [
    { key: 'betmgm', title: 'BetMGM' },
    { key: 'draftkings', title: 'DraftKings' },
    { key: 'fanduel', title: 'FanDuel' },
  ];
  exclusion: Exclusion | null = null;
  /** Reasons by the message that was reported. */
  reports: Record<string, string> = {};
  /** Thumbs by the message that they are for. */
  ratings: Record<string, Rating | null> = {};
  /** What the bets of any answer are now. */
  now: AnswerNow = { asOf: '2026-11-26T12:00:00.000Z', bets: [] };
  /** The games that are played next. */
  games: object[] = [];
  sessions: ChatSession[] = [];
  /** What each chat remembers. */
  remembered: Record<string, Remembered[]> = {};
  messages: Record<string, ChatMessage[]> = {};
  /** What the next send or creation is refused with. */
  refusal: { status: number; body: unknown } | undefined;
  sent: { draft: SendMessageDraft; key: string | null }[] = [];
  /** Each stop by its session, and by its turn where one was named. */
  stopped: string[] = [];
  followed: string[] = [];
  stream: Stream | undefined;
  /** Set: the answer that runs in whatever session is asked for. */
  running: Stream | undefined;

  session(title: string, id = SESSION): void {
    this.sessions.unshift({ id, title, createdAt: new Date().toISOString() });
    this.messages[id] = [];
  }

  say(sessionId: string, role: ChatMessage['role'], content: string): ChatMessage {
    const message: ChatMessage = {
      id: crypto.randomUUID(),
      role,
      content,
      mode: 'regular',
      createdAt: new Date().toISOString(),
    };
    this.messages[sessionId] = [...(this.messages[sessionId] ?? []), message];
    return message;
  }

  run(): Stream {
    this.running = openStream();
    return this.running;
  }

  /** Saves the question, in a new chat where its sender named none, and tells the stream what all of it is called. */
  accept(stream = this.stream): { sessionId: string; questionId: string; turnId: string } {
    const { message = '', sessionId = NEW_SESSION } = this.sent.at(-1)?.draft ?? {};
    const id = sessionId ?? NEW_SESSION;
    if (!this.messages[id]) this.session(message, id);
    const accepted = { sessionId: id, questionId: this.say(id, 'user', message).id, turnId: crypto.randomUUID() };
    stream?.send({ event: 'accepted', data: accepted });
    return accepted;
  }

  /** Saves the answer and sends what closes its stream. */
  finish(stream: Stream | undefined, sessionId: string, content: string): void {
    const message = this.say(sessionId, 'assistant', content);
    this.running = undefined;
    const remembered = this.remembered[sessionId] ?? [];
    stream?.send({
      event: 'done',
      data: { sessionId, message, tokensRemaining: this.user.tokensRemaining, remembered },
    });
    stream?.end();
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const call = `${init.method ?? 'GET'} ${address}`;
    const sessionId = /sessions\/([^/]+)\//.exec(address)?.[1] ?? '';
    if (call === 'POST /api/desk/find_games') return Response.json(this.#nextGames());
    if (this.refusal && init.method === 'POST') {
      const { status, body } = this.refusal;
      return Response.json(body, { status });
    }
    if (call === 'GET /api/auth/user') return Response.json(this.user);
    const own = this.#besideTheChat(call, init);
    if (own) return own;
    if (call.startsWith('GET /api/chat/sessions?') || call === 'GET /api/chat/sessions')
      return this.#sessionPage(address);
    if (call === 'POST /api/chat/sessions') {
      this.session('Chat Nov 21', NEW_SESSION);
      return Response.json(this.sessions[0], { status: 201 });
    }
    if (call === 'POST /api/chat/message') return this.#answer(init);
    const within = this.#inSession(address, sessionId, init);
    if (within) return within;
    throw new Error(`unexpected ${call}`);
  };

  #besideTheChat(call: string, init: RequestInit): Response | undefined {
    if (call === 'GET /api/user/settings') return Response.json(this.settings);
    if (call === 'PATCH /api/user/settings') {
      this.settings = { ...this.settings, ...(JSON.parse(String(init.body)) as Partial<BettorSettings>) };
      return Response.json(this.settings);
    }
    if (call === 'GET /api/user/limits') return Response.json({ limits: [], exclusion: this.exclusion });
    if (call === 'GET /api/slate/status') return Response.json(this.slate);
    if (call === 'GET /api/state-rules?state=OH') return Response.json(OHIO_RULES);
    if (call === 'GET /api/slate/books') return Response.json(this.books);
    const [, messageId] = /messages\/([^/]+)\/report$/.exec(call) ?? [];
    if (messageId) {
      this.reports[messageId] = (JSON.parse(String(init.body)) as { reason: string }).reason;
      return Response.json({ id: messageId, createdAt: new Date().toISOString() }, { status: 201 });
    }
    const [, rated] = /messages\/([^/]+)\/rating$/.exec(call) ?? [];
    if (rated) {
      const { rating } = JSON.parse(String(init.body)) as { rating: Rating | null };
      this.ratings[rated] = rating;
      return Response.json({ rating });
    }
    if (/^GET \/api\/chat\/messages\/[^/]+\/now$/.test(call)) return Response.json(this.now);
    return undefined;
  }

  #nextGames() {
    const data = { games: this.games, total: this.games.length, offset: 0, unmatched: [], nearest: null };
    return { tool: 'find_games', ok: true, data, verdicts: 0, evidence: [], assumed: [] };
  }

  #inSession(address: string, sessionId: string, init: RequestInit): Response | undefined {
    if (/\/messages(\?|$)/.test(address)) return this.#messagePage(address, this.messages[sessionId]);
    const asked = /\/remembered(?:\/([^/]+))?$/.exec(address);
    if (asked) {
      const key = decodeURIComponent(asked[1] ?? '');
      const left = (this.remembered[sessionId] ?? []).filter((chip) => chip.key !== key);
      this.remembered[sessionId] = left;
      return Response.json(left);
    }
    if (address.endsWith('/stop')) {
      const { turnId } = init.body ? (JSON.parse(String(init.body)) as { turnId?: string }) : {};
      this.stopped.push(turnId ? `${sessionId} ${turnId}` : sessionId);
      return Response.json({ stopped: true });
    }
    if (!/\/stream(\?|$)/.test(address)) return undefined;
    this.followed.push(address);
    return this.running?.response ?? new Response(null, { status: 204 });
  }

  /** Cut at the places that the server's own headers name: here the number of rows that were told before. */
  #sessionPage(address: string): Response {
    const query = new URL(address, 'http://localhost').searchParams;
    const rows = this.sessions.filter(({ title }) => title.includes(query.get('q') ?? ''));
    const from = Number(query.get('before') ?? 0);
    const headers = new Headers(from === 0 && !query.has('q') ? { 'x-total-count': String(rows.length) } : {});
    if (rows.length > from + SESSIONS_PAGE) headers.set(OLDER_HEADER, String(from + SESSIONS_PAGE));
    return Response.json(rows.slice(from, from + SESSIONS_PAGE), { headers });
  }

  #messagePage(address: string, messages: ChatMessage[] | undefined): Response {
    if (!messages) return Response.json({ message: 'This chat does not exist.' }, { status: 404 });
    const before = new URL(address, 'http://localhost').searchParams.get('before');
    const end = before === null ? messages.length : messages.findIndex(({ id }) => id === before);
    const start = Math.max(0, end - MESSAGES_PAGE);
    const oldest = messages[start];
    const headers = new Headers(start > 0 && oldest ? { [OLDER_HEADER]: oldest.id } : {});
    return Response.json(messages.slice(start, end), { headers });
  }

  #answer(init: RequestInit): Response {
    const draft = JSON.parse(String(init.body)) as SendMessageDraft;
    this.sent.push({ draft, key: new Headers(init.headers).get('idempotency-key') });
    this.stream = openStream();
    return this.stream.response;
  }
}
