import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AuditKind,
  adminStats,
  failedAnalyses,
  listAudit,
  listUsers,
  modelCosts,
  portalHealth,
  verifyAdmin,
} from '#contract/admin.ts';
import { listMoneyDifferences } from '#contract/admin-money.ts';
import { portalTrends } from '#contract/admin-trends.ts';
import { listAnswerRatings } from '#contract/ratings.ts';
import { listAnswerReports } from '#contract/reports.ts';
import { read, readList } from '../../lib/api.ts';
import type { ListPage } from '../../lib/use-page.ts';
import { at } from './portal.ts';

export const USERS_PER_PAGE = 50;
export const LINES_PER_PAGE = 25;

/** The keys name no address, so that none of it is kept with the data. */
export const portalKeys = {
  verify: ['portal', 'verify'],
  users: ['portal', 'users'],
  stats: ['portal', 'stats'],
  audit: ['portal', 'audit'],
} as const;

async function pageOf<Rows extends readonly unknown[]>(
  list: Promise<{ rows: Rows; count: (header: string) => number | null }>,
): Promise<{ rows: Rows; total: number }> {
  const { rows, count } = await list;
  return { rows, total: count('x-total-count') ?? rows.length };
}

export const verifyQuery = (path: string) =>
  queryOptions({ queryKey: portalKeys.verify, queryFn: () => read(at(verifyAdmin, path)), retry: false });

export const statsQuery = (path: string) =>
  queryOptions({ queryKey: portalKeys.stats, queryFn: () => read(at(adminStats, path)) });

export const usersQuery = (path: string, page: ListPage) =>
  queryOptions({
    queryKey: [...portalKeys.users, page],
    queryFn: () => pageOf(readList(at(listUsers, path, { ...page, limit: USERS_PER_PAGE }))),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (path: string, { q, offset }: Pick<ListPage, 'q' | 'offset'>, kind: AuditKind) =>
  queryOptions({
    queryKey: [...portalKeys.audit, kind, q, offset],
    queryFn: () => pageOf(readList(at(listAudit, path, { q, kind, offset, limit: LINES_PER_PAGE }))),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const healthQuery = (path: string) =>
  queryOptions({
    queryKey: ['portal', 'health'],
    queryFn: () => read(at(portalHealth, path)),
    refetchOnMount: 'always',
  });

export const trendsQuery = (path: string) =>
  queryOptions({
    queryKey: ['portal', 'trends'],
    queryFn: () => read(at(portalTrends, path)),
    refetchOnMount: 'always',
  });

export const modelCostsQuery = (path: string) =>
  queryOptions({
    queryKey: ['portal', 'model-costs'],
    queryFn: () => read(at(modelCosts, path)),
    refetchOnMount: 'always',
  });

export const failedQuery = (path: string, offset: number) =>
  queryOptions({
    queryKey: ['portal', 'failed', offset],
    queryFn: () => pageOf(readList(at(failedAnalyses, path, { offset, limit: LINES_PER_PAGE }))),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const moneyDifferencesQuery = (path: string, offset: number) =>
  queryOptions({
    queryKey: ['portal', 'money-differences', offset],
    queryFn: async () => {
      const { rows, count } = await readList(at(listMoneyDifferences, path, { offset, limit: LINES_PER_PAGE }));
      return rows && { rows, total: count('x-total-count') ?? rows.length };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const ratingsQuery = queryOptions({
  queryKey: ['portal', 'ratings'],
  queryFn: () => read(listAnswerRatings),
  refetchOnMount: 'always',
});

export const reportsQuery = (offset: number) =>
  queryOptions({
    queryKey: ['portal', 'reports', offset],
    queryFn: () => pageOf(readList(at(listAnswerReports, '', { offset, limit: LINES_PER_PAGE }))),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
