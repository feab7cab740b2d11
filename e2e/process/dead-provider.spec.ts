import { expect, test } from '@playwright/test';
import { contentOf, signUpClient } from '../support/client.ts';
import { startProduct } from '../support/product.ts';
import { startReplay } from '../support/replay.ts';

test('an odds provider that stops answering leaves the server up, on its last good prices with their age', async () => {
  const replay = await startReplay();
  let product = await startProduct({ ODDS_API_KEY: 'replayed', ODDS_API_URL: replay.url });
  try {
    let client = await signUpClient(product.url);
    const live = await client.pricesOf('LIVE');

    await replay.stop();
    product = await product.restart();
    client = client.at(product.url);

    const status = await client.slateStatus();
    expect(status.odds).toBe('live');
    expect(['LIVE', 'DELAYED']).toContain(status.badge);
    expect(status.asOf).toBe(live.asOf);
    expect(status.ageSeconds).toBeGreaterThan(0);

    const sent = await client.send(`Best ${replay.league} bets?`);
    expect(sent.status).toBe(200);
    const content = contentOf(sent.reply!.message);
    expect(content.dataSource.odds).toBe('live');
    expect(content.totalPicks).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(content)).not.toMatch(/\bdemo\b/i);
    expect(product.child.ended).toBe(false);
  } finally {
    await product.stop();
    await replay.stop();
  }
});

test('with a key and no price ever seen, an analysis is refused in plain words and costs nothing', async () => {
  const product = await startProduct({ ODDS_API_KEY: 'k', ODDS_API_URL: 'http://127.0.0.1:1' });
  try {
    const client = await signUpClient(product.url);
    const sent = await client.send('Best NFL bets today?');
    expect(sent.status).toBe(503);
    expect(sent.message).toMatch(/odds|prices/i);
    expect(sent.message).not.toMatch(/ECONN|fetch|undefined/);
    expect((await client.user()).tokensRemaining).toBe(150);
    expect((await client.slateStatus()).badge).toBe('WAITING');
  } finally {
    await product.stop();
  }
});
