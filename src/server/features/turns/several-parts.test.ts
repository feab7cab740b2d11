import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SendMessageReply } from '#contract/chat.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ask, type ChatApp, eventsOf, newCaller, startChatApp } from './test-chat-app.ts';

/** Messages that ask several things: one answer that holds all of it, charged once. */

const open = await testDatabase();
let chat: ChatApp;
beforeAll(async () => {
  chat = await startChatApp(open.db, footballSlate(), () => NOW);
});

const kindsOf = ({ message }: SendMessageReply) => upgradeContent(message.content).blocks.map(({ kind }) => kind);

describe('a message that asks several things', () => {
  it('has all of it answered in its order, and is charged once', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'is Bills +2.5 -110 good? and what does vig mean');
    expect(kindsOf(reply)).toEqual(['text', 'verdict', 'text']);
    expect(reply.message.content).toContain('The vig (also juice');
    expect(reply.tokensRemaining).toBe(149);
  });

  it('leans in a later part on the bet of an earlier one', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'is Bills +2.5 -110 good? and what does 50 on it pay');
    expect(kindsOf(reply)).toContain('verdict');
    expect(reply.message.content).toContain('$45.45');
  });

  it('takes limits that follow a wish for limits of it', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'any value in the nfl, gimme 3 max nothing longer than +400');
    expect(reply.message.content).not.toContain('Nothing new fits');
    expect(reply.tokensRemaining).toBe(149);
  });

  it('costs nothing where no part of it does', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'what is clv, and whats breakeven for -115');
    expect(reply.message.content).toContain('53.49%');
    expect(reply.message.content).toContain('Closing line value');
    expect(reply.tokensRemaining).toBe(150);
  });

  it('has picks beside what else it asks, and sends both', async () => {
    const bettor = await newCaller(chat.app);
    const message = 'what does vig mean? then give me the best nfl bet. also how many tokens do i have';
    const events = eventsOf((await bettor.send({ message }, { accept: 'text/event-stream' })).body);
    const names = events.map(({ event }) => event);
    expect(names[0]).toBe('accepted');
    expect(names.indexOf('picks')).toBeGreaterThan(0);
    const done = events.at(-1)?.data as SendMessageReply;
    const { blocks, picks } = upgradeContent(done.message.content);
    expect(picks.length).toBeGreaterThan(0);
    expect(blocks.map(({ kind }) => kind).slice(0, 3)).toEqual(['text', 'text', 'picks']);
    expect(blocks.at(-1)?.kind).not.toBe('picks');
    expect(await bettor.tokens()).toBe(149);
  });

  it('records picks and judged bets of one answer together', async () => {
    const bettor = await newCaller(chat.app);
    await ask(bettor, 'give me the best nfl bet. also is Bills +2.5 -110 good?');
    const rows = rowsOf<{ pick: string }>(
      await open.db.execute(
        sql`select p.pick from picks p join analyses a on a.id = p.analysis_id where a.user_id = ${bettor.id}`,
      ),
    );
    expect(rows.filter(({ pick }) => pick === 'Buffalo Bills +2.5').length).toBeGreaterThan(0);
    expect(rows.length).toBeGreaterThan(1);
    expect(await bettor.tokens()).toBe(149);
  });

  it('says by its words what of it was not understood', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'what does vig mean? and what about the frobnicated wug');
    expect(reply.message.content).toContain('I did not get the part about “and what about the frobnicated wug”');
    expect(reply.message.content).toContain('The vig (also juice');
  });

  it('searches for no other bets where a part points at the one before', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'whats the price of the Bills? and tell me if its a bet');
    expect(kindsOf(reply)).not.toContain('picks');
  });

  it('is answered with help alone where any of it needs help', async () => {
    const bettor = await newCaller(chat.app);
    const reply = await ask(bettor, 'is Bills +2.5 -110 good? i lost my rent and i want to kill myself');
    expect(reply.message.content).toContain('988');
    expect(kindsOf(reply)).not.toContain('verdict');
  });

  it('keeps the bet in mind behind news of its game', async () => {
    const bettor = await newCaller(chat.app);
    const first = await ask(bettor, "is Bills +2.5 -110 good? and who's hurt in that game");
    expect(kindsOf(first).length).toBeGreaterThan(2);
    const { sessionId } = first;
    const response = await bettor.send({ message: 'what does 50 on it pay', sessionId });
    expect(response.json<SendMessageReply>().message.content).toContain('45.45');
  });
});
