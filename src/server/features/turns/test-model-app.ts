import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { StreamEvent } from '#contract/stream.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import type { Db } from '../../platform/database/database.ts';
import { closeWith } from '../../platform/database/test-database.ts';
import { wallSchedule } from '../../platform/process/schedule.ts';
import { createAnalystModel } from '../../providers/llm/create-analyst-model.ts';
import type { AnalystModel } from '../../providers/llm/llm.port.ts';
import { type Fault, startTestModelServer, type TestModelServer } from '../../providers/llm/test-model-server.ts';
import { createModelAnalyst } from './model/model-analyst.ts';
import { type Caller, type ChatApp, startChatApp } from './test-chat-app.ts';
import { soundReply } from './test-sound-reply.ts';
import type { TurnTimes } from './turn-times.ts';

/** Short enough for a test, and in the same order as the real ones. */
const LIMITS: TurnTimes = { modelMs: { regular: 500, pro: 700 }, readMs: 250, chooseMs: 250, checkpointMs: 60 };

export type ModelFaultName = Fault | 'nobody_listens' | 'no_such_host';

export type ModelApp = {
  chat: ChatApp;
  address: string;
  server: TestModelServer;
  behave: (fault: ModelFaultName | null) => void;
  close: () => Promise<void>;
};

/** The chat behind a real socket, with a model on a server that can be told to misbehave. */
export async function startModelApp(
  db: Db,
  options: {
    budgetUsd?: number;
    accountBudgetUsd?: number;
    limits?: Partial<TurnTimes>;
    server?: TestModelServer;
    now?: () => Date;
  } = {},
): Promise<ModelApp> {
  const now = options.now ?? (() => NOW);
  const server = options.server ?? (await startTestModelServer());
  server.say(soundReply);
  const at = (baseUrl: string) =>
    createAnalystModel({ kind: 'compatible', name: 'test-model', apiKey: null, baseUrl }, now);
  const models: Record<string, AnalystModel> = {
    nobody_listens: await at('http://127.0.0.1:9/v1'),
    no_such_host: await at('http://no-such-host.invalid/v1'),
  };
  const sound = await at(server.baseUrl);
  let fault: ModelFaultName | null = null;
  const model: AnalystModel = {
    name: sound.name,
    call: (request) => (models[fault ?? ''] ?? sound).call(request),
  };
  const analyst = createModelAnalyst({
    db,
    now,
    newId: randomUUID,
    schedule: wallSchedule,
    model,
    budgetUsd: options.budgetUsd ?? null,
    accountBudgetUsd: options.accountBudgetUsd,
    retryPauseMs: 5,
  });
  const limits = { ...LIMITS, ...options.limits };
  const chat = await startChatApp(db, footballSlate(), now, { analyst, limits });
  await chat.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = chat.app.server.address() as AddressInfo;
  const close = async () => {
    await chat.app.close();
    if (!options.server) await server.close();
  };
  closeWith(db, close);
  return {
    chat,
    address: `http://127.0.0.1:${port}`,
    server,
    behave: (next) => {
      fault = next;
      server.behave(next === 'nobody_listens' || next === 'no_such_host' ? null : next);
    },
    close,
  };
}

export type OpenStream = {
  status: number;
  /** The events so far. */
  events: StreamEvent[];
  /** Waits for the first event of this kind. */
  until: (event: StreamEvent['event']) => Promise<void>;
  /** Waits for the end. */
  rest: () => Promise<StreamEvent[]>;
  leave: () => void;
};

/** Reads a reply of server-sent events as it arrives. */
export async function openStream(url: string, init: RequestInit): Promise<OpenStream> {
  const controller = new AbortController();
  const response = await fetch(url, { ...init, signal: controller.signal });
  const events: StreamEvent[] = [];
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const readMore = async (): Promise<boolean> => {
    const piece = await reader?.read();
    if (!piece || piece.done) return false;
    buffer += piece.value;
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      if (event && data) events.push({ event, data: JSON.parse(data) } as StreamEvent);
    }
    return true;
  };
  return {
    status: response.status,
    events,
    until: async (wanted) => {
      while (!events.some(({ event }) => event === wanted)) if (!(await readMore())) return;
    },
    rest: async () => {
      while (await readMore());
      return events;
    },
    leave: () => controller.abort(),
  };
}

/** Sends a question as a browser does. */
export const streamSend = (
  app: ModelApp,
  caller: Caller,
  body: object,
  headers: Record<string, string> = {},
): Promise<OpenStream> =>
  openStream(`${app.address}/api/chat/message`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie: caller.cookie, 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
  });
