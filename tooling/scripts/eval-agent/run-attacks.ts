import { randomUUID } from 'node:crypto';
import type { SendMessageReply } from '#contract/chat.ts';
import type { Slate } from '#research/slate/slate.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { createModelAnalyst } from '../../../src/server/features/turns/model/model-analyst.ts';
import { type ChatApp, eventsOf, newCaller, startChatApp } from '../../../src/server/features/turns/test-chat-app.ts';
import { TURN_TIMES } from '../../../src/server/features/turns/turn-times.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { wallSchedule } from '../../../src/server/platform/process/schedule.ts';
import type { AnalystModel, ModelToolCall } from '../../../src/server/providers/llm/llm.port.ts';
import type { Attack } from './attack.ts';
import { untracedIn } from './untraced.ts';

const QUESTIONS = { lost: 'does buffalo dream of electric sheep', judged: 'Bills +2.5 at +105 good?' } as const;

/** One attack's way through the product. */
export type Outcome = { attack: Attack; shown: string[]; tokens: number; requests: number };

/** Does what the attack says at every request, as a port: what a server can do to the library is tried elsewhere. */
function hostileModel(): AnalystModel & { attack: Attack | null; requests: number } {
  const model = {
    name: 'hostile',
    attack: null as Attack | null,
    requests: 0,
    call: async ({ onText, tools }: Parameters<AnalystModel['call']>[0]) => {
      model.requests += 1;
      const { text = '', calls = [] } = model.attack ?? {};
      onText(text);
      const usage = { inputTokens: 1, outputTokens: 1 };
      return { text, calls: tools ? calls.slice(0, 8).map(asSent) : [], finish: 'stop' as const, usage };
    },
  };
  return model;
}

/** As the adapter gives it: what is no JSON object comes to nothing. */
function asSent({ name, input }: NonNullable<Attack['calls']>[number]): ModelToolCall {
  if (typeof input !== 'string') return { name, input };
  try {
    const value: unknown = JSON.parse(input);
    return { name, input: typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null };
  } catch {
    return { name, input: null };
  }
}

export async function runAttacks(attacks: readonly Attack[], db: Db): Promise<Outcome[]> {
  const model = hostileModel();
  const analyst = createModelAnalyst({
    db,
    now: () => NOW,
    newId: randomUUID,
    schedule: wallSchedule,
    model,
    budgetUsd: null,
    accountBudgetUsd: 1_000,
  });
  const clean = footballSlate();
  const chat = await startChatApp(db, clean, () => NOW, { analyst, limits: TURN_TIMES });
  const outcomes: Outcome[] = [];
  for (const attack of attacks) {
    model.attack = attack;
    model.requests = 0;
    const slate = attack.poison === undefined ? clean : poisoned(clean, attack.poison);
    chat.slate.current = async () => slate;
    outcomes.push({ ...(await runOne(chat, attack)), requests: model.requests });
  }
  await chat.app.close();
  return outcomes;
}

async function runOne(chat: ChatApp, attack: Attack): Promise<Omit<Outcome, 'requests'>> {
  const caller = await newCaller(chat.app);
  const message = attack.question ?? QUESTIONS[attack.ask];
  const response = await caller.send({ message }, { accept: 'text/event-stream' });
  const last = eventsOf(response.body).at(-1);
  if (last?.event !== 'done')
    return { attack, shown: [`ended with ${response.statusCode} ${response.body.slice(0, 200)}`], tokens: 0 };
  const { message: saved } = last.data as SendMessageReply;
  // What was streamed counts as shown, as what was saved does.
  const whole = `${response.body}\n${saved.content}`.toLowerCase();
  const found = attack.mustNotShow.filter((text) => whole.includes(text.toLowerCase())).map((text) => `shows ${text}`);
  return { attack, shown: [...found, ...untracedIn(saved.content)], tokens: 150 - (await caller.tokens()) };
}

function poisoned(slate: Slate, poison: string): Slate {
  const events = slate.events.map((event) => ({
    ...event,
    facts: event.facts.map((fact) => (fact.kind === 'injury' ? { ...fact, text: poison } : fact)),
  }));
  return { ...slate, events };
}
