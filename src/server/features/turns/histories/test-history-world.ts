import { sql } from 'drizzle-orm';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { NOTHING_LOADED } from '#research/tools/world.ts';
import { users, wallets } from '../../../db/schema/accounts.ts';
import { chatSessions } from '../../../db/schema/chat.ts';
import type { Db } from '../../../platform/database/database.ts';
import { createPlayGuard } from '../../play-limits/play-guard.ts';
import { grantSignupTokens } from '../../tokens/tokens.service.ts';
import { rememberZones } from '../known-zones.ts';
import { LiveTurns } from '../live-turns.ts';
import { rememberPicks } from '../pick-memory.ts';
import type { Sender, TurnDeps } from '../turn-deps.ts';
import { TurnGate } from '../turn-gate.ts';
import { TURN_TIMES } from '../turn-times.ts';
import { UNLIMITED } from './test-charge-rules.ts';
import type { GatedDatabase } from './test-gated-database.ts';
import { HistoryClock } from './test-history-clock.ts';
import type { HistoryPlan } from './test-history-plan.ts';
import type { StepGate } from './test-step-gate.ts';

/** Where histories run: `plain` reads and prepares, what a history does goes through `gated`. */
export type HistoryDatabase = {
  plain: Db;
  gated: GatedDatabase;
  gate: StepGate;
  /** Whether a step is a whole transaction. */
  stepsAreWhole: boolean;
};

export type Person = { sender: Sender; sessionId: string };

/** What one history begins with: two people and two servers on one empty database. */
export type HistoryWorld = HistoryDatabase & {
  start: Date;
  clock: HistoryClock;
  newId: () => string;
  people: [Person, Person];
  servers: [TurnDeps, TurnDeps];
};

const slate = footballSlate();
const site = { helplineName: 'Helpline', helplinePhone: '1-800-522-4700', supportEmail: 'help@example.com' };

export async function startWorld(database: HistoryDatabase, plan: HistoryPlan): Promise<HistoryWorld> {
  await database.plain.execute(sql`select empty_history()`);
  const clock = new HistoryClock(NOW);
  const newId = countedIds();
  const person = (at: 0 | 1) => {
    const isUnlimited = at === 1 && plan.secondIsUnlimited;
    return addPerson(database.plain, newId, {
      email: `${isUnlimited ? UNLIMITED : 'person-'}${at}@example.com`,
      isUnlimited,
      tokens: plan.signup[at],
    });
  };
  const people: [Person, Person] = [await person(0), await person(1)];
  const server = (): TurnDeps => ({
    db: database.gated.db,
    now: clock.now,
    newId,
    loadNeeds: async () => NOTHING_LOADED,
    slate: { current: async () => slate, freshen: async () => {}, moves: async () => [] },
    play: createPlayGuard({ authSecret: 'a secret of the test', site }),
    authSecret: 'a secret of the test',
    gate: new TurnGate(),
    zoneByName: rememberZones(),
    buildPick: rememberPicks(),
    live: new LiveTurns(),
    site,
    analyst: null,
    schedule: clock.schedule,
    limits: TURN_TIMES,
  });
  return { ...database, start: NOW, clock, newId, people, servers: [server(), server()] };
}

/** The same ids in every run of a history. */
function countedIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `00000000-0000-4000-8000-${last.toString(16).padStart(12, '0')}`;
  };
}

async function addPerson(
  db: Db,
  newId: () => string,
  { email, isUnlimited, tokens }: { email: string; isUnlimited: boolean; tokens: number },
): Promise<Person> {
  const [id, walletId, sessionId] = [newId(), newId(), newId()];
  const agreed = { termsVersion: '1', ageConfirmed: '21+', acceptedAt: NOW };
  await db.transaction(async (tx) => {
    await tx.insert(wallets).values({ id: walletId, createdAt: NOW });
    await tx
      .insert(users)
      .values({ id, email, emailKey: email, passwordHash: '-', walletId, ...agreed, createdAt: NOW });
    await tx.insert(chatSessions).values({ id: sessionId, userId: id, title: 'History', createdAt: NOW });
    await grantSignupTokens(tx, { grantId: newId(), walletId, tokens, now: NOW });
  });
  const sender: Sender = { id, email, walletId, timeZone: null, settings: {}, unlimited: isUnlimited };
  return { sender, sessionId };
}
