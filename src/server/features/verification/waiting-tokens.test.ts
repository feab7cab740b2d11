import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../db/schema/operations.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';

const open = await testDatabase({ poolSize: 10 });
const site = await startTestApp(open.db, { unconfirmedTokens: 15 });
beforeEach(() => open.db.delete(mails));

const me = async (cookie: string, at = site) => (await get(at.app, '/api/auth/user', { cookie })).json();

async function newAccount(at = site, email?: string) {
  const account = await signUpNew(at.app, email);
  const [mail] = await takeMails(open.db, at.now);
  return { ...account, token: tokenOf(mail) };
}

const confirm = ({ token, cookie }: { token: string; cookie: string }) =>
  post(site.app, '/api/auth/verify', { token }, { cookie });

describe('the sign-up tokens of production', () => {
  it('are 15 at first, and the other 135 when the address is confirmed', async () => {
    const account = await newAccount();
    expect(await me(account.cookie)).toMatchObject({ tokensRemaining: 15, tokensOnConfirmation: 135 });
    expect((await confirm(account)).statusCode).toBe(200);
    const after = await me(account.cookie);
    expect(after).toMatchObject({ tokensRemaining: 150, emailVerified: true });
    expect(after).not.toHaveProperty('tokensOnConfirmation');
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('come once, however many links are followed at once', async () => {
    const account = await newAccount();
    site.pass(60_000);
    await post(site.app, '/api/auth/verify/resend', {}, { cookie: account.cookie });
    const second = tokenOf((await takeMails(open.db, site.now))[0]);
    const tries = [account.token, second, account.token, second, account.token, second];
    const answers = await Promise.all(tries.map((token) => confirm({ token, cookie: account.cookie })));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect(await me(account.cookie)).toMatchObject({ tokensRemaining: 150 });
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('do not wait where none are given: the mailbox had them', async () => {
    const name = `ann${randomUUID().replaceAll('-', '')}`;
    await newAccount(site, `${name}@example.com`);
    const second = await newAccount(site, `${name}+2@example.com`);
    expect(await me(second.cookie)).not.toHaveProperty('tokensOnConfirmation');
    expect((await confirm(second)).statusCode).toBe(200);
    expect(await me(second.cookie)).toMatchObject({ tokensRemaining: 0, noGrantReason: 'mailbox_had_grant' });
  });

  it('were all given to an account from before, and from outside of production: its confirmation adds none', async () => {
    const trial = await startTestApp(open.db);
    const account = await newAccount(trial);
    expect(await me(account.cookie, trial)).toMatchObject({ tokensRemaining: 150 });
    expect((await confirm(account)).statusCode).toBe(200);
    expect(await me(account.cookie)).toMatchObject({ tokensRemaining: 150, emailVerified: true });
    await trial.app.close();
  });
});
