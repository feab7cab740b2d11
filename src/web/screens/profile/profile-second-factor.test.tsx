import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { notice, press, testProfile } from './test-profile.tsx';

const profile = testProfile();
const CONFIRM = 'POST /api/user/second-factor/totp/confirm';

const codes = async () =>
  within(await screen.findByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('setting up two-factor authentication', () => {
  it('leads from the password over the app to the recovery codes', async () => {
    profile.show();
    await press('Set Up');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByText('GEZDGNBV')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await press('Switch On');
    expect(await codes()).toEqual(['abcde-fghjk', 'mnpqr-stuvw']);
    expect(profile.server.writes.map(({ body }) => body)).toEqual([{ password: 'correct horse' }, { code: '123456' }]);
    await press('I Have Them');
    expect(await screen.findByText(/2 recovery codes are left\./)).toBeTruthy();
    expect(screen.queryByText('abcde-fghjk')).toBeNull();
  });

  it('says at the field what the server refuses', async () => {
    profile.server.refusals[CONFIRM] = { status: 400, message: 'This code is not right, or it was used before.' };
    profile.show();
    await press('Set Up');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Continue');
    await userEvent.type(await screen.findByLabelText('Code'), '000000');
    await press('Switch On');
    const words = await screen.findByText('This code is not right, or it was used before.');
    expect(screen.getByLabelText('Code').getAttribute('aria-describedby')).toContain(words.id);
  });
});

describe('two-factor authentication that is on', () => {
  const open = async () => {
    profile.server.factor = { isOn: true, since: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 1 };
    profile.show();
    expect(await screen.findByText('Since Nov 20, 2026. 1 recovery code is left.')).toBeTruthy();
    await press('Manage');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.type(screen.getByLabelText('Code'), '123 456');
  };
  const proof = { password: 'correct horse', code: '123 456' };

  it('is switched off with password and code', async () => {
    await open();
    await press('Switch Off');
    expect(await notice('Two-Factor Authentication Is Off')).toBeTruthy();
    expect(profile.server.writes).toEqual([{ method: 'DELETE', path: '/api/user/second-factor', body: proof }]);
    expect(await screen.findByRole('button', { name: 'Set Up' })).toBeTruthy();
  });

  it('gives new recovery codes', async () => {
    await open();
    await press('New Recovery Codes');
    expect(await codes()).toHaveLength(2);
    expect(profile.server.writes).toMatchObject([{ path: '/api/user/second-factor/recovery-codes', body: proof }]);
  });

  it('says why nothing was changed', async () => {
    profile.server.refusals['DELETE /api/user/second-factor'] = { status: 400, message: 'The password is not right.' };
    await open();
    await press('Switch Off');
    expect(await screen.findByText('The password is not right.')).toBeTruthy();
  });
});
