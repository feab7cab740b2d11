import { expect, test } from '@playwright/test';
import { databaseKinds, postgresUrl, withoutPostgres } from '../support/databases.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { HeldDatabase } from '../support/held-database.ts';
import { postgresPrograms, startOwnCluster } from '../support/own-cluster.ts';
import { PaidTurn, withPaidTurn } from '../support/paid-turn.ts';
import { waitUntil } from '../support/wait-until.ts';

type Point = {
  /** Held by this until the test lets go. */
  lock: string;
  /** The statement of the product that then waits, by its first words. */
  next: string;
  isModelAsked: boolean;
};

/** Each has a database, a server and a model of its own. */
test.describe.configure({ mode: 'parallel' });

/** Every place of a turn where something is decided. */
const POINTS = {
  'before it reserves': { lock: 'select id from token_grants for update', next: 'with spendable', isModelAsked: false },
  'between the reservation and its commit': {
    lock: 'lock table picks in exclusive mode',
    next: 'insert into "picks"',
    isModelAsked: false,
  },
  'after the reservation and before the model is called': {
    lock: 'lock table model_calls in exclusive mode',
    next: 'insert into "model_calls"',
    isModelAsked: false,
  },
  'after the answer and before the charge': {
    lock: 'select id from token_reservations for update',
    next: 'with closed',
    isModelAsked: true,
  },
  'between the charge and its commit': {
    lock: 'lock table chat_messages in exclusive mode',
    next: 'insert into "chat_messages"',
    isModelAsked: true,
  },
} satisfies Record<string, Point>;

/** Sends and waits until the product stands at the point; `lost` is the send, `pid` the backend that waits. */
async function standAt(turn: PaidTurn, held: HeldDatabase, { lock, next, isModelAsked }: Point) {
  // What a reservation needs is free until it is made, so the lock of a later point is taken on the way.
  const onTheWay = POINTS['after the reservation and before the model is called'];
  const letOn = isModelAsked ? await held.hold(onTheWay.lock) : null;
  let release = letOn ? null : await held.hold(lock);
  const lost = turn.send();
  if (letOn) {
    await held.waiting(onTheWay.next);
    release = await held.hold(lock);
    await letOn();
  }
  const pid = await held.waiting(next);
  expect(turn.model.requests.length > 0).toBe(isModelAsked);
  return { lost, pid, release: release ?? (async () => {}) };
}

const modelIsAsked = (turn: PaidTurn) =>
  waitUntil('the model is asked', async () => (turn.model.requests.length > 0 ? true : undefined), {
    timeoutMs: 30_000,
  });

type OwnCluster = Awaited<ReturnType<typeof startOwnCluster>>;
type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

async function withFaultProxy(body: (turn: PaidTurn, held: HeldDatabase, proxy: FaultProxy) => Promise<void>) {
  const proxies: FaultProxy[] = [];
  const through = async (url: string) => {
    const proxy = await startFaultProxy(url);
    proxies.push(proxy);
    return proxy.url;
  };
  try {
    await withPaidTurn('PostgreSQL', (turn, held) => body(turn, held!, proxies[0]!), through);
  } finally {
    for (const proxy of proxies) proxy.close();
  }
}

/** A cluster of its own, with a product on it whose model has begun to write and then says no more. */
async function withOwnCluster(
  body: (turn: PaidTurn, cluster: OwnCluster, sent: ReturnType<PaidTurn['send']>) => Promise<void>,
) {
  const cluster = await startOwnCluster(postgresPrograms!);
  let turn: PaidTurn | undefined;
  try {
    turn = await PaidTurn.start({ DATABASE_URL: cluster.url });
    turn.model.behave('hang_mid_body');
    const sent = turn.send();
    await modelIsAsked(turn);
    await body(turn, cluster, sent);
  } finally {
    await turn?.stop();
    await cluster.remove();
  }
}

test.describe('on PostgreSQL', () => {
  test.skip(!postgresUrl, withoutPostgres);

  for (const [name, point] of Object.entries(POINTS)) {
    test(`kill -9 ${name} gives everything back, and the repeated send is charged once`, async () => {
      await withPaidTurn('PostgreSQL', async (turn, held) => {
        const { lost, release } = await standAt(turn, held!, point);
        await turn.kill();
        await release();
        expect(await lost).toBeUndefined();
        await held!.abandoned();
        await turn.startAgain();
        await turn.expectWhole({ answered: 'not yet' });
      });
    });
  }

  test('kill -9 after the charge and before the reply: the repeated send gets the saved answer, and no second charge', async () => {
    await withFaultProxy(async (turn, held, proxy) => {
      const charge = POINTS['after the answer and before the charge'];
      const { lost, release } = await standAt(turn, held, charge);
      const committed = proxy.loseCommit('hold', charge.next);
      await release();
      await committed;
      await turn.kill();
      expect(await lost).toBeUndefined();
      await turn.startAgain();
      await turn.expectWhole({ answered: 'already' });
    });
  });

  for (const { commit, at, answered } of [
    { commit: 'reservation', at: POINTS['between the reservation and its commit'], answered: 'not yet' },
    { commit: 'charge', at: POINTS['after the answer and before the charge'], answered: 'already' },
  ] as const) {
    test(`a lost reply to the COMMIT of the ${commit} charges for what was saved and for nothing else`, async () => {
      await withFaultProxy(async (turn, held, proxy) => {
        const { lost, release } = await standAt(turn, held, at);
        const committed = proxy.loseCommit('cut', at.next);
        await release();
        await committed;
        expect((await lost)?.status).toBeGreaterThanOrEqual(500);
        expect(turn.product.child.ended).toBe(false);
        await turn.endLeases();
        await turn.expectWhole({ answered });
      });
    });
  }

  for (const name of ['before it reserves', 'between the charge and its commit'] as const) {
    test(`a PostgreSQL backend killed ${name} costs nothing, and the server goes on`, async () => {
      await withPaidTurn('PostgreSQL', async (turn, held) => {
        const { lost, pid, release } = await standAt(turn, held!, POINTS[name]);
        await held!.rows('select pg_terminate_backend($1)', [pid]);
        await release();
        expect((await lost)?.status).toBeGreaterThanOrEqual(500);
        expect(turn.product.child.ended).toBe(false);
        await turn.expectWhole({ answered: 'not yet' });
      });
    });
  }

  test('kill -9 of the server and the whole database while the model writes: after both are up again, all is well', async () => {
    test.skip(!postgresPrograms, 'needs the programs of a PostgreSQL of this machine');
    await withOwnCluster(async (turn, cluster, lost) => {
      await Promise.all([cluster.kill(), turn.kill()]);
      expect(await lost).toBeUndefined();
      await cluster.startAgain();
      await turn.startAgain();
      await turn.expectWhole({ answered: 'not yet' });
      const held = await HeldDatabase.open(cluster.url);
      expect(await held.brokenRules()).toEqual([]);
      await held.close();
    });
  });

  test('kill -9 of the database alone while the model writes: the server outlives it, and charges once', async () => {
    test.skip(!postgresPrograms, 'needs the programs of a PostgreSQL of this machine');
    await withOwnCluster(async (turn, cluster, sent) => {
      await cluster.kill();
      await cluster.startAgain();
      const stop = async () =>
        turn.client.stop(turn.sessionId).then(
          () => true as const,
          () => undefined,
        );
      await waitUntil('the answer is stopped', stop, { timeoutMs: 30_000 });
      await sent;
      turn.model.behave(null);
      expect(turn.product.child.ended).toBe(false);
      const saved = (await turn.client.answersWithPicks(turn.sessionId)).length;
      await turn.expectTokens(150 - saved);
    });
  });
});

for (const kind of databaseKinds) {
  test.describe(`on ${kind}`, () => {
    test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);

    for (const fault of ['hang_before_headers', 'hang_mid_body'] as const) {
      test(`kill -9 while the model ${fault === 'hang_mid_body' ? 'writes' : 'thinks'} gives everything back`, async () => {
        await withPaidTurn(kind, async (turn) => {
          turn.model.behave(fault);
          const lost = turn.send();
          await modelIsAsked(turn);
          await turn.kill();
          expect(await lost).toBeUndefined();
          await turn.startAgain();
          await turn.expectWhole({ answered: 'not yet' });
        });
      });
    }

    test('a client that gave up and sends again gets one answer for one charge, also after a restart', async () => {
      await withPaidTurn(kind, async (turn) => {
        turn.model.behave('slow_drip');
        const hangUp = new AbortController();
        const gaveUp = turn.send(hangUp.signal);
        await modelIsAsked(turn);
        hangUp.abort();
        expect(await gaveUp).toBeUndefined();
        const early = await turn.send();
        expect(early?.status).toBe(409);
        await turn.client.stop(turn.sessionId);
        const first = await turn.sendAgain();
        expect(first.status).toBe(200);
        await turn.kill();
        await turn.startAgain();
        expect((await turn.sendAgain()).reply?.message.id).toBe(first.reply?.message.id);
        await turn.expectWhole({ answered: 'already' });
      });
    });
  });
}
