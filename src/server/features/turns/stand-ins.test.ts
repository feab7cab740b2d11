import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnswerContent } from '#contract/answer-content.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { analyses } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { viewOfContent, viewOfEvents } from './answer-view.ts';
import { MOST_PROMPT_TOKENS } from './model/turn-spending.ts';
import { newCaller } from './test-chat-app.ts';
import { startModelApp, streamSend } from './test-model-app.ts';
import { questionOf, STAND_INS, type StandIn } from './test-stand-ins.ts';

/** Long enough for a busy machine to answer in, and short enough for a model that never does. */
const MODEL_MS = 2_500;
const CHOOSE_MS = 1_200;
/** What a turn takes beside its model, on a busy machine. */
const BESIDE_MS = 20_000;

const open = await testDatabase({ poolSize: 10 });
const app = await startModelApp(open.db, {
  limits: { modelMs: { regular: MODEL_MS, pro: MODEL_MS }, readMs: CHOOSE_MS, chooseMs: CHOOSE_MS },
});
beforeEach(() => {
  app.server.requests.length = 0;
});
afterEach(async () => {
  app.behave(null);
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

/** Ids are drawn at random, and hold any figure now and then: a session was once 77776724. */
const ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

function stand(standIn: StandIn): void {
  let nth = 0;
  app.server.say((body) => standIn.reply?.(body, nth++) ?? {});
  if (standIn.fault) app.behave(standIn.fault);
}

const lastOf = (events: readonly StreamEvent[]) => {
  const last = events.at(-1);
  if (last?.event !== 'done') throw new Error(`ended with ${JSON.stringify(last)}`);
  return last.data.message;
};

describe('a model that is scripted', () => {
  it('has forty ways and more', () => {
    expect(STAND_INS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(STAND_INS.map(({ name }) => name)).size).toBe(STAND_INS.length);
  });

  it.each(STAND_INS.map((standIn) => [standIn.name, standIn] as const))('%s', async (_, standIn) => {
    const caller = await newCaller(app.chat.app);
    stand(standIn);
    const started = performance.now();
    const events = await (await streamSend(app, caller, { message: questionOf(standIn) })).rest();
    const tookMs = performance.now() - started;
    const { content } = lastOf(events);

    expect(content).toContain(standIn.answer === 'rules' ? 'so nothing was charged' : standIn.answer);
    if (standIn.never) expect((content + JSON.stringify(events)).replaceAll(ID, '')).not.toContain(standIn.never);
    expect(await caller.tokens()).toBe(150 - standIn.tokens);
    expect(app.server.requests.length).toBeLessThanOrEqual(standIn.requests);
    expect(tookMs).toBeLessThan(MODEL_MS + BESIDE_MS);
    await expectSoundTurn(caller.id, events, content);
  });
});

/** Of every turn, whatever its model did: it is over, in budget, and what was streamed is what is saved. */
async function expectSoundTurn(userId: string, events: readonly StreamEvent[], content: string): Promise<void> {
  const turns = await open.db.select().from(analyses).where(eq(analyses.userId, userId));
  expect(turns.map(({ state }) => state)).toEqual(['delivered']);
  const calls = await open.db
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.analysisId, turns[0]?.id ?? ''));
  expect(calls.filter(({ outcome }) => outcome === 'running')).toEqual([]);
  const prompts = calls.filter(({ outcome }) => outcome === 'done').length;
  expect(prompts).toBeLessThanOrEqual(3);
  const told = app.server.requests.reduce((sum, { body }) => sum + promptLength(body), 0);
  // A second try of a request is told the same once more.
  if (calls.every(({ outcome }) => outcome === 'done'))
    expect(told / CHARACTERS_A_TOKEN).toBeLessThan(MOST_PROMPT_TOKENS.regular);
  if (!content.startsWith('{')) return;
  const view = viewOfContent(AnswerContent.parse(JSON.parse(content)));
  if (!('mainBet' in JSON.parse(content))) expect(viewOfEvents(events).blocks).toEqual(view.blocks);
}

/** What English, JSON and schemas come to on average, by the tokenizer of the default model. */
const CHARACTERS_A_TOKEN = 3.6;
function promptLength(body: string): number {
  const { messages, tools = [] } = JSON.parse(body) as { messages: { content: string }[]; tools?: unknown[] };
  return (
    messages.reduce((sum, { content }) => sum + content.length, 0) +
    (tools.length > 0 ? JSON.stringify(tools).length : 0)
  );
}
