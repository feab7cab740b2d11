import type { AdminStats } from '#contract/admin.ts';
import type { AdminDeps } from './admin-deps.ts';
import { countAll } from './stats.repo.ts';

export async function readStats({ db, now, billing }: Pick<AdminDeps, 'db' | 'now' | 'billing'>): Promise<AdminStats> {
  return { ...(await countAll(db, now())), revenue: (await billing.collectedCents()) / 100 };
}
