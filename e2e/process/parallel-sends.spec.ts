import { expect, test } from '@playwright/test';
import { signUpClient } from '../support/client.ts';
import { databaseKinds, postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { startProduct } from '../support/product.ts';
import { sendUntilAnswered } from '../support/send-until-answered.ts';

const SENDS = 200;
const TOKENS = 150;

for (const kind of databaseKinds) {
  test(`200 sends at once with 150 tokens: exactly 150 are answered and charged, 50 refused, on ${kind}`, async () => {
    test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);
    await withDatabase(kind, async (settings) => {
      const product = await startProduct(settings);
      try {
        const client = await signUpClient(product.url);
        await client.pricesOf('DEMO');
        const sessionId = await client.createSession();
        expect((await client.user()).tokensRemaining).toBe(TOKENS);

        const sends = Array.from({ length: SENDS }, () => sendUntilAnswered(client, 'Best NFL bets today?', sessionId));
        const statuses = (await Promise.all(sends)).map((sent) => sent.status);

        const count = (status: number) => statuses.filter((each) => each === status).length;
        expect({
          answered: count(200),
          refused: count(402),
          other: statuses.filter((s) => s !== 200 && s !== 402),
        }).toEqual({
          answered: TOKENS,
          refused: SENDS - TOKENS,
          other: [],
        });
        const user = await client.user();
        expect(user.tokensRemaining).toBe(0);
        expect(user.tokensUsedThisMonth).toBe(TOKENS);
        expect(await client.answersWithPicks(sessionId)).toHaveLength(TOKENS);
        expect(product.child.ended).toBe(false);
      } finally {
        await product.stop();
      }
    });
  });
}
