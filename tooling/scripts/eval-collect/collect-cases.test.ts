import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { rateAnswer } from '../../../src/server/features/reports/ratings.service.ts';
import { reportAnswer } from '../../../src/server/features/reports/reports.service.ts';
import { createModelAnalyst } from '../../../src/server/features/turns/model/model-analyst.ts';
import { ask, newCaller, startChatApp } from '../../../src/server/features/turns/test-chat-app.ts';
import { TURN_TIMES } from '../../../src/server/features/turns/turn-times.ts';
import { openMigrated } from '../../../src/server/platform/database/test-migrated-snapshot.ts';
import { wallSchedule } from '../../../src/server/platform/process/schedule.ts';
import type { AnalystModel } from '../../../src/server/providers/llm/llm.port.ts';
import { AUTH_SECRET } from '../../../src/server/test-server.ts';
import { collectCases } from './collect-cases.ts';

/** Writes a figure of its own, which the check drops. */
const lying: AnalystModel = {
  name: 'lying',
  call: async ({ onText }) => {
    const text = JSON.stringify({ block: 'b2', field: 'why', sentence: 'It wins 62 of a hundred. [[bet]]' });
    onText(text);
    return { text, calls: [], finish: 'stop', usage: null };
  },
};

it('reports, thumbs and failed checks become cases without a trace of whose they were', async () => {
  const { db, close } = await openMigrated();
  const analyst = createModelAnalyst({
    db,
    now: () => NOW,
    newId: randomUUID,
    schedule: wallSchedule,
    model: lying,
    budgetUsd: null,
  });
  const chat = await startChatApp(db, footballSlate(), () => NOW, { analyst, limits: TURN_TIMES });
  const email = `zebulon-${randomUUID().slice(0, 8)}@mine.example`;
  const caller = await newCaller(chat.app, email);
  await db.execute(sql`update users set first_name = 'Zebulon', last_name = 'Quimby' where id = ${caller.id}`);
  const { message } = await ask(caller, 'Bills +2.5 at +105 good? my bankroll is 7654');
  const reported = `Bills +2.5 at +105 good? Zebulon here, ${email}, (555) 123-4567, my roll is 7654`;
  await db.execute(sql`update chat_messages set content = ${reported} where id = (
    select question_message_id from analyses where answer_message_id = ${message.id})`);
  const limits = { db, now: () => NOW, newId: randomUUID, authSecret: AUTH_SECRET };
  await reportAnswer(limits, caller.id, message.id, 'wrong, says quimby');
  await rateAnswer(limits, { userId: caller.id, messageId: message.id, rating: 'down' });
  await db.execute(sql`
    insert into answer_ratings (id, user_id, message_id, rating, question, version, mode, created_at)
    values (${randomUUID()}, null, ${randomUUID()}, 'up', 'aldous bumblethorpe again, bills ok?', 0, 'regular', ${NOW.toISOString()})`);
  const cases = await collectCases(db);
  await chat.app.close();
  await close();
  expect(cases.map(({ source }) => source).sort()).toEqual(['check', 'report', 'thumb']);
  expect(cases.find(({ source }) => source === 'check')).toMatchObject({
    faults: { bare_number: 1 },
    text: 'Bills +2.5 at +105 good? [name] here, [mail], [phone], my roll is [money]',
    forms: expect.arrayContaining(['verdict']),
  });
  expect(cases.find(({ source }) => source === 'report')).toMatchObject({
    text: 'Bills +2.5 at +105 good? [name] here, [mail], [phone], my roll is [money]',
    reason: 'wrong, says [name]',
    month: '2026-11',
    forms: expect.arrayContaining(['verdict']),
  });
  expect(cases.find(({ source }) => source === 'thumb')).toMatchObject({
    rating: 'down',
    text: 'Bills +2.5 at +105 good? [name] here, [mail], [phone], my roll is [money]',
    forms: expect.arrayContaining(['verdict']),
  });
  expect(JSON.stringify(cases)).not.toMatch(/aldous|bumblethorpe/i);
  expect(JSON.stringify(cases)).not.toMatch(/zebulon|quimby|mine\.example|555|7,?654/i);
  expect(JSON.stringify(cases)).not.toContain(caller.id);
}, 300_000);
