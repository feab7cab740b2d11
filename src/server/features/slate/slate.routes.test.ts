import { beforeAll, expect, it } from 'vitest';
import { SlateStatus } from '#contract/slate.ts';
import { footballSlate } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { slateRoutes } from './slate.routes.ts';
import { booksOf } from './slate.service.ts';

const open = await testDatabase();
const site = await startTestApp(open.db);
beforeAll(async () => {
  const status = { odds: 'live', asOf: null, ageSeconds: null, badge: 'WAITING', events: 0, books: 0 } as const;
  await site.app.register(
    slateRoutes({
      slate: {
        status: async () => status,
        books: async () => booksOf(footballSlate()),
        lineHistory: () => Promise.reject(new Error('not asked')),
      },
    }),
  );
});

it('tells a signed-in user how the slate stands, and nobody else', async () => {
  const refused = await get(site.app, '/api/slate/status');
  expect([refused.statusCode, refused.json().message]).toEqual([401, 'Unauthorized']);
  const { cookie } = await signUpNew(site.app);
  const answer = await get(site.app, '/api/slate/status', { cookie });
  expect(answer.statusCode).toBe(200);
  expect(SlateStatus.parse(answer.json()).badge).toBe('WAITING');
});

it('lists every book that has a price, by title, to a signed-in user', async () => {
  expect((await get(site.app, '/api/slate/books')).statusCode).toBe(401);
  const { cookie } = await signUpNew(site.app);
  const answer = await get(site.app, '/api/slate/books', { cookie });
  expect(answer.statusCode).toBe(200);
  const titles = answer.json<{ key: string; title: string }[]>().map(({ title }) => title);
  expect(titles).toEqual([...titles].sort());
  expect(answer.json()).toContainEqual({ key: 'draftkings', title: 'Draftkings' });
  expect(titles).toHaveLength(9);
});
