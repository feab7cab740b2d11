import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { LEDGER_PAGE_MAX, type LedgerLine, listLedger } from '#contract/tokens.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { USAGE_DAYS } from './usage-days.ts';

const PAGE_LINES = 20;
/** A month of a thousand analyses; a chart of more would be read no better. */
const USAGE_PAGES_MAX = 10;
const DAY_MS = 86_400_000;

function readPage(limit: number, before: number | null) {
  const query = new URLSearchParams({ limit: String(limit), ...(before !== null && { before: String(before) }) });
  return read({ ...listLedger, path: `${listLedger.path}?${query}` });
}

/** Looked at anew whenever the list opens: any answer adds to it. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.tokenLedger, 'pages'],
  queryFn: ({ pageParam }) => readPage(PAGE_LINES, pageParam),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  refetchOnMount: 'always',
});

/** The lines of the days that the chart shows, over as many pages as it takes. */
export const usageQuery = queryOptions({
  queryKey: [...queryKeys.tokenLedger, 'usage'],
  queryFn: async () => {
    const since = Date.now() - USAGE_DAYS * DAY_MS;
    const lines: LedgerLine[] = [];
    let before: number | null = null;
    for (let page = 0; page < USAGE_PAGES_MAX; page += 1) {
      const { lines: more, next }: Awaited<ReturnType<typeof readPage>> = await readPage(LEDGER_PAGE_MAX, before);
      lines.push(...more);
      const oldest = more.at(-1);
      if (next === null || !oldest || Date.parse(oldest.at) < since) break;
      before = next;
    }
    return lines;
  },
  refetchOnMount: 'always',
});
