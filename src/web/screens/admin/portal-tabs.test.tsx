import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { adminUser, PORTAL_PATH } from './test-admin-server.ts';
import { openPortal, portalServer, press } from './test-portal.tsx';

const portal = portalServer();

describe('the other tabs', () => {
  it('count the waitlist and open its export in a new window', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await openPortal('Waitlist');
    expect(await screen.findByText('1,234 people are on the waitlist.')).toBeTruthy();
    await press('Export CSV');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/api/waitlist/export', '_blank', 'noopener,noreferrer'));
  });

  it('say that the waitlist could not be counted, and try again', async () => {
    portal.server.refusals[`GET /api${PORTAL_PATH}/stats`] = { status: 500 };
    await openPortal('Waitlist');
    const panel = within(screen.getByRole('region', { name: 'Waitlist' }));
    expect((await panel.findByRole('alert')).textContent).toContain('The count could not be loaded.');
    expect(panel.queryByText('Counting...')).toBeNull();
    portal.server.refusals = {};
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('1,234 people are on the waitlist.')).toBeTruthy();
  });

  it('tell the secret address, who is authorized, and what to mind', async () => {
    await openPortal('Settings');
    expect(screen.getByRole('region', { name: 'Portal URL' }).textContent).toContain(
      `http://localhost:3000${PORTAL_PATH}`,
    );
    const admins = within(screen.getByRole('region', { name: 'Authorized Admins' })).getAllByRole('listitem');
    expect(admins.map(({ textContent }) => textContent)).toEqual([
      'All emails of @acme.example',
      'owner@client.example',
    ]);
    expect(screen.getByText('Security Notice')).toBeTruthy();
  });

  it('show what was changed by whom', async () => {
    portal.server.audit = [
      {
        id: 7,
        at: '2026-11-21T12:00:00.000Z',
        actorEmail: 'boss@acme.example',
        action: 'user.tokens',
        targetId: adminUser(1).id,
        targetEmail: 'user1@example.com',
        before: { tokens: 150 },
        after: { tokens: 20 },
        address: '203.0.113.9',
      },
      {
        id: 6,
        at: '2026-11-21T11:00:00.000Z',
        actorEmail: 'npm run demo-admin',
        action: 'operator.demo',
        targetId: adminUser(2).id,
        targetEmail: 'demo-operator@edgewise.example',
        before: null,
        after: { account: 'new' },
        address: 'the-box.example',
      },
    ];
    await openPortal('Audit');
    const table = await screen.findByRole('table', { name: 'Changes by administrators' });
    const [, ...lines] = within(table).getAllByRole('row');
    const cellsOf = (line: HTMLElement) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    // What a narrow window has no column for stands in a neighbour too.
    const [first, second] = lines.map((line) => cellsOf(line)[0]);
    expect(lines.map((line) => cellsOf(line).slice(1))).toEqual([
      [
        `Set the balance${first}tokens: 150 → tokens: 20of user1@example.comby boss@acme.example203.0.113.9`,
        'boss@acme.example203.0.113.9',
        'user1@example.com',
        'tokens: 150',
        'tokens: 20',
        '203.0.113.9',
      ],
      [
        `Made the demo operator${second}- → account: newof demo-operator@edgewise.exampleby npm run demo-adminthe-box.example`,
        'npm run demo-adminthe-box.example',
        'demo-operator@edgewise.example',
        '-',
        'account: new',
        'the-box.example',
      ],
    ]);
  });

  it('show what was looked at and who signed in, and take away what is shown as a file', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    await openPortal('Audit');
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Sign-ins of administrators');
    expect(await screen.findByText('Nothing is there yet.')).toBeTruthy();
    expect(portal.server.lastQuery(`/api${PORTAL_PATH}/audit`)).toMatchObject({ kind: 'sign_ins', offset: '0' });
    await press('Export CSV');
    const file = `/api${PORTAL_PATH}/audit/export?q=&kind=sign_ins`;
    await waitFor(() => expect(opened).toHaveBeenCalledWith(file, '_blank', 'noopener,noreferrer'));
  });

  it('say what could not be loaded, and try again', async () => {
    portal.server.refusals[`GET /api${PORTAL_PATH}/audit`] = { status: 500 };
    await openPortal('Audit');
    expect((await screen.findByRole('alert')).textContent).toContain('The audit log could not be loaded.');
    portal.server.refusals = {};
    await press('Retry');
    expect(await screen.findByText('Nothing has been changed yet.')).toBeTruthy();
  });
});
