import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendMessageReply } from '#contract/chat.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { analyses, picks } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import type { SaidReply } from '../../providers/llm/test-model-server.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { startModelApp, streamSend } from './test-model-app.ts';
import { soundReply } from './test-sound-reply.ts';

/** Neither the rules nor what was taught know what sheep ask for. */
const SHEEP = 'does buffalo dream of electric sheep';
const BILLS = { game: 'Bills', market: 'moneyline', side: 'Bills' };
const JUDGE = { name: 'price_bets', input: { bets: [BILLS] } };

const open = await testDatabase({ poolSize: 10 });
const app = await startModelApp(open.db, {
  limits: { modelMs: { regular: 20_000, pro: 20_000 }, readMs: 2_000, chooseMs: 2_000 },
});
let caller: Caller;
beforeEach(async () => {
  app.behave(null);
  app.server.requests.length = 0;
  caller = await newCaller(app.chat.app);
});
afterEach(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

const isChoosing = (body: string): boolean => body.includes('"tools"') && body.includes('You choose what');
/** The model's answers to being asked what to look up, one after the other; the last one is said again. */
function choose(...rounds: SaidReply[]): void {
  let round = 0;
  app.server.say((body) => {
    if (!isChoosing(body)) return soundReply(body);
    round += 1;
    return rounds[Math.min(round, rounds.length) - 1] ?? {};
  });
}
const send = async (message: string, more: object = {}) => {
  const response = await caller.send({ message, ...more });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<SendMessageReply>();
};
const choosing = () => app.server.requests.filter(({ body }) => isChoosing(body));
const turnOf = async ({ message }: SendMessageReply) => {
  const [turn] = await open.db.select().from(analyses).where(eq(analyses.answerMessageId, message.id));
  if (!turn) throw new Error('no turn has this answer');
  return turn;
};
const droppedOf = async (analysisId: string) => {
  const rows = await open.db.select().from(modelCalls).where(eq(modelCalls.analysisId, analysisId));
  return Object.assign({}, ...rows.map(({ dropped }) => dropped)) as Record<string, number>;
};

describe('a question that rules do not understand', () => {
  it('is answered by the call that the model chose, judged, recorded and charged like any other', async () => {
    choose({ calls: [JUDGE] });
    const reply = await send(SHEEP);
    expect(reply.message.content).toContain('"bet":"Buffalo Bills moneyline"');
    expect(reply.tokensRemaining).toBe(149);
    const turn = await turnOf(reply);
    expect(turn).toMatchObject({ state: 'delivered', reading: { intent: 'slip_check', readBy: 'model' } });
    expect(await open.db.select().from(picks).where(eq(picks.analysisId, turn.id))).toHaveLength(1);
  });

  it('is answered free by what is free, and with several calls in one answer', async () => {
    choose({
      calls: [
        { name: 'show_board', input: { game: 'Bills', market: 'spread' } },
        { name: 'facts_about', input: { game: 'Bills' } },
      ],
    });
    const reply = await send(SHEEP);
    const kinds = JSON.parse(reply.message.content).blocks.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('table');
    expect(reply.message.content).toMatch(
      /I have no other [\w ]+ for Bills @ Chiefs\.|one of \d+ facts stored for Bills @ Chiefs\./,
    );
    expect(reply.tokensRemaining).toBe(150);
  });

  it('is answered with picks that are reserved, shown and written about as ever', async () => {
    choose({ calls: [{ name: 'best_bets', input: { leagues: ['NFL'] } }] });
    const events = await (
      await streamSend(app, caller, { message: 'zzyzx frobnicate the nfl quux for my horse' })
    ).rest();
    expect(events.map(({ event }) => event)).toContain('picks');
    expect(await caller.tokens()).toBe(149);
  });

  it('can be gone on from after the model failed', async () => {
    choose({ calls: [JUDGE] });
    const { sessionId } = await send(SHEEP);
    app.behave('status_500');
    const reply = await send('what about the other side', { sessionId });
    expect(reply.message.content).toContain('Kansas City Chiefs');
  });

  it('is told of the dialogue, by names and without the bettor', async () => {
    choose({ calls: [JUDGE] });
    const { sessionId } = await send('Bills ml good? bankroll 7654');
    await send('do electric sheep graze there', { sessionId });
    const [asked] = choosing();
    const { dialogue, games } = JSON.parse(JSON.parse(asked?.body ?? '{}').messages[1].content);
    expect(dialogue).toMatchObject({ bets: [{ n: 1, bet: 'Buffalo Bills moneyline', game: 'g1' }] });
    expect(games).toMatchObject([{ id: 'g1', game: 'Buffalo Bills @ Kansas City Chiefs', league: 'NFL' }]);
    expect(asked?.body).not.toContain('7654');
    expect(asked?.body).not.toContain(caller.id);
  });

  it('gets the rules’ answer, free, where a call swaps what it names, which is counted', async () => {
    choose({ calls: [{ name: 'price_bets', input: { bets: [{ ...BILLS, side: 'Chiefs' }] } }] });
    const reply = await send(SHEEP);
    expect(reply.message.content).toContain('so nothing was charged');
    expect(reply.tokensRemaining).toBe(150);
    expect(await droppedOf((await turnOf(reply)).id)).toMatchObject({ call_swapped: 1 });
  });

  it('is asked once more with what was wrong, and within the prompt of a turn', async () => {
    choose({ calls: [{ name: 'price_bets', input: { bets: [{ ...BILLS, side: 'Chiefs' }] } }] }, { calls: [JUDGE] });
    const reply = await send(SHEEP);
    expect(reply.tokensRemaining).toBe(149);
    expect(choosing()[1]?.body).toContain('swapped');
    const rows = await open.db
      .select()
      .from(modelCalls)
      .where(eq(modelCalls.analysisId, (await turnOf(reply)).id));
    expect(rows.length).toBeLessThanOrEqual(3);
  });

  it('costs nothing and is answered by the rules while the model fails', async () => {
    for (const fault of [
      'status_400',
      'status_500',
      'hang_before_headers',
      'invalid_json',
      'reset_mid_body',
    ] as const) {
      app.behave(fault);
      const reply = await send(SHEEP);
      expect(reply.message.content, fault).toContain('so nothing was charged');
    }
    expect(await caller.tokens()).toBe(150);
  });

  it('is read as before by a server that knows no tools', async () => {
    const reading = {
      intent: 'one_game',
      leagues: ['NFL'],
      teams: [{ league: 'NFL', name: 'Buffalo Bills' }],
      markets: [],
    };
    app.server.say((body) => (body.includes('"rules\\":{') ? JSON.stringify(reading) : soundReply(body)));
    const reply = await send('zzyzx frobnicate the quux for me friend');
    expect(JSON.parse(reply.message.content).mainBet.game).toBe('Buffalo Bills @ Kansas City Chiefs');
    expect(app.server.requests.length).toBeLessThanOrEqual(3);
  });
});

describe('the model is not asked', () => {
  const never = async (message: string, more: object = {}) => {
    app.server.requests.length = 0;
    const reply = await send(message, more);
    expect(choosing(), message).toHaveLength(0);
    return reply;
  };

  it('where the writer needs help, is under age, or was told where help is right before', async () => {
    choose({ calls: [JUDGE] });
    const { sessionId } = await never('I lost my rent betting and want to end it all, would a horse ride buffalo');
    await never(SHEEP, { sessionId });
    await never('i am 17, would you ride the buffalo horse');
  });

  it('by whom could not pay for a verdict', async () => {
    choose({ calls: [JUDGE] });
    for (let spent = 0; spent < 30; spent += 1) await send('best nfl bet, just one', { mode: 'pro' });
    expect(await caller.tokens()).toBe(0);
    const reply = await never(SHEEP);
    expect(reply.message.content).toContain('so nothing was charged');
  });

  it('where the rules know which readings there are, or what to say', async () => {
    choose({ calls: [JUDGE] });
    for (const message of [
      'hello',
      'thanks',
      'what is vig',
      'Bills ml good?',
      'nfl board',
      'hedge $100 at +400 with -150',
    ])
      await never(message);
  });

  it('to judge another bet where the one that is named is not stored', async () => {
    choose({ calls: [JUDGE] });
    const reply = await send('Toledo Mud Hens ML?');
    expect(reply.message.content).toContain('do not know a team or player');
    expect(reply.tokensRemaining).toBe(150);
    for (const { body } of choosing()) expect(body).not.toContain('"name":"price_bets"');
  });
});
