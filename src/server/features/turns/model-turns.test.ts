import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { BUILT_IN_ANALYST } from '#research/words/compose-answer.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { analyses } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { viewOfContent, viewOfEvents } from './answer-view.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { openStream, startModelApp, streamSend } from './test-model-app.ts';
import { soundReply } from './test-sound-reply.ts';

const ask = { message: 'Best NFL bets today? Write to me@mine.example' };
let caller: Caller;

const open = await testDatabase({ poolSize: 10 });
// These look at what happens, not at how long it may take.
const app = await startModelApp(open.db, {
  limits: { modelMs: { regular: 20_000, pro: 20_000 }, readMs: 5_000, chooseMs: 5_000 },
});
beforeEach(async () => {
  app.behave(null);
  app.server.say(soundReply);
  app.server.requests.length = 0;
  caller = await newCaller(app.chat.app);
});
afterEach(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

const contentOf = (events: readonly StreamEvent[]): AnalysisContent => {
  const last = events.at(-1);
  if (last?.event !== 'done') throw new Error(`ended with ${JSON.stringify(last)}`);
  return AnalysisContent.parse(JSON.parse(last.data.message.content));
};
const textsOf = (view: ReturnType<typeof viewOfEvents>) => Object.fromEntries(view.texts);
const newSession = async () => (await caller.post('/api/chat/sessions')).json<{ id: string }>().id;
const untilAsked = () => expect.poll(() => app.server.requests.length).toBeGreaterThan(0);

describe.each(['regular', 'pro'] as const)('a %s answer that a model writes', (mode) => {
  it('is what was streamed, names the model, and has the figures of the picks', async () => {
    const events = await (await streamSend(app, caller, { ...ask, mode })).rest();
    const content = contentOf(events);
    expect(content.dataSource).toMatchObject({ model: 'test-model', odds: 'demo' });
    expect(content.dataSource.notice).not.toMatch(/charged/i);
    expect(textsOf(viewOfEvents(events))).toEqual(textsOf(viewOfContent(content)));
    const { mainBet } = content;
    expect(mainBet.analysis).toBe(`The why of this bet is its price of ${mainBet.odds} on ${mainBet.pick} [1]`);
    const kinds = events.map(({ event }) => event);
    expect(kinds.indexOf('picks')).toBeLessThan(kinds.indexOf('delta'));
    expect(await caller.tokens()).toBe(mode === 'pro' ? 145 : 149);
  });

  it('asks with a reply limit, the picks as objects with ids, and nothing about the reader', async () => {
    await caller.send({ ...ask, mode });
    expect(app.server.requests).toHaveLength(mode === 'pro' ? 2 : 1);
    let tokens = 0;
    for (const { body } of app.server.requests) {
      const { messages, max_tokens: limit } = JSON.parse(body);
      expect(limit).toBe(mode === 'pro' ? 8000 : 4000);
      const [system, user] = messages.map(({ content }: { content: string }) => content);
      expect(system).not.toContain('Best NFL bets');
      const { picks, question } = JSON.parse(user);
      expect(question).toBe('Best NFL bets today? Write to [address]');
      expect(picks[0].id).toEqual(expect.any(String));
      expect(picks[0].evidence.map(({ id }: { id: string }) => id)).toEqual(
        expect.arrayContaining(['offer', 'market']),
      );
      expect(picks[0].evidence[0].values.odds).toMatch(/^[+-]\d+$/);
      expect(user).not.toMatch(/"(units|share|unit)":/);
      expect(body).not.toContain(caller.id);
      expect(body).not.toContain('example.com');
      tokens += Math.ceil(body.length / 3);
    }
    expect(tokens).toBeLessThan(mode === 'pro' ? 14_000 : 4_000);
  });
});

describe('the stages of a Pro answer', () => {
  it('are told as the work is done, the deep dive with the model’s progress', async () => {
    const events = await (await streamSend(app, caller, { ...ask, mode: 'pro' })).rest();
    const told = events.flatMap(({ event, data }) =>
      event === 'stage' ? [`${data.stage} ${data.done}/${data.total}`] : [],
    );
    expect(told[0]).toMatch(/^scan/);
    expect(told.filter((stage) => stage.startsWith('deep_dive'))).toEqual([
      'deep_dive 0/3',
      'deep_dive 1/3',
      'deep_dive 2/3',
      'deep_dive 3/3',
    ]);
    const order = events.map(({ event }) => event);
    expect(order.indexOf('picks')).toBeLessThan(order.lastIndexOf('stage'));
  });
});

describe('sentences that the evidence does not hold', () => {
  const line = (field: string, sentence: string) => JSON.stringify({ pick: 'p1', field, sentence });

  it('are dropped and counted, and the built-in analyst says what is missing', async () => {
    app.server.say((body) =>
      [
        line('riskFactor', 'They lose 62% of the time.'),
        line('keyFactor', 'See https://evil.example for more <script>.'),
        line('why', 'It pays {{offer.nothing}}.'),
        soundReply(body)
          .split('\n')
          .filter((text) => !/"p1","field":"(riskFactor|keyFactor)"/.test(text))
          .join('\n'),
        line('units', 'Stake more.'),
        JSON.stringify({ pick: 'p9', field: 'why', sentence: 'An extra pick.' }),
      ].join('\n'),
    );
    const content = contentOf(await (await streamSend(app, caller, ask)).rest());
    expect(content.mainBet.analysis).toMatch(/^The why/);
    expect(content.mainBet.riskFactor).toMatch(/\w/);
    expect(JSON.stringify(content)).not.toMatch(/62%|evil|script|extra pick|Stake more/);
    expect(content.dataSource.model).toBe('test-model');
    const [call] = await open.db
      .select()
      .from(modelCalls)
      .orderBy(desc(modelCalls.id))
      .where(eq(modelCalls.outcome, 'done'));
    expect(call).toBeDefined();
    const calls = await open.db.select().from(modelCalls);
    const dropped = calls.find(({ dropped }) => dropped.unknown_pick)?.dropped;
    expect(dropped).toMatchObject({ unknown_pick: 1, malformed: 1, unknown_reference: 1, bare_number: 1 });
  });

  it('are dropped where they are the prompt, by a model that was talked into reading it out', async () => {
    const told = new Set<string>();
    app.server.say((body) => {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
      const prompt = messages.find(({ role }) => role === 'system')?.content ?? '';
      const sentences = prompt.replace(/^Example.*$/gm, '').match(/[^\n.:;]{15,}[.:;]/g) ?? [];
      for (const sentence of sentences) told.add(sentence.trim());
      const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
      const asked = ids.flatMap((pick) =>
        ['why', 'riskFactor', 'matchup'].flatMap((field) =>
          sentences.flatMap((text) => ['', ' [[offer]]'].map((cited) => ({ pick, field, sentence: text + cited }))),
        ),
      );
      return [prompt, ...asked.map((one) => JSON.stringify(one))].join('\n');
    });
    for (const mode of ['regular', 'pro'] as const) {
      const said = JSON.stringify(await (await streamSend(app, caller, { ...ask, mode })).rest());
      expect(said).toContain('"event":"done"');
      expect([...told].filter((sentence) => said.includes(sentence))).toEqual([]);
    }
    expect(told.size).toBeGreaterThan(30);
    expect(await caller.tokens()).toBe(150);
  });

  it('are free when nothing else came, also after the one repair', async () => {
    app.server.say(() => line('why', 'They win 62% of the time.'));
    const content = contentOf(await (await streamSend(app, caller, ask)).rest());
    expect(content.dataSource).toMatchObject({ model: BUILT_IN_ANALYST });
    expect(content.dataSource.notice).toMatch(/Not charged/);
    expect(app.server.requests).toHaveLength(2);
    expect(await caller.tokens()).toBe(150);
  });
});

describe('a question that the model declines', () => {
  it('is not asked again, counts what it used, and is answered by the built-in analyst', async () => {
    app.behave('content_filter');
    const content = contentOf(await (await streamSend(app, caller, { ...ask, mode: 'pro' })).rest());
    expect(content.dataSource).toMatchObject({ model: BUILT_IN_ANALYST });
    expect(app.server.requests).toHaveLength(1);
    const [call] = await open.db
      .select()
      .from(modelCalls)
      .orderBy(desc(modelCalls.startedAt), desc(modelCalls.id))
      .where(eq(modelCalls.failure, 'declined'));
    expect(call).toMatchObject({ outcome: 'failed', inputTokens: 1200, outputTokens: 340 });
  });
});

describe('a Pro answer whose second part fails', () => {
  it.each(['status_400', 'reset_mid_body', 'html_200'] as const)(
    'by %s is finished by the built-in analyst, and free',
    async (fault) => {
      app.server.say((body) => {
        // Set while the first is answered, it holds from the next on.
        queueMicrotask(() => app.behave(fault));
        return soundReply(body);
      });
      const content = contentOf(await (await streamSend(app, caller, { ...ask, mode: 'pro' })).rest());
      expect(content.dataSource.notice).toMatch(/built-in analyst finished the answer. Not charged/);
      expect(content.mainBet.analysis).toMatch(/^The why/);
      expect(content.additionalBets.at(-1)?.reasoning).not.toMatch(/^The why/);
      expect(await caller.tokens()).toBe(150);
    },
  );
});

describe('a reader who stops', () => {
  it('gets the whole answer and pays for it, and the call is ended', async () => {
    app.behave('hang_mid_body');
    const session = await newSession();
    const stream = await streamSend(app, caller, { ...ask, sessionId: session });
    await stream.until('picks');
    await untilAsked();
    expect((await caller.post(`/api/chat/sessions/${session}/stop`)).json()).toEqual({ stopped: true });
    const content = contentOf(await stream.rest());
    expect(content.mainBet.analysis).not.toBe('');
    expect(await caller.tokens()).toBe(149);
    await expect.poll(() => app.server.open()).toBe(0);
    expect((await caller.post(`/api/chat/sessions/${session}/stop`)).json()).toEqual({ stopped: false });
  });
});

describe('a second process on the same database', () => {
  it('shows a running answer from its start, follows it, and can stop it', async () => {
    const other = await startModelApp(open.db, { server: app.server });
    app.behave('hang_mid_body');
    const session = await newSession();
    const stream = await streamSend(app, caller, { ...ask, sessionId: session });
    await stream.until('picks');
    await untilAsked();
    const url = `${other.address}/api/chat/sessions/${session}/stream`;
    const followed = await openStream(url, { headers: { cookie: caller.cookie } });
    await followed.until('delta');
    expect(followed.events.filter(({ event }) => event === 'picks')).toEqual(
      stream.events.filter(({ event }) => event === 'picks'),
    );
    const stopped = await caller.at(other.chat.app).post(`/api/chat/sessions/${session}/stop`);
    expect(stopped.json()).toEqual({ stopped: true });
    const [own, seen] = [await stream.rest(), await followed.rest()];
    expect(seen.at(-1)).toEqual(own.at(-1));
    expect(textsOf(viewOfEvents(seen))).toEqual(textsOf(viewOfEvents(own)));
    expect(await caller.tokens()).toBe(149);
    expect((await caller.at(other.chat.app).get(`/api/chat/sessions/${session}/stream`)).statusCode).toBe(204);
    await other.close();
  });
});

describe('a server that closes', () => {
  it('ends its answers with what they have, also those that nobody listens to any more', async () => {
    const closing = await startModelApp(open.db, {
      server: app.server,
      limits: { modelMs: { regular: 60_000, pro: 60_000 } },
    });
    app.behave('hang_before_headers');
    const session = await newSession();
    const stream = await streamSend(closing, caller, { ...ask, sessionId: session });
    await stream.until('picks');
    await untilAsked();
    stream.leave();
    await closing.close();
    const [turn] = await open.db.select().from(analyses).where(eq(analyses.sessionId, session));
    expect(turn).toMatchObject({ state: 'delivered', writer: BUILT_IN_ANALYST, checkpoint: null });
    expect(await caller.tokens()).toBe(150);
  });
});

describe('a question that the rules are unsure of', () => {
  const unsure = { message: 'zzyzx frobnicate the quux for me friend' };

  it('is read by the model, and the reader is told what took a moment', async () => {
    const reading = {
      intent: 'one_game',
      leagues: ['NFL'],
      teams: [{ league: 'NFL', name: 'Buffalo Bills' }],
      markets: [],
    };
    app.server.say((body) =>
      body.includes('"rules') ? `\`\`\`json\n${JSON.stringify(reading)}\n\`\`\`` : soundReply(body),
    );
    const events = await (await streamSend(app, caller, unsure)).rest();
    expect(events.slice(0, 2)).toMatchObject([{ event: 'accepted' }, { event: 'stage', data: { stage: 'read' } }]);
    expect(contentOf(events).mainBet.game).toBe('Buffalo Bills @ Kansas City Chiefs');
    const read = (await open.db.select().from(modelCalls)).filter(({ purpose }) => purpose === 'read');
    expect(read.at(-1)).toMatchObject({ outcome: 'done', promptVersion: 'read-v1' });
  });

  it.each(['status_500', 'other_shape', 'hang_before_headers'] as const)(
    'is answered by the rules when the model fails by %s',
    async (fault) => {
      const quick = await startModelApp(open.db, { server: app.server });
      app.server.behave(fault);
      const reply = (await caller.at(quick.chat.app).send(unsure)).json<{ message: { content: string } }>();
      expect(reply.message.content).toMatch(/\w/);
      expect(await caller.tokens()).toBe(150);
      await quick.close();
    },
  );

  it('is not sent to the model where the rules must stand', async () => {
    await caller.send({ message: 'I lost my rent and want to end it all zzyzx' });
    expect(app.server.requests).toHaveLength(0);
  });
});
