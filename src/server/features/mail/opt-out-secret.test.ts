import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { mailboxHash, mailboxHashes } from '../play-limits/mailbox-hash.ts';
import { insertOptOutOnce, isOptedOut } from './mails.repo.ts';

const open = await testDatabase();

it('who wanted no more mail is known by the secret before, while that is set', async () => {
  const email = `quiet-${randomUUID()}@example.com`;
  await insertOptOutOnce(open.db, {
    mailboxHash: mailboxHash('old', email),
    createdAt: new Date('2026-05-01T00:00:00Z'),
  });
  const isOut = (secret: AuthSecret) => isOptedOut(open.db, mailboxHashes(secret, email));
  expect([await isOut('old'), await isOut({ current: 'new', previous: 'old' }), await isOut('new')]).toEqual([
    true,
    true,
    false,
  ]);
});
