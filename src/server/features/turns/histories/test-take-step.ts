import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/accounts.ts';
import { AppError } from '../../../platform/errors.ts';
import * as tokens from '../../tokens/tokens.service.ts';
import { LiveTurns } from '../live-turns.ts';
import { createModelAnalyst } from '../model/model-analyst.ts';
import { closeAbandonedCalls } from '../model/model-calls.service.ts';
import { stopAnswer } from '../running-turns.ts';
import { sendMessage } from '../send-message.ts';
import type { TurnDeps } from '../turn-deps.ts';
import { TurnGate } from '../turn-gate.ts';
import { closeAbandoned } from '../turn-store.ts';
import { historyModel } from './test-history-model.ts';
import type { ModelBehaviour, Step } from './test-history-plan.ts';
import type { HistoryWorld, Person } from './test-history-world.ts';

/** What came of the steps of a history so far. */
export type Outcomes = {
  /** By key, the answers that its sends were given. */
  answers: Map<string, Set<string>>;
  /** How often each source said that it was granted now. */
  granted: Map<string, number>;
  deleted: Set<Person>;
  /** What no step should end with. */
  unexpected: string[];
};

/** How a refusal may end a send; everything else is a fault. */
const REFUSALS: ReadonlySet<string> = new Set(['insufficient_tokens', 'conflict', 'unavailable']);
const MONTH_SECONDS = 60;

export async function takeStep(world: HistoryWorld, step: Step, outcomes: Outcomes): Promise<void> {
  await world.gate.pause(step.do);
  try {
    await begin(world, step, outcomes);
  } catch (error) {
    const isGone = 'user' in step && outcomes.deleted.has(personOf(world, step.user));
    if (isGone || (error instanceof AppError && REFUSALS.has(error.code))) return;
    outcomes.unexpected.push(`${JSON.stringify(step)}: ${error instanceof Error ? error.stack : error}`);
  }
}

const personOf = ({ people }: HistoryWorld, user: number): Person => people[user === 1 ? 1 : 0];
const serverOf = ({ servers }: HistoryWorld, server: number): TurnDeps => servers[server === 1 ? 1 : 0];

async function begin(world: HistoryWorld, step: Step, outcomes: Outcomes): Promise<void> {
  const { gated, clock, newId } = world;
  const { db } = gated;
  const now = clock.now();
  switch (step.do) {
    case 'send':
      return send(world, step, outcomes);
    case 'stop': {
      const { sender, sessionId } = personOf(world, step.user);
      await stopAnswer(serverOf(world, step.server), sender, sessionId);
      return;
    }
    case 'sweep':
      return sweep(world);
    case 'expire':
      await tokens.expireGrants(db, now);
      return;
    case 'set_balance': {
      const { walletId } = personOf(world, step.user).sender;
      await tokens.setBalance(db, { walletId, tokens: step.tokens, newId, now });
      return;
    }
    case 'delete_user': {
      const person = personOf(world, step.user);
      outcomes.deleted.add(person);
      await db.delete(users).where(eq(users.id, person.sender.id));
      return;
    }
    case 'wait':
      clock.pass(step.seconds);
      return;
    default:
      return grantOrTakeBack(world, step, outcomes);
  }
}

export async function sweep({ gated: { db }, clock: { now } }: HistoryWorld): Promise<void> {
  await tokens.releaseExpired(db, now());
  await closeAbandoned({ db, now });
  await closeAbandonedCalls({ db, now });
}

/** What the provider's events come to in the ledger, each in a transaction as they are applied. */
async function grantOrTakeBack(
  world: HistoryWorld,
  step: Extract<Step, { do: 'pack' | 'month' | 'refund' }>,
  { granted }: Outcomes,
): Promise<void> {
  const { gated, clock, newId } = world;
  const { walletId } = personOf(world, step.user).sender;
  const now = clock.now();
  const count = (source: string, isNew: boolean) => granted.set(source, (granted.get(source) ?? 0) + Number(isNew));
  if (step.do === 'month') {
    const start = world.start.getTime() + step.period * MONTH_SECONDS * 1000;
    const [periodStart, periodEnd] = [new Date(start), new Date(start + MONTH_SECONDS * 1000)];
    const period = { walletId, periodStart, periodEnd, tokens: step.tokens, newId, now };
    const isNew = await gated.db.transaction((tx) => tokens.startMonthlyPeriod(tx, period));
    count(tokens.periodSource(walletId, periodStart), isNew);
    return;
  }
  const source = `payment:${step.user}:${step.payment}`;
  if (step.do === 'refund') {
    await gated.db.transaction((tx) => tokens.revokeGrant(tx, { source, tokens: step.tokens, reason: 'refund', now }));
    return;
  }
  const pack = {
    grantId: newId(),
    walletId,
    kind: 'purchased' as const,
    tokens: step.tokens,
    expiresAt: null,
    source,
    now,
  };
  count(source, await gated.db.transaction((tx) => tokens.grantTokens(tx, pack)));
}

async function send(world: HistoryWorld, step: Extract<Step, { do: 'send' }>, outcomes: Outcomes): Promise<void> {
  const { sender, sessionId } = personOf(world, step.user);
  const server = serverOf(world, step.server);
  const idempotencyKey = step.key === null ? null : `key ${step.key}`;
  const body = { message: 'Best NFL bets today?', mode: step.mode, sessionId };
  const ask = (deps: TurnDeps) => sendMessage(deps, sender, body, { idempotencyKey });
  let onDeath = () => {};
  const death = new Promise<null>((resolve) => {
    onDeath = () => resolve(null);
  });
  const asleep = { schedule: () => () => {}, live: new LiveTurns(), gate: new TurnGate() };
  const deps = step.model === 'dies' || step.model === 'frozen' ? { ...server, ...asleep } : server;
  const reply = await Promise.race([ask(withModel(world, deps, step.model, onDeath)), death]);
  if (!reply || idempotencyKey === null) return;
  const about = `${sender.id} ${idempotencyKey}`;
  outcomes.answers.set(about, (outcomes.answers.get(about) ?? new Set()).add(reply.message.id));
}

function withModel(world: HistoryWorld, deps: TurnDeps, behaviour: ModelBehaviour, onDeath: () => void): TurnDeps {
  if (behaviour === 'none') return deps;
  const { db, now, newId, schedule } = deps;
  const model = historyModel(world, behaviour, onDeath);
  return { ...deps, analyst: createModelAnalyst({ db, now, newId, schedule, model, budgetUsd: null }) };
}
