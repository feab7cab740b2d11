import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { notice, press, testProfile } from './test-profile.tsx';

const profile = testProfile();
const { navigate, show } = profile;

describe('an address that is not confirmed', () => {
  it('is said so, and another mail can be asked for', async () => {
    show();
    expect(screen.getByText('Your address is not confirmed yet')).toBeTruthy();
    await press('Resend Mail');
    expect((await notice('Confirmation Mail')).getByText('Another link is on its way.')).toBeTruthy();
    expect(profile.server.writes).toMatchObject([{ method: 'POST', path: '/api/auth/verify/resend' }]);
  });

  it('is not spoken of once it is', () => {
    profile.server.user = { ...profile.server.user, emailVerified: true };
    show();
    expect(screen.queryByText('Your address is not confirmed yet')).toBeNull();
    expect(screen.getByText('Verified')).toBeTruthy();
  });
});

describe('signing out everywhere', () => {
  it('leads to the sign-in screen', async () => {
    show();
    await press('Sign Out Everywhere');
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/signin');
    expect(profile.server.writes).toMatchObject([{ method: 'POST', path: '/api/auth/signout-everywhere' }]);
  });

  it('says so when it failed', async () => {
    profile.server.refusals['POST /api/auth/signout-everywhere'] = { status: 503, message: 'Away for a moment.' };
    show();
    await press('Sign Out Everywhere');
    expect((await notice('Not Signed Out')).getByText('Away for a moment.')).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the devices', () => {
  const device = (id: number, more: object) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    device: 'Firefox on Linux',
    network: '203.0.113.x',
    signedInAt: '2026-01-05T12:00:00.000Z',
    lastSeenAt: '2026-01-05T12:00:00.000Z',
    isCurrent: false,
    ...more,
  });
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Signed-in devices' })).getAllByRole('listitem');

  it('are listed, and all but this one can be signed out', async () => {
    profile.server.devices = [
      device(1, { isCurrent: true, device: 'Chrome on Windows' }),
      device(2, {}),
      device(3, { device: '', network: '' }),
    ];
    show();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Chrome on Windowsfrom 203.0.113.x, in use nowThis device',
      'Firefox on Linuxfrom 203.0.113.x, last seen Jan 5, 2026Sign Out',
      'Unknown browserlast seen Jan 5, 2026Sign Out',
    ]);
    await press(/^Sign Out Firefox on Linux/);
    expect(await notice('Device Signed Out')).toBeTruthy();
    expect(profile.server.writes).toMatchObject([
      { method: 'DELETE', path: '/api/auth/sessions/00000000-0000-4000-8000-000000000002' },
    ]);
    expect(await rows()).toHaveLength(2);
  });

  it('stay when the server refuses, and the list is read again', async () => {
    profile.server.devices = [device(2, {})];
    profile.server.refusals['DELETE /api/auth/sessions/00000000-0000-4000-8000-000000000002'] = {
      status: 404,
      message: 'This device is not signed in any more',
    };
    show();
    await rows();
    profile.server.devices = [device(3, { device: 'Safari on iOS' })];
    await press(/^Sign Out Firefox/);
    expect((await notice('Not Signed Out')).getByText('This device is not signed in any more')).toBeTruthy();
    expect(await screen.findByText('Safari on iOS')).toBeTruthy();
  });

  it('offer a retry where they cannot be read', async () => {
    profile.server.refusals['GET /api/auth/sessions'] = { status: 500 };
    show();
    expect(await screen.findByText(/The list of devices/)).toBeTruthy();
  });
});

describe('the own data', () => {
  it('is a link to the file', () => {
    show();
    const link = screen.getByRole('link', { name: 'Download My Data' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/user/export', true]);
  });

  it('is deleted in two steps, the second with the password', async () => {
    show();
    await press('Delete Account');
    expect(screen.getByText('Step 1 of 2: what it means.')).toBeTruthy();
    expect(screen.getByText(/chats, bets in My Bets, alerts and settings are deleted at once/)).toBeTruthy();
    await press('Continue');
    const last = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' });
    expect(last().disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(last());
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(profile.server.writes).toEqual([
      { method: 'DELETE', path: '/api/user', body: { password: 'correct horse' } },
    ]);
  });

  it('stays on Cancel and on Back', async () => {
    show();
    await press('Delete Account');
    await press('Continue');
    await press('Back');
    await press('Cancel');
    expect(screen.queryByText('Delete your account?')).toBeNull();
    expect(profile.server.writes).toEqual([]);
  });

  it('stays when the server refuses, and its words are shown', async () => {
    profile.server.refusals['DELETE /api/user'] = { status: 503, message: 'The payment provider cannot be reached.' };
    show();
    await press('Delete Account');
    await press('Continue');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Delete My Account');
    const words = await screen.findByText('The payment provider cannot be reached.');
    expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe(words.id);
    expect(navigate).not.toHaveBeenCalled();
  });
});

it('an account that began without tokens says why', () => {
  profile.server.user = { ...profile.server.user, tokensRemaining: 0, noGrantReason: 'mailbox_had_grant' };
  show('tokens');
  expect(screen.getByText(/free tokens are given once per person/)).toBeTruthy();
});
