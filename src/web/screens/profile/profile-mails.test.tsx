import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testUser } from '../../lib/test-page-data.ts';
import { notice, press, testProfile } from './test-profile.tsx';

const profile = testProfile();
const SET = 'PUT /api/user/mails';

describe('mails of the account', () => {
  it('are asked for and ended with one press', async () => {
    profile.server.user = { ...testUser, emailVerified: true };
    profile.show();
    await press('Mail Me These');
    await press('Stop These Mails');
    expect(await screen.findByRole('button', { name: 'Mail Me These' })).toBeTruthy();
    expect(profile.server.writes.map(({ body }) => body)).toEqual([{ bestBets: true }, { bestBets: false }]);
  });

  it('need a confirmed address', async () => {
    profile.show();
    expect(await screen.findByText('Confirm your address first: this comes by mail.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mail Me These' }).disabled).toBe(true);
  });

  it('say why where they were not saved', async () => {
    profile.server.user = { ...testUser, emailVerified: true };
    profile.server.refusals[SET] = { status: 500, message: 'It failed.' };
    profile.show();
    await press('Mail Me These');
    expect(await notice('Not Saved')).toBeTruthy();
  });
});
