import { describe, expect, it } from 'vitest';
import { pageFactsOf } from './page-facts.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { startWholeApp } from './test-whole-app.ts';

const open = await testDatabase();
const site = await startWholeApp(open.db);

/** What the page was sent with for its screen. */
async function dataOf(path: string): Promise<Record<string, unknown>> {
  const answer = await site.app.inject(path);
  expect(answer.statusCode).toBe(200);
  const attribute = /data-page="([^"]*)"/.exec(answer.body)?.[1] ?? '';
  return JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

describe('what public pages are sent with', () => {
  it.each(['/', '/explore', '/signin', '/auth?mode=signin'])(
    'at %s, which names the win rate, is what was measured',
    async (path) => {
      const { record, bestBets } = await dataOf(path);
      expect(record).toEqual({ kind: 'demo', graded: 0, winRate: null });
      expect(bestBets).toBeUndefined();
    },
  );

  it('at /best-bets is how the lists ended', async () => {
    expect(await dataOf('/best-bets')).toMatchObject({ bestBets: { odds: 'demo', today: null, last: null } });
  });

  it('at /record is what its filters find, and nothing that is none of them', async () => {
    const asked = '/record?utm=x&period=30d&sport=&verdict=maybe&market=spread&before=1';
    expect(await dataOf(asked)).toMatchObject({
      path: '/record?market=spread&period=30d',
      recorded: { search: '?market=spread&period=30d', page: { picks: [], total: 0, figures: { late: { picks: 0 } } } },
    });
    const older = await dataOf('/record?before=6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
    expect(older).toMatchObject({ recorded: { page: { picks: [], figures: { graded: 0 } } } });
  });

  it('at other pages is neither', async () => {
    expect(Object.keys(await dataOf('/pricing'))).toEqual(['path', 'status', 'site', 'example']);
  });

  it('is left out where it cannot be read, and the page is sent all the same', async () => {
    const warned: string[] = [];
    const fail = async () => {
      throw new Error('the database is away');
    };
    const read = pageFactsOf({
      dayBets: { results: fail },
      readMeasured: fail,
      readRecord: fail,
      log: { warn: (about: object) => void warned.push(JSON.stringify(about)) },
    });
    expect([await read('/'), await read('/record'), await read('/best-bets'), await read('/pricing')]).toEqual([
      {},
      {},
      {},
      {},
    ]);
    expect(warned).toHaveLength(3);
  });
});
