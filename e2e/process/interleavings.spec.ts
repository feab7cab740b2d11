import { expect, test } from '@playwright/test';
import { type Client, signUpClient } from '../support/client.ts';
import { postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { HeldDatabase } from '../support/held-database.ts';
import { type Product, type Settings, startProduct } from '../support/product.ts';
import { sendUntilAnswered } from '../support/send-until-answered.ts';

const QUESTION = 'Best NFL bets today?';
/** Signed with by both servers. */
const AUTH_SECRET = 'two servers of the tests share this secret, and nobody else does';

test.describe('two servers on one PostgreSQL', () => {
  test.skip(!postgresUrl, withoutPostgres);

  test('2 to 50 turns at once on a balance of 1: one is answered, all others are refused', async () => {
    await withTwoServers(async (clients, held) => {
      for (const turns of [2, 3, 8, 20, 50]) {
        const [one, other, sessionId] = await newcomer(clients, held, 1);
        const sends = Array.from({ length: turns }, (_, at) =>
          sendUntilAnswered(at % 2 ? other : one, QUESTION, sessionId),
        );
        const statuses = (await Promise.all(sends)).map(({ status }) => status).sort();
        expect(statuses).toEqual([200, ...Array.from({ length: turns - 1 }, () => 402)]);
        expect((await one.user()).tokensRemaining).toBe(0);
        expect(await one.answersWithPicks(sessionId)).toHaveLength(1);
      }
    });
  });

  test('a pro turn and five regular ones at once on a balance of 5: the one or the five', async () => {
    await withTwoServers(async (clients, held) => {
      for (let round = 0; round < 6; round += 1) {
        const [one, other, sessionId] = await newcomer(clients, held, 5);
        const pro = one.send(QUESTION, sessionId, { mode: 'pro' });
        const regular = Array.from({ length: 5 }, (_, at) => (at % 2 ? one : other).send(QUESTION, sessionId));
        const { status } = await pro;
        const answered = (await Promise.all(regular)).filter((sent) => sent.status === 200).length;
        expect([status, answered]).toEqual(status === 200 ? [200, 0] : [402, 5]);
        expect((await one.user()).tokensRemaining).toBe(0);
      }
    });
  });

  test('one key sent 50 times at both servers: one answer, one charge', async () => {
    await withTwoServers(async (clients, held) => {
      const [one, other, sessionId] = await newcomer(clients, held, 3);
      const sends = Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? one : other).send(QUESTION, sessionId, { key: 'the one send' }),
      );
      const all = await Promise.all(sends);
      const answers = new Set(all.flatMap(({ reply }) => (reply ? [reply.message.id] : [])));
      expect(answers.size).toBe(1);
      expect(all.filter(({ status }) => ![200, 409, 429].includes(status))).toEqual([]);
      expect((await one.user()).tokensRemaining).toBe(2);
      expect(await one.answersWithPicks(sessionId)).toHaveLength(1);
      const otherBody = await other.send('Best NBA bets today?', sessionId, { key: 'the one send' });
      expect(otherBody.status).toBe(409);
    });
  });
});

type Newcomer = [one: Client, other: Client, sessionId: string];

async function withTwoServers(
  body: (products: [Product, Product], held: HeldDatabase) => Promise<void>,
): Promise<void> {
  await withDatabase('PostgreSQL', async (settings: Settings) => {
    const held = await HeldDatabase.open(settings.DATABASE_URL ?? '');
    const started: Product[] = [];
    try {
      const first = await startProduct({ ...settings, AUTH_SECRET });
      started.push(first);
      const second = await startProduct({ ...settings, AUTH_SECRET });
      started.push(second);
      await body([first, second], held);
      expect(await held.brokenRules()).toEqual([]);
      expect(started.filter(({ child }) => child.ended)).toEqual([]);
    } finally {
      for (const product of started) await product.stop();
      await held.close();
    }
  });
}

/** A new user with so many tokens, at both servers. */
async function newcomer(products: [Product, Product], held: HeldDatabase, tokens: number): Promise<Newcomer> {
  const one = await signUpClient(products[0].url);
  const other = one.at(products[1].url);
  for (const client of [one, other]) await client.pricesOf('DEMO');
  await held.setBalance((await one.user()).id, tokens);
  return [one, other, await one.createSession()];
}
