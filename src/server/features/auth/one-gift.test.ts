import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { grantedMailboxes } from '../../db/schema/operations.ts';
import { exclusions } from '../../db/schema/play-limits.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { mailboxHash } from '../play-limits/mailbox-hash.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { PASSWORD, post, startTestApp } from './test-auth-app.ts';

const open = await testDatabase({ poolSize: 10 });
const site = await startTestApp(open.db);

const newName = () => `n${randomUUID().replaceAll('-', '')}`;
const signUp = async (email: string) => {
  const answer = await post(site.app, '/api/auth/signup', { email, password: PASSWORD });
  const { tokensRemaining, noGrantReason, message } = answer.json();
  return { status: answer.statusCode, tokensRemaining, noGrantReason, message };
};
const GIVEN = { status: 201, tokensRemaining: 150, noGrantReason: undefined };
const HAD = { status: 201, tokensRemaining: 0, noGrantReason: 'mailbox_had_grant' };

describe('the sign-up tokens', () => {
  it('are given once per mailbox, and the other account says why it has none', async () => {
    const name = newName();
    expect(await signUp(`${name}@gmail.com`)).toMatchObject(GIVEN);
    for (const spelled of [`${name}+2@gmail.com`, `${name.slice(0, 4)}.${name.slice(4)}@googlemail.com`]) {
      expect(await signUp(spelled)).toMatchObject(HAD);
    }
    expect(await signUp(`${newName()}@gmail.com`)).toMatchObject(GIVEN);
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('are given once to the aliases that Yandex and Yahoo hand out for one mailbox', async () => {
    const name = newName();
    for (const [first, again] of [
      [`${name}@yandex.ru`, `${name}@ya.ru`],
      [`${name}.b@yandex.com`, `${name}-b+x@yandex.by`],
      [`${name}@yahoo.com`, `${name}-bets@yahoo.com`],
      [`${name}-one@yahoo.co.uk`, `${name}-two@yahoo.co.uk`],
    ]) {
      expect(await signUp(first!)).toMatchObject(GIVEN);
      expect(await signUp(again!)).toMatchObject(HAD);
    }
    expect(await signUp(`${name}@yahoo.fr`)).toMatchObject(GIVEN);
  });

  it('were given to an alias that an older version kept under its own hash', async () => {
    const email = `${newName()}-old@yahoo.com`;
    const row = { mailboxHash: mailboxHash('a secret of the test', email), createdAt: site.now() };
    await open.db.insert(grantedMailboxes).values(row);
    expect(await signUp(email)).toMatchObject(HAD);
  });

  it('are given once when many spellings of a mailbox sign up at the same moment', async () => {
    const name = newName();
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => signUp(`${name}+${n}@example.com`)));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(all.filter(({ tokensRemaining }) => tokensRemaining === 150)).toHaveLength(1);
    expect(all.filter(({ noGrantReason }) => noGrantReason === 'mailbox_had_grant')).toHaveLength(9);
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('are not used up by a sign-up that is refused', async () => {
    const email = `${newName()}@example.com`;
    expect(await signUp(email)).toMatchObject(GIVEN);
    expect(await signUp(email)).toMatchObject({ status: 409 });
  });

  it('are not given to who is excluded, which uses nothing up either', async () => {
    const name = newName();
    const mailbox = mailboxHash('a secret of the test', `${name}@example.com`);
    const endsAt = new Date(site.now().getTime() + 60_000);
    await open.db
      .insert(exclusions)
      .values({ id: randomUUID(), mailboxHash: mailbox, kind: 'time_out', startsAt: site.now(), endsAt });
    expect(await signUp(`${name}@example.com`)).toMatchObject({ ...HAD, noGrantReason: 'excluded' });
    site.pass(60_000);
    expect(await signUp(`${name}+later@example.com`)).toMatchObject(GIVEN);
  });
});
