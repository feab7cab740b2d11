import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listWaitlist } from '#contract/waitlist-admin.ts';
import { readList } from '../../lib/api.ts';
import type { ListPage } from '../../lib/use-page.ts';

export const ENTRIES_PER_PAGE = 50;
export const WAITLIST_KEY = ['/api/admin/waitlist'] as const;

const DAY_START = () => new Date(new Date().setHours(0, 0, 0, 0)).getTime();

/** Counted by the server; where its headers are absent, in what came. */
export const waitlistQuery = (page: ListPage) =>
  queryOptions({
    queryKey: [...WAITLIST_KEY, page],
    queryFn: async () => {
      const query = new URLSearchParams({
        ...(page.q && { q: page.q }),
        sort: page.sort,
        offset: String(page.offset),
        limit: String(ENTRIES_PER_PAGE),
        tz: new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
      });
      const { rows, count } = await readList({ ...listWaitlist, path: `${listWaitlist.path}?${query}` });
      return {
        rows,
        total: count('x-total-count') ?? rows.length,
        today: count('x-today-count') ?? rows.filter(({ createdAt }) => Date.parse(createdAt) >= DAY_START()).length,
        verified: count('x-verified-count') ?? rows.filter(({ emailVerified }) => emailVerified).length,
        mayExport: count('x-may-export') !== 0,
      };
    },
    placeholderData: keepPreviousData,
  });
