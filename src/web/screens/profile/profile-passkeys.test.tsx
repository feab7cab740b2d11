import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Passkey } from '#contract/passkeys.ts';
import { removeCredentials, stubCredentials } from '../../lib/passkeys/test-credentials.ts';
import { notice, press, testProfile } from './test-profile.tsx';

const profile = testProfile();
afterEach(removeCredentials);

const passkey = (name: string, more: Partial<Passkey> = {}): Passkey => ({
  id: crypto.randomUUID(),
  name,
  isSynced: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: null,
  ...more,
});

async function fillIn() {
  await press('Add a Passkey');
  await userEvent.type(screen.getByLabelText('Name'), 'My laptop');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await press('Continue');
}

describe('the passkeys of an account', () => {
  it('are renamed in a dialog that begins with the name it has', async () => {
    profile.server.passkeys = [passkey('Phone'), passkey('Key')];
    profile.show();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Phone' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Name');
    expect(field.value).toBe('Phone');
    await userEvent.clear(field);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await userEvent.type(field, ' Old phone {Enter}');
    expect(await screen.findByRole('button', { name: 'Remove Old phone' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Rename Key' })).toBeTruthy();
  });

  it('are listed with when they were added and used', async () => {
    profile.server.passkeys = [
      passkey('Phone', { isSynced: true }),
      passkey('Key', { lastUsedAt: new Date().toISOString() }),
    ];
    profile.server.factor = { isOn: false, since: null, recoveryCodesLeft: 9 };
    profile.show();
    const rows = within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^PhoneSyncedadded Nov 20, 2026, never used/),
      expect.stringMatching(/^Keyadded Nov 20, 2026, last used/),
    ]);
    expect(await screen.findByText(/9 recovery codes are left/)).toBeTruthy();
  });

  it('are added with name and password, and the first shows recovery codes', async () => {
    stubCredentials();
    profile.show();
    await fillIn();
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(codes).toHaveLength(2);
    const [begun, added] = profile.server.writes;
    expect(begun).toMatchObject({ path: '/api/user/passkeys/begin', body: { password: 'correct horse' } });
    expect(added).toMatchObject({
      body: { name: 'My laptop', passkey: { id: 'AQID', response: { transports: ['internal'] } } },
    });
    await press('I Have Them');
    expect(within(await screen.findByRole('list', { name: 'Passkeys' })).getByText('My laptop')).toBeTruthy();
  });

  it('are not added where the device was not asked to the end, and it is said', async () => {
    stubCredentials(new DOMException('not allowed', 'NotAllowedError'));
    profile.show();
    await fillIn();
    expect(await screen.findByText('No passkey was used. You can try again.')).toBeTruthy();
    expect(profile.server.writes).toHaveLength(1);
  });

  it('say what a browser without them cannot do', async () => {
    profile.show();
    await fillIn();
    expect(await screen.findByText('This browser offers no passkeys here.')).toBeTruthy();
  });

  it('are removed with the password', async () => {
    profile.server.passkeys = [passkey('Phone')];
    profile.show();
    await press('Remove Phone');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Remove');
    expect((await notice('Passkey Removed')).getByText('Phone signs in no more.')).toBeTruthy();
    expect(profile.server.writes).toMatchObject([{ method: 'DELETE', body: { password: 'correct horse' } }]);
    expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull();
  });

  it('have recovery codes of their own, which are made anew with the password', async () => {
    profile.server.passkeys = [passkey('Phone')];
    profile.server.factor = { isOn: false, since: null, recoveryCodesLeft: 1 };
    profile.show();
    await press('New Recovery Codes');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Continue');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy();
    expect(profile.server.writes).toMatchObject([{ body: { password: 'correct horse' } }]);
  });
});
