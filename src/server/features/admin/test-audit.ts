import { AuditEntry } from '#contract/admin.ts';
import type { Account } from './test-admin-app.ts';

/** What the log tells an administrator of an account, the newest first. */
export async function auditOf(admin: Account, id: string): Promise<AuditEntry[]> {
  const answer = await admin.ask('GET', '/audit?limit=200');
  return answer
    .json<unknown[]>()
    .map((entry) => AuditEntry.parse(entry))
    .filter(({ targetId }) => targetId === id);
}
