import type { Fault as ModelFault } from '../../../../src/server/providers/llm/test-model-server.ts';
import type { StandInFault } from '../../../../src/server/providers/payments/stand-in/test-stripe-misbehaviour.ts';
import type { FaultTimes } from './fault-times.ts';
import { rest } from './rest.ts';
import type { Seeded } from './seeded.ts';
import type { Servers } from './servers.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

/** Beyond it a running turn's lease has run out: whoever wakes finds its turn given back. */
const BEYOND_A_LEASE = { low: 21_000, high: 30_000 };
const SHORT = { low: 1_500, high: 8_000 };
const LONG_SHARE = 0.25;

const MODEL_FAULTS: readonly ModelFault[] = [
  'hang_before_headers',
  'hang_mid_body',
  'reset_before_headers',
  'reset_mid_body',
  'clean_early_end',
  'status_429',
  'status_500',
  'invalid_json',
  'other_shape',
  'slow_drip',
];
const PAYMENT_FAULTS: readonly StandInFault[] = ['hang', 'reset', 'lose_reply', 'status_500', 'status_429', 'html_502'];

export type World = {
  stage: Stage;
  servers: Servers;
  times: FaultTimes;
  tally: Tally;
  random: Seeded;
  ending: AbortSignal;
  /** How much of the run is over, from 0 to 1. */
  progress: () => number;
};

type Fault = { weight: number; kind: string; strike: (world: World) => Promise<void> };

/**
 * The last server is killed only in the first quarter: what it keeps in memory can be told from the rest. One alone is killed in the
 * first half.
 */
function killable({ servers, progress, random }: World): number {
  const last = servers.count - 1;
  if (last === 0 || progress() < 0.25) return random.whole(0, last);
  return random.whole(0, last - 1);
}

async function kill(world: World): Promise<void> {
  const { servers, times, random, ending } = world;
  if (servers.count === 1 && world.progress() > 0.5) return;
  const at = killable(world);
  const end = times.begin('kill -9', `server ${at + 1}, until it was ready again`, { disturbs: true });
  await servers.kill(at);
  await rest(random.between(0, 4_000), ending);
  await servers.startAgain(at);
  end();
}

async function freeze({ servers, times, random, ending }: World): Promise<void> {
  const at = random.whole(0, servers.count - 1);
  const { low, high } = random.isTrueIn(LONG_SHARE) ? BEYOND_A_LEASE : SHORT;
  const end = times.begin('SIGSTOP', `server ${at + 1}`, { disturbs: true });
  servers.freeze(at);
  await rest(random.between(low, high), ending);
  servers.thaw(at);
  end();
}

const DATABASE_FAULTS: readonly Fault[] = [
  {
    weight: 3,
    kind: 'connections ended',
    strike: async ({ stage, times, tally }) => {
      const end = times.begin('connections ended', 'pg_terminate_backend of all', { disturbs: true });
      await stage.database?.terminate().catch((error: unknown) => tally.count('pg_terminate_backend', String(error)));
      end();
    },
  },
  {
    weight: 3,
    kind: 'database refused',
    strike: async ({ stage, times, random, ending }) => {
      const end = times.begin('database refused', 'every connection turned away', { disturbs: true });
      stage.database?.gate.shut();
      await rest(random.between(SHORT.low, SHORT.high), ending);
      stage.database?.gate.open();
      end();
    },
  },
];

const SERVER_FAULTS: readonly Fault[] = [
  { weight: 4, kind: 'kill', strike: kill },
  { weight: 4, kind: 'freeze', strike: freeze },
];

const PROVIDER_FAULTS: readonly Fault[] = [
  {
    weight: 5,
    kind: 'model',
    strike: async ({ stage, times, random, ending }) => {
      const fault = random.pick(MODEL_FAULTS);
      const end = times.begin('model', fault, { disturbs: false });
      stage.model.behave(fault);
      await rest(random.between(5_000, 20_000), ending);
      stage.model.behave(null);
      end();
    },
  },
  {
    weight: 1,
    kind: 'model away',
    strike: async ({ stage, times, random, ending }) => {
      const end = times.begin('model', 'nobody there', { disturbs: false });
      stage.modelGate.shut();
      await rest(random.between(5_000, 15_000), ending);
      stage.modelGate.open();
      end();
    },
  },
  {
    weight: 2,
    kind: 'payments',
    strike: async ({ stage, times, random, ending }) => {
      const fault = random.pick(PAYMENT_FAULTS);
      const end = times.begin('payment provider', fault, { disturbs: false });
      stage.stripe.behave(fault);
      await rest(random.between(5_000, 15_000), ending);
      stage.stripe.behave(null);
      end();
    },
  },
  {
    weight: 2,
    kind: 'mail',
    strike: async ({ stage, times, random, ending }) => {
      const end = times.begin('mail server', 'nobody there', { disturbs: false });
      stage.mailGate.shut();
      await rest(random.between(10_000, 30_000), ending);
      stage.mailGate.open();
      end();
    },
  },
];

/** One fault after the other until the run ends. Two of these run beside each other: what servers stand on, and what they call. */
export async function strike(world: World, which: 'servers' | 'providers'): Promise<void> {
  const faults =
    which === 'providers' ? PROVIDER_FAULTS : [...SERVER_FAULTS, ...(world.stage.database ? DATABASE_FAULTS : [])];
  const [low, high] = which === 'providers' ? [8_000, 30_000] : [12_000, 40_000];
  for (;;) {
    await rest(world.random.between(low, high), world.ending);
    if (world.ending.aborted) return;
    await world.random.pickWeighted(faults).strike(world);
  }
}

/** Whatever was on ends, and what hangs in it is let go. */
export function heal({ model, modelGate, stripe, mailGate, database }: Stage): void {
  model.behave(null);
  stripe.behave(null);
  modelGate.open();
  modelGate.cut();
  mailGate.open();
  database?.gate.open();
}
