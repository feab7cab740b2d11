import { deleteAccount } from '#contract/own-data.ts';
import { beginSelfExclusion, beginTimeOut, setSpendingLimit } from '#contract/play-limits.ts';
import { reportAnswer } from '#contract/reports.ts';
import { updateSettings } from '#contract/settings.ts';
import { joinWaitlist } from '#contract/waitlist.ts';
import { callAs } from '../../../e2e/support/caller.ts';
import { waitUntil } from '../../../e2e/support/wait-until.ts';
import { soundReply } from '../../../src/server/features/turns/test-sound-reply.ts';
import type { TestModelServer } from '../../../src/server/providers/llm/test-model-server.ts';
import type { OlderProduct } from './older-product.ts';
import { accountOf, adjust, ask, type People } from './people.ts';
import { FOLLOW_UPS, HELP_QUESTIONS, PICK_QUESTIONS, PRO_QUESTIONS, WORD_QUESTIONS } from './questions.ts';

export const WAITING = ['ann@example.org', 'bea@example.org', 'cleo@example.org'];

/** More than a month ago: a subscription begins whose first month has ended by now. */
export async function monthAgo(product: OlderProduct, people: People): Promise<void> {
  await people.subscriber.pricesOf('DEMO');
  await adjust(product, people, 'subscriber', 'subscription', { active: true });
  await ask(people.subscriber, 'Best NHL bets today?');
  await ask(people.subscriber, 'Best value in the NFL?', { mode: 'pro' });
  for (const [at, email] of WAITING.entries()) {
    const source = at % 2 ? 'marketing_page' : 'landing_page';
    await callAs(people.newcomer, joinWaitlist.method, joinWaitlist.path, { email, source });
  }
}

/** Everything that ends by itself, without a model and then with one. */
export async function builtInDay(product: OlderProduct, people: People): Promise<void> {
  await people.bettor.pricesOf('DEMO');
  await bettorsChats(people);
  for (const question of PRO_QUESTIONS) await ask(people.professional, question, { mode: 'pro' });
  await ask(people.subscriber, 'Best UFC bets this week?', { mode: 'pro' });
  for (const question of HELP_QUESTIONS) await ask(people.helped, question);
  await adjust(product, people, 'adjusted', 'tokens', { tokens: 40 });
  await ask(people.adjusted, 'Best NFL bets today?');
  await adjust(product, people, 'adjusted', 'tokens', { tokens: 175 });
  await adjust(product, people, 'broke', 'tokens', { tokens: 0 });
  await ownLimits(people);
  const { method, path } = deleteAccount;
  await ask(people.gone, 'Best NFL bets today?');
  await callAs(people.gone, method, path, { password: accountOf('gone').password });
}

async function bettorsChats({ bettor, operator }: People): Promise<void> {
  for (const question of [...PICK_QUESTIONS, ...WORD_QUESTIONS]) await ask(bettor, question);
  const own = { oddsFormat: 'decimal', timeZone: 'America/Denver', bankroll: 1250.5, unit: 20 };
  await callAs(bettor, updateSettings.method, updateSettings.path, { ...own, sportsbooks: ['draftkings', 'fanduel'] });
  let sessionId: string | undefined;
  for (const question of FOLLOW_UPS) {
    const asked = await ask(bettor, question, { ...(sessionId && { sessionId }) });
    sessionId = asked.sessionId;
    if (question === FOLLOW_UPS[0]) await report(bettor, asked.messageId, 'The odds at FanDuel were others.');
  }
  const words = await ask(bettor, 'what is a push?');
  await report(bettor, words.messageId, 'Not what I asked.');
  await callAs(bettor, 'PATCH', `/api/chat/sessions/${words.sessionId}`, { title: 'Words & "terms" — 漢字 🏀' });
  const deleted = await ask(bettor, 'NBA tonight');
  await callAs(bettor, 'DELETE', `/api/chat/sessions/${deleted.sessionId}`);
  await bettor.createSession();
  await ask(operator, 'Best NFL bets today?', { mode: 'pro' });
}

const report = (client: People['bettor'], messageId: string, reason: string): Promise<unknown> =>
  callAs(client, reportAnswer.method, reportAnswer.path.replace(':messageId', messageId), { reason });

async function ownLimits({ limited, paused, excluded }: People): Promise<void> {
  await ask(limited, 'Best UFC bets this week?');
  const { method, path } = setSpendingLimit;
  await callAs(limited, method, path, { unit: 'tokens', window: 'day', amount: 100 });
  await callAs(limited, method, path, { unit: 'tokens', window: 'week', amount: 200 });
  await callAs(limited, method, path, { unit: 'tokens', window: 'week', amount: 500 });
  await callAs(limited, method, path, { unit: 'money', window: 'month', amount: 48.5 });
  await ask(paused, 'Best NBA bets today?');
  await callAs(paused, beginTimeOut.method, beginTimeOut.path, { duration: '24h' });
  await ask(excluded, 'Best NBA bets today?');
  const forYears = { duration: '5y', confirm: true };
  await callAs(excluded, beginSelfExclusion.method, beginSelfExclusion.path, forYears);
}

/** With a language model: answers that it wrote, one that failed it, and one that was stopped. */
export async function modelDay({ professional }: People, model: TestModelServer): Promise<void> {
  model.say(soundReply);
  await ask(professional, 'Best NBA bets this week?');
  await ask(professional, 'Best NHL bets this week?', { mode: 'pro' });
  await ask(professional, 'something nice for the weekend maybe');
  model.behave('status_500');
  await ask(professional, 'Best NFL bets this week?');
  model.behave('cut_at_the_limit');
  await ask(professional, 'Best value in the NFL?');

  model.behave('hang_mid_body');
  const stopped = await professional.createSession();
  const sent = ask(professional, 'Best EPL bets this week?', { mode: 'pro', sessionId: stopped });
  const before = model.requests.length;
  await waitUntil('the model is asked', async () => (model.requests.length > before ? true : undefined), {
    timeoutMs: 30_000,
  });
  await professional.stop(stopped);
  await sent;
  model.behave(null);
}

/** Answers that never come: what they cost is held when the server dies. */
export async function begin({ interrupted, bettor }: People, model: TestModelServer): Promise<number> {
  model.behave('hang_mid_body');
  const before = model.requests.length;
  const sends = [
    interrupted.send('Best NFL bets today?'),
    interrupted.send('Best value in the NBA?', undefined, { mode: 'pro' }),
    bettor.send('Best NHL bets this week?', undefined, { mode: 'pro' }),
  ];
  for (const send of sends) send.catch(() => undefined);
  const asked = async () => (model.requests.length - before >= sends.length ? true : undefined);
  await waitUntil('every answer has begun', asked, { timeoutMs: 10_000 });
  return sends.length;
}
