import { expect } from '@playwright/test';
import { soundReply } from '../../src/server/features/turns/test-sound-reply.ts';
import { startTestModelServer, type TestModelServer } from '../../src/server/providers/llm/test-model-server.ts';
import { type Client, type Sent, signUpClient } from './client.ts';
import { type DatabaseKind, endLeases, withDatabase } from './databases.ts';
import { HeldDatabase } from './held-database.ts';
import { type Product, type Settings, startProduct } from './product.ts';
import { waitUntil } from './wait-until.ts';

const QUESTION = 'Best NFL bets today?';
const KEY = 'the one send';
const TOKENS = 150;
/** The sweep that gives back what a crash held runs several times in this time. */
const GIVEN_BACK_WITHIN_MS = 60_000;

/** A product with a language model beside it, one user, and one send under one key that a test lets something happen to. */
export class PaidTurn {
  readonly model: TestModelServer;
  readonly settings: Settings;
  product: Product;
  client: Client;
  readonly sessionId: string;

  private constructor(model: TestModelServer, settings: Settings, product: Product, client: Client, sessionId: string) {
    this.model = model;
    this.settings = settings;
    this.product = product;
    this.client = client;
    this.sessionId = sessionId;
  }

  static async start(database: Settings): Promise<PaidTurn> {
    const model = await startTestModelServer();
    model.say(soundReply);
    const settings = { ...database, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'test-model' };
    const product = await startProduct(settings);
    const client = await signUpClient(product.url);
    await client.pricesOf('DEMO');
    return new PaidTurn(model, settings, product, client, await client.createSession());
  }

  /** The send. Undefined: its connection broke before an answer. */
  send(signal?: AbortSignal): Promise<Sent | undefined> {
    return this.client.send(QUESTION, this.sessionId, { key: KEY, ...(signal && { signal }) }).catch(() => undefined);
  }

  kill(): Promise<void> {
    return this.product.child.end('SIGKILL');
  }

  /** Starts again after a kill; on PostgreSQL the leases of the dead server are made to have ended. */
  async startAgain(): Promise<void> {
    await this.endLeases();
    this.product = await this.product.restart();
    this.client = this.client.at(this.product.url);
    this.model.behave(null);
  }

  endLeases(): Promise<void> {
    return endLeases(this.settings);
  }

  /** The same send until it is answered: while its first try is still held it is told to come again. */
  sendAgain(): Promise<Sent> {
    return waitUntil(
      'the repeated send is answered',
      async () => {
        const sent = await this.client.send(QUESTION, this.sessionId, { key: KEY });
        if (sent.status === 409) return undefined;
        return sent;
      },
      { timeoutMs: GIVEN_BACK_WITHIN_MS },
    );
  }

  async expectTokens(tokens: number): Promise<void> {
    let seen = '';
    const ask = async () => {
      const { tokensRemaining } = await this.client.user();
      seen = `${tokensRemaining} tokens are left`;
      return tokensRemaining === tokens ? true : undefined;
    };
    await waitUntil(`${tokens} tokens are left`, ask, { timeoutMs: GIVEN_BACK_WITHIN_MS, describe: () => seen });
  }

  /** After whatever happened: what was held is back, the repeated send has one answer and one charge, and so has the next. */
  async expectWhole({ answered }: { answered: 'already' | 'not yet' }): Promise<void> {
    await this.expectTokens(answered === 'already' ? TOKENS - 1 : TOKENS);
    const again = await this.sendAgain();
    expect(again.status).toBe(200);
    const repeated = await this.sendAgain();
    expect(repeated.reply?.message.id).toBe(again.reply?.message.id);
    expect(await this.client.answersWithPicks(this.sessionId)).toHaveLength(1);
    await this.expectTokens(TOKENS - 1);

    const next = await this.client.send(QUESTION, this.sessionId, { mode: 'pro' });
    expect(next.status).toBe(200);
    await this.expectTokens(TOKENS - 6);
    expect(await this.client.answersWithPicks(this.sessionId)).toHaveLength(2);
  }

  async stop(): Promise<void> {
    await this.product.stop();
    await this.model.close();
  }
}

/** A send on a database of the kind, with a second way into it where there is one. */
export async function withPaidTurn(
  kind: DatabaseKind,
  body: (turn: PaidTurn, held: HeldDatabase | null) => Promise<void>,
  through: (url: string) => Promise<string> = async (url) => url,
): Promise<void> {
  await withDatabase(kind, async (settings) => {
    const url = settings.DATABASE_URL;
    const held = url === undefined ? null : await HeldDatabase.open(url);
    const turn = await PaidTurn.start(url === undefined ? {} : { DATABASE_URL: await through(url) });
    try {
      await body(turn, held);
      if (held) expect(await held.brokenRules()).toEqual([]);
    } finally {
      await turn.stop();
      await held?.close();
    }
  });
}
