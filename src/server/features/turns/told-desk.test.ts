import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BlocksContent } from '#contract/answer-content.ts';
import type { Block } from '#contract/blocks.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { BUILT_IN_ANALYST } from '#research/words/compose-answer.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { analyses, picks } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import type { SaidReply } from '../../providers/llm/test-model-server.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { viewOfContent, viewOfEvents } from './answer-view.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { startModelApp, streamSend } from './test-model-app.ts';
import { soundReply } from './test-sound-reply.ts';

const ASK = { message: 'Bills +2.5 at +105 good?' };
const BOARD = { name: 'show_board', input: { game: 'Bills', market: 'total' } };

const open = await testDatabase({ poolSize: 10 });
const app = await startModelApp(open.db, {
  limits: { modelMs: { regular: 20_000, pro: 20_000 }, readMs: 5_000, chooseMs: 5_000 },
});
let caller: Caller;
beforeEach(async () => {
  app.behave(null);
  app.server.say(soundReply);
  app.server.requests.length = 0;
  caller = await newCaller(app.chat.app);
});
afterEach(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

/** The model's replies one after the other; then sound ones. */
function reply(...replies: readonly ((body: string) => SaidReply)[]): void {
  let at = 0;
  app.server.say((body) => replies[at++]?.(body) ?? soundReply(body));
}
const ask = async (body: object = ASK) => (await streamSend(app, caller, body)).rest();
const contentOf = (events: readonly StreamEvent[]): BlocksContent => {
  const last = events.at(-1);
  if (last?.event !== 'done') throw new Error(`ended with ${JSON.stringify(last)}`);
  return BlocksContent.parse(JSON.parse(last.data.message.content));
};
const verdictOf = ({ blocks }: BlocksContent) => {
  const found = blocks.find((block) => block.kind === 'verdict');
  if (found?.kind !== 'verdict') throw new Error('no verdict');
  return found;
};
const withoutWords = (blocks: readonly Block[]) =>
  blocks.map((block) => ({
    ...block,
    why: undefined,
    risk: undefined,
    ...(block.kind === 'table' && { note: undefined }),
  }));
const line = (sentence: string, more: object = {}) => JSON.stringify({ block: 'b2', field: 'why', sentence, ...more });

describe('a judged bet that a model words', () => {
  it('has its figures, and the words that were streamed are the ones that are saved', async () => {
    const events = await ask();
    const content = contentOf(events);
    const { bet, why, risk } = verdictOf(content);
    expect(why).toBe(`What the why of it comes down to is ${bet}`);
    expect(risk).toContain(bet);
    expect(content.dataSource).toMatchObject({ model: 'test-model' });
    expect(viewOfEvents(events).blocks).toEqual(viewOfContent(content).blocks);
    const kinds = events.map(({ event }) => event);
    expect(kinds.indexOf('block')).toBeLessThan(kinds.indexOf('delta'));
    expect(await caller.tokens()).toBe(149);
  });

  it('has the verdict and the figures that it has without one', async () => {
    const told = contentOf(await ask());
    app.behave('status_500');
    const other = await newCaller(app.chat.app);
    const plain = contentOf(await (await streamSend(app, other, ASK)).rest());
    expect(withoutWords(told.blocks)).toEqual(withoutWords(plain.blocks));
    expect(plain.dataSource).toMatchObject({
      model: BUILT_IN_ANALYST,
      notice: expect.stringContaining('Not charged.'),
    });
    expect(await other.tokens()).toBe(150);
  });

  it('is told without a stake, and within the prompt of a turn', async () => {
    await ask({ message: 'Bills +2.5 at +105 good? my bankroll is 7654' });
    const [request] = app.server.requests;
    const { messages } = JSON.parse(request?.body ?? '{}');
    const { blocks } = JSON.parse(messages[1].content);
    expect(blocks[0].evidence[0].values).toMatchObject({ bet: 'Buffalo Bills +2.5', fairOdds: '-109' });
    expect(JSON.stringify(blocks)).not.toMatch(/stake|units|\$/);
    expect(Math.ceil((request?.body.length ?? 0) / 3)).toBeLessThan(4_000);
  });

  it('keeps nothing that its figures do not hold, nor advice against its verdict', async () => {
    reply(() => ({
      text: [
        line('It wins 62 of a hundred times. [[bet]]'),
        line('Stay away from this bet. [[bet]]'),
        line('The Cowboys are worse. [[bet]]'),
        line('The ankle of the quarterback is hurt. [[bet]]'),
        line('It is a lock at {{price1.odds}}. [[price1]]'),
        line('See {{r1.odds}} for more. [[r1]]'),
        line('See [this](https://evil.example). [[bet]]'),
        line('The fair price is {{bet.fairOdds}}. [[bet]]'),
        line('The third sentence names {{bet.bet}}. [[bet]]', { block: 'b1' }),
      ].join('\n'),
    }));
    const { why } = verdictOf(contentOf(await ask()));
    expect(why).toBe('The fair price is -109.');
    const rows = await open.db.select().from(modelCalls).where(eq(modelCalls.promptVersion, 'write-v3'));
    expect(rows.at(-1)?.dropped).toMatchObject({
      bare_number: 1,
      forbidden_claim: 2,
      unknown_reference: 1,
      unknown_pick: 1,
    });
  });

  it('is stopped by its reader: whole, with what was written, and paid for', async () => {
    app.behave('hang_mid_body');
    const session = (await caller.post('/api/chat/sessions')).json<{ id: string }>().id;
    const stream = await streamSend(app, caller, { ...ASK, sessionId: session });
    await stream.until('block');
    await expect.poll(() => app.server.requests.length).toBeGreaterThan(0);
    await caller.post(`/api/chat/sessions/${session}/stop`);
    expect(verdictOf(contentOf(await stream.rest())).bet).toBe('Buffalo Bills +2.5');
    expect(await caller.tokens()).toBe(149);
  });
});

describe('what a model looks up beside', () => {
  it('is shown behind the answer, written about, and saved as it was shown', async () => {
    reply((body) => ({ text: soundReply(body), calls: [BOARD] }));
    const events = await ask({ ...ASK, mode: 'pro' });
    const content = contentOf(events);
    const table = content.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.note).toContain('What the note of it comes down to');
    expect(viewOfEvents(events).blocks).toEqual(viewOfContent(content).blocks);
    expect(await caller.tokens()).toBe(145);
  });

  it('is on the record where it is judged, before it is shown, and is not charged again', async () => {
    const both = { message: 'Bills +2.5 at +105 good? and the giants, hmm' };
    const GIANTS = { game: 'Giants', market: 'spread', side: 'Giants' };
    const BILLS = { game: 'Bills', market: 'spread', side: 'Bills', line: 2.5, price: '+105' };
    reply((body) => ({ text: soundReply(body), calls: [{ name: 'price_bets', input: { bets: [BILLS, GIANTS] } }] }));
    const events = await ask(both);
    const last = events.at(-1);
    expect(last?.event).toBe('done');
    expect(await caller.tokens()).toBe(149);
    const [turn] = await open.db.select().from(analyses).where(eq(analyses.userId, caller.id));
    const rows = await open.db
      .select()
      .from(picks)
      .where(eq(picks.analysisId, turn?.id ?? ''));
    expect(new Set(rows.map(({ pick }) => pick)).size).toBeGreaterThan(0);
  });

  it('stands behind picks, which stay as they were', async () => {
    reply((body) => ({ text: soundReply(body), calls: [BOARD, BOARD] }));
    const events = await ask({ message: 'Best NFL bets today?' });
    const last = events.at(-1);
    const content = JSON.parse(last?.event === 'done' ? last.data.message.content : '{}');
    expect(content.blocks.map(({ kind }: Block) => kind).slice(0, 1)).toEqual(['picks']);
    expect(content.blocks.filter(({ kind }: Block) => kind === 'table')).toHaveLength(1);
    const shown = events.find(({ event }) => event === 'picks');
    expect(shown?.event === 'picks' && shown.data.picks[0]?.id).toBe(content.mainBet.id);
    expect(await caller.tokens()).toBe(149);
  });

  it('is never another bet', async () => {
    const other = { game: 'Bills', market: 'spread', side: 'Chiefs' };
    reply((body) => ({
      text: soundReply(body),
      calls: [
        { name: 'price_bets', input: { bets: [other] } },
        { name: 'best_bets', input: {} },
      ],
    }));
    const content = contentOf(await ask());
    expect(content.blocks.filter(({ kind }) => kind === 'verdict')).toHaveLength(1);
    expect(JSON.stringify(content)).not.toContain('Kansas City Chiefs -2.5');
    const rows = await open.db.select().from(modelCalls).where(eq(modelCalls.promptVersion, 'write-v3'));
    expect(rows.at(-1)?.dropped).toMatchObject({ call_swapped: 1, call_unknown_tool: 1 });
  });

  it('is not offered any more to a server that knows no tools, which writes all the same', async () => {
    const plain = await startModelApp(open.db, {
      server: app.server,
      limits: { modelMs: { regular: 20_000, pro: 20_000 } },
    });
    app.server.say((body) => (body.includes('"tools"') ? { status: 400 } : soundReply(body)));
    const there = caller.at(plain.chat.app);
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await there.send(ASK);
      expect(verdictOf(BlocksContent.parse(JSON.parse(reply.json().message.content))).why).toContain('comes down to');
    }
    expect(app.server.requests.map(({ body }) => body.includes('"tools"'))).toEqual([true, false, false]);
    await plain.close();
  });
});
