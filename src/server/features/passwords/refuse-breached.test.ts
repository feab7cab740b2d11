import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { accountsOn } from '../../test-server.ts';
import { PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { profileRoutes } from '../profile/profile.routes.ts';
import { plainPasswords } from './test-plain-passwords.ts';

const LEAKED = 'a password that leaked';

const open = await testDatabase();
const passwords = { ...plainPasswords, isBreached: async (password: string) => password === LEAKED };
const site = await startTestApp(open.db, { passwords });
await site.app.register(profileRoutes({ ...accountsOn(open.db, { now: site.now }), passwords }));

const refusal = { message: 'This password is in a list of leaked ones. Please choose another.', field: 'password' };

describe('a password that has leaked', () => {
  it('opens no account', async () => {
    const body = { email: `p-${randomUUID()}@example.com`, password: LEAKED, firstName: 'Jo' };
    const answer = await post(site.app, '/api/auth/signup', body);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal]);
    expect((await post(site.app, '/api/auth/signup', { ...body, password: PASSWORD })).statusCode).toBe(201);
  });

  it('is not changed to, and the old one goes on working', async () => {
    const account = await signUpNew(site.app);
    const body = { currentPassword: PASSWORD, newPassword: LEAKED, confirmPassword: LEAKED };
    const answer = await post(site.app, '/api/user/change-password', body, account);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal]);
    const signIn = await post(site.app, '/api/auth/signin', { email: account.email, password: PASSWORD });
    expect(signIn.statusCode).toBe(200);
  });
});
