import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Scheduler } from 'fast-check';
import { TOKEN_COST } from '#contract/prices.ts';
import { rowsOf } from '../../../platform/database/database.ts';
import { balanceOf, expireGrants } from '../../tokens/tokens.service.ts';
import { sendMessage } from '../send-message.ts';
import { BurnOrderWatch } from './test-burn-order-watch.ts';
import type { HistoryPlan, Step } from './test-history-plan.ts';
import { brokenHistoryRules, WriteWatch } from './test-history-rules.ts';
import { type HistoryDatabase, type HistoryWorld, type Person, startWorld } from './test-history-world.ts';
import { type Outcomes, sweep, takeStep } from './test-take-step.ts';

/** Past every lease, and past every deadline of a send. */
const LONG_SECONDS = 30;
const SWEEP_SECONDS = 5;
const WAITS_AT_MOST = 40;

/**
 * One history: everything of the plan is begun at once, the scheduler chooses what moves next, and after every move all
 * rules have to hold. Then the faults stop: what was held has to be resolved, and the next turn to succeed.
 * @throws for what is broken.
 */
export async function runHistory(database: HistoryDatabase, scheduler: Scheduler, plan: HistoryPlan): Promise<void> {
  const world = await startWorld(database, plan);
  const outcomes: Outcomes = { answers: new Map(), granted: new Map(), deleted: new Set(), unexpected: [] };
  world.gate.follow(scheduler);
  try {
    await interleave(world, scheduler, plan, outcomes);
  } finally {
    world.gate.follow(null);
  }
  hold(outcomes);
  await comesToRest(world, outcomes);
}

async function interleave(world: HistoryWorld, scheduler: Scheduler, plan: HistoryPlan, outcomes: Outcomes) {
  const watch = world.stepsAreWhole ? new BurnOrderWatch(world.plain) : null;
  await watch?.begin();
  const writes = new WriteWatch(world.plain, world.gate);
  let running = 0;
  const begin = (step: Step) => {
    running += 1;
    void takeStep(world, step, outcomes).finally(() => {
      running -= 1;
    });
  };
  plan.steps.forEach(begin);
  let waits = 0;
  for (;;) {
    await rest(world);
    if (await writes.saw()) await check(world, watch);
    if (scheduler.count() > 0) await scheduler.waitOne();
    else if (running === 0) return;
    else if (waits++ < WAITS_AT_MOST) {
      // Only time moves on what is left. Every server sweeps as often.
      world.clock.pass(SWEEP_SECONDS);
      begin({ do: 'sweep' });
    } else throw new Error(`${running} steps never ended`);
  }
}

/** Until nothing moves any more without the scheduler; looked at twice, since what is answered goes on a moment later. */
async function rest({ gated }: HistoryWorld): Promise<void> {
  for (let still = 0; still < 2; still = (await gated.atRest()) ? still + 1 : 0) await setImmediate();
}

async function check({ plain, clock }: HistoryWorld, watch: BurnOrderWatch | null): Promise<void> {
  const broken = await brokenHistoryRules(plain);
  broken.push(...((await watch?.look(clock.now())) ?? []));
  if (broken.length > 0) throw new Error(`broken: ${broken.join('; ')}`);
}

function hold({ answers, granted, unexpected }: Outcomes): void {
  const twice = [
    ...[...answers].filter(([, ids]) => ids.size > 1).map(([about]) => `two answers for ${about}`),
    ...[...granted].filter(([, times]) => times > 1).map(([source]) => `${source} was granted twice`),
  ];
  if (twice.length + unexpected.length > 0) throw new Error([...twice, ...unexpected].join('; '));
}

/** Liveness: after the last lease nothing is held, no turn is open, and whoever has a token gets an answer for it. */
async function comesToRest(world: HistoryWorld, outcomes: Outcomes): Promise<void> {
  const { plain, clock, people } = world;
  clock.pass(LONG_SECONDS);
  await sweep(world);
  await expireGrants(plain, clock.now());
  const open = await plain.execute(sql`
    select id from token_reservations where state = 'held' union all select id from analyses where state = 'reserved'`);
  if (rowsOf(open).length > 0) throw new Error('something is still held after its lease');
  for (const person of people) if (!outcomes.deleted.has(person)) await asksOnceMore(world, person);
  await check(world, null);
}

async function asksOnceMore({ servers, clock, plain }: HistoryWorld, { sender, sessionId }: Person): Promise<void> {
  const before = await balanceOf(plain, sender.walletId, clock.now());
  const isServed = sender.unlimited || before >= TOKEN_COST.regular;
  const body = { message: 'Best NFL bets today?', mode: 'regular' as const, sessionId };
  const reply = await sendMessage(servers[0], sender, body, { idempotencyKey: null }).catch((error: unknown) => {
    if (isServed) throw error;
    return null;
  });
  const price = sender.unlimited || !isServed ? 0 : TOKEN_COST.regular;
  const after = await balanceOf(plain, sender.walletId, clock.now());
  if ((reply !== null) !== isServed || after !== before - price)
    throw new Error(`a turn on a balance of ${before} left ${after} and was ${reply ? 'answered' : 'refused'}`);
}
