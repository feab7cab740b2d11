import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { adminUser, PORTAL_PATH } from './test-admin-server.ts';
import { openPortal, portalServer, press } from './test-portal.tsx';

const portal = portalServer();
const colleague = adminUser(4, { email: 'colleague@acme.example', isProtected: true, role: 'owner' });

describe('the roles of administrators', () => {
  it('are shown, and changed by an owner after asking, but not the own', async () => {
    portal.server.users = [colleague, adminUser(3, { email: 'boss@acme.example', role: 'owner' }), adminUser(1)];
    await openPortal();
    await screen.findByText('colleague@acme.example');
    expect(screen.getAllByText('Owner')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /change the role of boss@/ })).toBeNull();
    await press('Owner: change the role of colleague@acme.example');
    expect(screen.getByRole('dialog').textContent).toContain('up to 300 tokens in 24 hours');
    expect(portal.server.writes).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make Support' }));
    expect(
      await screen.findByRole('button', { name: 'Support: change the role of colleague@acme.example' }),
    ).toBeTruthy();
    expect(portal.server.writes).toEqual([
      { method: 'PATCH', path: `/api${PORTAL_PATH}/users/${colleague.id}/role`, body: { role: 'support' } },
    ]);
    await press('Support: change the role of colleague@acme.example');
    expect(screen.getByRole('dialog').textContent).toContain('full access');
  });

  it('say in the dialog why one was not changed', async () => {
    portal.server.users = [colleague];
    portal.server.refusals[`PATCH /api${PORTAL_PATH}/users/${colleague.id}/role`] = {
      status: 409,
      message: 'Not this one.',
    };
    await openPortal();
    await press(/change the role of colleague@/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make Support' }));
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('Not this one.');
  });

  it('leave support the lists and the tokens, and nothing else to press', async () => {
    portal.server.role = 'support';
    portal.server.users = [colleague, adminUser(1, { isUnderAge: true })];
    await openPortal();
    const table = within(await screen.findByRole('table', { name: 'Users' }));
    const names = table.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names.filter((name) => name?.includes('@'))).toEqual([
      'Edit tokens of colleague@acme.example',
      'Edit tokens of user1@example.com',
    ]);
    await press('Edit tokens of user1@example.com');
    expect(screen.getByRole('dialog').textContent).toContain('Support can add 300 tokens in 24 hours.');
    await press('Cancel');
    await userEvent.click(screen.getByRole('tab', { name: 'Audit' }));
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Waitlist' }));
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(screen.getByRole('region', { name: 'Roles' }).textContent).toContain('You are support.');
  });
});
