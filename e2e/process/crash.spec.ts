import { expect, test } from '@playwright/test';
import { type Client, type Sent, signUpClient } from '../support/client.ts';
import { databaseKinds, endLeases, postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { type Product, startProduct } from '../support/product.ts';
import { sendUntilAnswered } from '../support/send-until-answered.ts';
import { waitUntil } from '../support/wait-until.ts';

const TOKENS = 150;
/** The answers after which the server is killed; each time others are at another point of their way. */
const KILL_AFTER = [1, 4, 9];
const SENDS_PER_ROUND = 30;
/** The sweep that gives back what a crash held runs several times in this time. */
const GIVEN_BACK_WITHIN_MS = 60_000;

for (const kind of databaseKinds) {
  test(`kill -9 during sends loses no token and spends none without an answer, on ${kind}`, async () => {
    test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);
    await withDatabase(kind, async (settings) => {
      let product = await startProduct(settings);
      try {
        let client = await signUpClient(product.url);
        await client.pricesOf('DEMO');
        const sessionId = await client.createSession();
        const acknowledged: string[] = [];
        for (const answers of KILL_AFTER) {
          acknowledged.push(...(await killDuringSends(product, client, sessionId, answers)));
          await endLeases(settings);
          product = await product.restart();
          client = client.at(product.url);
        }

        await expectBalanced(client, sessionId);
        const saved = new Set((await client.messages(sessionId)).map((message) => message.id));
        expect(acknowledged.length).toBeGreaterThan(KILL_AFTER.length);
        expect(acknowledged.filter((id) => !saved.has(id))).toEqual([]);

        const after = await sendUntilAnswered(client, 'Best NFL bets today?', sessionId);
        expect(after.status).toBe(200);
        await expectBalanced(client, sessionId);
      } finally {
        await product.stop();
      }
    });
  });
}

/** Starts sends and kills the server after so many answers; the ids of the answers that came through. */
async function killDuringSends(
  product: Product,
  client: Client,
  sessionId: string,
  answers: number,
): Promise<string[]> {
  const came: string[] = [];
  const note = (sent: Sent) => {
    if (sent.reply) came.push(sent.reply.message.id);
    if (came.length === answers) product.child.process.kill('SIGKILL');
  };
  const sends = Array.from({ length: SENDS_PER_ROUND }, () =>
    sendUntilAnswered(client, 'Best NFL bets today?', sessionId).then(note, () => undefined),
  );
  await Promise.all(sends);
  await product.child.end('SIGKILL');
  return came;
}

/** Every token is either left or stands for a saved answer with picks. */
async function expectBalanced(client: Client, sessionId: string): Promise<void> {
  let seen = '';
  const balanced = async () => {
    const answers = (await client.answersWithPicks(sessionId)).length;
    const { tokensRemaining } = await client.user();
    seen = `${tokensRemaining} tokens left and ${answers} answers saved`;
    if (tokensRemaining + answers > TOKENS) throw new Error(`more than ${TOKENS}: ${seen}`);
    return tokensRemaining + answers === TOKENS ? true : undefined;
  };
  await waitUntil('tokens left and answers saved add up', balanced, {
    timeoutMs: GIVEN_BACK_WITHIN_MS,
    describe: () => seen,
  });
}
