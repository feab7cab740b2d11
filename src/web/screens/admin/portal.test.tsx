import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminUser, PORTAL_PATH } from './test-admin-server.ts';
import { openPortal, portalServer, press } from './test-portal.tsx';

const USERS = `/api${PORTAL_PATH}/users`;

const portal = portalServer();

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the gate', () => {
  it.each([401, 403, 404, 500])(
    'denies access when the verification is refused with %i, and asks for nothing',
    async (status) => {
      portal.server.refusals[`GET /api${PORTAL_PATH}/verify`] = { status };
      await openPortal();
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
      expect(screen.getByText("You don't have permission to access this admin portal.")).toBeTruthy();
      expect(screen.getByText('This area is restricted to authorized administrators only.')).toBeTruthy();
      expect(portal.server.calls.map(({ path }) => path)).toEqual([`/api${PORTAL_PATH}/verify`]);
    },
  );

  it('shows nothing but the way to a second factor to an administrator without one, at once and later', async () => {
    const refusal = { status: 403, code: 'second_factor_required' };
    portal.server.refusals[`GET /api${PORTAL_PATH}/verify`] = refusal;
    await openPortal();
    expect(await screen.findByRole('heading', { name: 'One More Step' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Set up two-factor authentication' });
    expect(link.getAttribute('href')).toBe('/profile');
    expect(portal.server.calls.map(({ path }) => path)).toEqual([`/api${PORTAL_PATH}/verify`]);
    cleanup();
    portal.server.refusals = {};
    await openPortal();
    await screen.findByText('boss@acme.example');
    portal.server.refusals[`GET ${USERS}`] = refusal;
    await userEvent.type(screen.getByRole('searchbox'), 'ann{Enter}');
    expect(await screen.findByRole('heading', { name: 'One More Step' })).toBeTruthy();
    expect(screen.queryByText('boss@acme.example')).toBeNull();
  });

  it.each([401, 403])('takes everything away when a later reading is refused with %i', async (status) => {
    await openPortal();
    await screen.findByText('boss@acme.example');
    portal.server.refusals[`GET ${USERS}`] = { status };
    await userEvent.type(screen.getByRole('searchbox'), 'ann{Enter}');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.queryByText('boss@acme.example')).toBeNull();
  });

  it('spins while it is verified', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await openPortal();
    expect(screen.getByRole('status')).toBeTruthy();
  });
});

describe('the portal', () => {
  it('shows who is here and the five figures', async () => {
    await openPortal();
    expect(await screen.findByRole('heading', { name: 'Admin Portal' })).toBeTruthy();
    expect(screen.getAllByText('boss@acme.example').length).toBeGreaterThan(0);
    await waitFor(() => expect(figure('Total Users')).toBe('3'));
    expect(figure('Tokens Used')).toBe('98,765');
    expect(figure('Revenue')).toBe('$1,599.50');
    expect(figure('Active Subs')).toBe('1');
    await waitFor(() => expect(document.title).toBe('Admin Portal | Edgewise'));
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['Users', 'Waitlist', 'Settings', 'Audit', 'Health']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Users');
  });

  it('shows no revenue as 0.00', async () => {
    portal.server.stats = { ...portal.server.stats, revenue: 0 };
    await openPortal();
    await waitFor(() => expect(figure('Revenue')).toBe('$0.00'));
  });

  it('lists the users', async () => {
    await openPortal();
    const [ann, none, boss] = await rows();
    const cells = (row: HTMLElement | undefined) =>
      within(row!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    // The name stands under the address too, for a window that has no column for it.
    expect(cells(ann).slice(0, 5)).toEqual([
      'user1@example.comAnn Lee',
      'Ann Lee',
      '42 / 150',
      'Inactive',
      'Jan 5, 2026',
    ]);
    expect(within(ann!).getByRole('img', { name: 'Verified' })).toBeTruthy();
    expect(cells(none).slice(1, 4)).toEqual(['-', '150 / 150', 'Active']);
    expect(within(none!).queryByRole('img', { name: 'Verified' })).toBeNull();
    const deletion = within(boss!).getByRole<HTMLButtonElement>('button', { name: 'Delete boss@acme.example' });
    expect(deletion.disabled).toBe(true);
  });

  it('searches, sorts and pages on the server', async () => {
    portal.server.users = Array.from({ length: 60 }, (_, at) => adminUser(at + 1));
    await openPortal();
    expect(await rows()).toHaveLength(50);
    expect(portal.server.lastQuery(USERS)).toEqual({ sort: '-createdAt', offset: '0', limit: '50' });
    await press('Next');
    expect(await screen.findByText('51–60 of 60 users')).toBeTruthy();
    await press('Tokens');
    await waitFor(() => expect(portal.server.lastQuery(USERS)).toEqual({ sort: 'tokens', offset: '0', limit: '50' }));
    await press('Tokens');
    await waitFor(() => expect(portal.server.lastQuery(USERS)).toMatchObject({ sort: '-tokens' }));
    await userEvent.type(screen.getByRole('searchbox'), 'user59{Enter}');
    expect(await screen.findByText('1–1 of 1 users')).toBeTruthy();
    expect(portal.server.lastQuery(USERS)).toMatchObject({ q: 'user59', sort: '-tokens', offset: '0' });
  });
});

describe('a balance', () => {
  async function edit(text: string) {
    await openPortal();
    await press('Edit tokens of user1@example.com');
    const field = within(screen.getByRole('dialog', { name: 'Edit User Tokens' })).getByLabelText<HTMLInputElement>(
      'Token Balance',
    );
    expect([field.type, field.min, field.max, field.value]).toEqual(['number', '0', '999', '42']);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
    await press('Save Changes');
  }

  it.each(['0', '999', '5000'])('is saved as %s, and list and figures are read anew', async (text) => {
    await edit(text);
    expect(await screen.findByText('User tokens have been successfully updated.')).toBeTruthy();
    expect(portal.server.writes).toEqual([
      { method: 'PATCH', path: `${USERS}/${adminUser(1).id}/tokens`, body: { tokens: Number(text) } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain(`${text} / 150`));
    expect(portal.server.calls.filter(({ path }) => path.endsWith('/stats'))).toHaveLength(2);
  });

  it.each(['', '-1', '1.5'])('is not saved as %j', async (text) => {
    await edit(text);
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number of 0 or more.');
    expect(portal.server.writes).toEqual([]);
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when it was refused', async () => {
    const message = 'A balance is at most 1000000.';
    portal.server.refusals[`PATCH ${USERS}/${adminUser(1).id}/tokens`] = { status: 400, message };
    await edit('2000000');
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    const dialog = within(screen.getByRole('dialog'));
    const problem = dialog.getByRole('alert');
    expect(problem.textContent).toBe('A balance is at most 1000000.');
    const field = dialog.getByLabelText('Token Balance');
    expect(field.getAttribute('aria-describedby')).toContain(problem.id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Save Changes');

    await press('Cancel');
    await press('Edit tokens of user2@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a subscription', () => {
  it('is switched by its badge', async () => {
    await openPortal();
    await press('Subscription of user1@example.com: Inactive');
    expect(await screen.findByText('User subscription status has been updated.')).toBeTruthy();
    await press('Subscription of user2@example.com: Active');
    await waitFor(() =>
      expect(portal.server.writes.map(({ body }) => body)).toEqual([{ active: true }, { active: false }]),
    );
  });

  it('says so when it was refused', async () => {
    portal.server.refusals[`PATCH ${USERS}/${adminUser(1).id}/subscription`] = { status: 503 };
    await openPortal();
    await press('Subscription of user1@example.com: Inactive');
    expect(await screen.findByText('Failed to update subscription status.')).toBeTruthy();
  });
});

describe('an account whose holder said to be under 21', () => {
  const BADGE = 'Under 21: allow picks for user2@example.com again';
  const path = `${USERS}/${adminUser(2).id}/under-age`;
  beforeEach(() => {
    portal.server.users = portal.server.users.map((user) => ({
      ...user,
      isUnderAge: user.email === 'user2@example.com',
    }));
  });

  it('is marked, and gets picks again once that is confirmed', async () => {
    await openPortal();
    await press(BADGE);
    expect(screen.getAllByText('Under 21')).toHaveLength(1);
    const dialog = within(screen.getByRole('dialog', { name: 'Allow Picks Again' }));
    expect(dialog.getByText(/user2@example\.com said in a chat to be under 21/)).toBeTruthy();
    expect(portal.server.writes).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Allow Picks' }));
    expect(await screen.findByText('This account gets picks again from now on.')).toBeTruthy();
    expect(portal.server.writes).toEqual([{ method: 'DELETE', path, body: undefined }]);
    await waitFor(() => expect(screen.queryByText('Under 21')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('stays so when it is cancelled, and says so when it was refused', async () => {
    await openPortal();
    await press(BADGE);
    await press('Cancel');
    expect(portal.server.writes).toEqual([]);
    portal.server.refusals[`DELETE ${path}`] = { status: 404, message: 'There is no such user.' };
    await press(BADGE);
    await press('Allow Picks');
    const dialog = within(screen.getByRole('dialog', { name: 'Allow Picks Again' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('There is no such user.');
  });
});

describe('a deletion', () => {
  it('names its object, and takes it from the list', async () => {
    await openPortal();
    await press('Delete user2@example.com');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete User' }));
    expect(
      dialog.getByText('Are you sure you want to delete user2@example.com? This action cannot be undone.'),
    ).toBeTruthy();
    expect(portal.server.writes).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('User has been successfully removed.')).toBeTruthy();
    expect(portal.server.writes).toEqual([{ method: 'DELETE', path: `${USERS}/${adminUser(2).id}`, body: undefined }]);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    // Its button went with the row.
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('shows the server’s words when it was refused', async () => {
    portal.server.refusals[`DELETE ${USERS}/${adminUser(2).id}`] = { status: 403, message: 'Not this one.' };
    await openPortal();
    await press('Delete user2@example.com');
    await press('Delete User');
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    const dialog = within(screen.getByRole('dialog', { name: 'Delete User' }));
    expect(dialog.getByRole('alert').textContent).toBe('Not this one.');
  });
});

describe('a network that does not answer', () => {
  it.each([
    [
      'Subscription of user1@example.com: Inactive',
      undefined,
      'Update Failed',
      'Failed to update subscription status.',
    ],
    ['Edit tokens of user1@example.com', 'Save Changes', 'Update Failed', 'Failed to update user tokens.'],
    ['Delete user2@example.com', 'Delete User', 'Delete Failed', 'Failed to delete user.'],
  ])('is told in the words of what was done: %s', async (first, second, title, description) => {
    await openPortal();
    await rows();
    portal.server.isOffline = true;
    await press(first);
    if (second) await press(second);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  });
});

it('signs a user out everywhere once that is confirmed', async () => {
  await openPortal('Users');
  await press('Sign out user2@example.com');
  expect(portal.server.writes).toEqual([]);
  await press('Sign Out User');
  expect(await screen.findByText('2 sessions have ended.')).toBeTruthy();
  expect(portal.server.writes).toMatchObject([{ method: 'DELETE', path: `${USERS}/${adminUser(2).id}/sessions` }]);
});
