import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { pageData, testUser } from '../../lib/test-page-data.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { entry, TestAdminServer } from './test-admin-server.ts';
import { WaitlistGate } from './waitlist-gate.tsx';

const PATH = '/api/admin/waitlist';

let server: TestAdminServer;
beforeEach(() => {
  server = new TestAdminServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (isAdmin = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WaitlistGate data={pageData('/admin/waitlist')} user={{ ...testUser, isAdmin }} />
      <Toaster />
    </QueryClientProvider>,
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('is denied to an ordinary user, who asks for nothing', async () => {
  open(false);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(server.calls).toEqual([]);
});

it.each([401, 403])('is denied to who was an administrator until now (%i)', async (status) => {
  server.refusals[`GET ${PATH}`] = { status };
  open();
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
});

it('shows the three figures and the latest 50', async () => {
  server.entries = [
    entry(1, { emailVerified: true, source: '' }),
    ...Array.from({ length: 60 }, (_, at) => entry(at + 2)),
  ];
  open();
  expect(await screen.findByRole('heading', { name: 'Waitlist Management' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Waitlist Management | Edgewise'));
  const rows = within(await screen.findByRole('table', { name: 'Recent Signups' })).getAllByRole('row');
  expect(rows).toHaveLength(51);
  const cells = within(rows[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['person1@example.com', 'landing_page', 'Jan 05, 2025', 'Verified']);
  expect(rows[2]?.textContent).toContain('Pending');
  expect([figure('Total Signups'), figure("Today's Signups"), figure('Verified Emails')]).toEqual(['61', '7', '1']);
  expect(server.lastQuery(PATH)).toMatchObject({ limit: '50', offset: '0', sort: '-createdAt' });
  expect(server.lastQuery(PATH).tz).toBeTruthy();
});

it('searches, sorts and pages on the server, while the figures stay those of the whole list', async () => {
  server.entries = Array.from({ length: 60 }, (_, at) => entry(at + 1));
  open();
  await press('Next');
  expect(await screen.findByText('51–60 of 60 entries')).toBeTruthy();
  await press('Email');
  await waitFor(() => expect(server.lastQuery(PATH)).toMatchObject({ sort: 'email', offset: '0' }));
  await userEvent.type(screen.getByRole('searchbox'), 'person60{Enter}');
  expect(await screen.findByText('1–1 of 1 entries')).toBeTruthy();
  expect(figure('Total Signups')).toBe('60');
});

it('counts what came where the server counts nothing', async () => {
  server.entries = [entry(1, { emailVerified: true, createdAt: new Date().toISOString() }), entry(2)];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    Response.json(await (await server.fetch(address, init)).json()),
  );
  open();
  await waitFor(() => expect(figure('Total Signups')).toBe('2'));
  expect([figure("Today's Signups"), figure('Verified Emails')]).toEqual(['1', '1']);
});

it('is read anew by Refresh', async () => {
  open();
  expect(await screen.findByText('Nobody has joined the waitlist yet.')).toBeTruthy();
  server.entries = [entry(1)];
  await press('Refresh');
  expect(await screen.findByText('person1@example.com')).toBeTruthy();
  await waitFor(() => expect(figure('Total Signups')).toBe('1'));
});

it('downloads the CSV under the day’s name and counts its entries', async () => {
  server.csv = 'email,source,createdAt,status\r\na@example.com,x,2025,Pending\r\n"b\r\n""c"",d",x,2025,Pending\r\n';
  const saved: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  URL.createObjectURL = () => 'blob:the-file';
  URL.revokeObjectURL = () => {};
  open();
  await press('Download CSV');
  expect(await screen.findByText('Successfully downloaded 2 waitlist entries')).toBeTruthy();
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  expect(saved).toEqual([{ name: `edgewise-waitlist-${day.join('-')}.csv`, href: 'blob:the-file' }]);
});

it('says so while it downloads and when that fails', async () => {
  server.refusals['GET /api/waitlist/export'] = { status: 500 };
  open();
  await press('Download CSV');
  expect(await screen.findByText('Failed to download waitlist CSV')).toBeTruthy();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await press('Download CSV');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Downloading...' })).disabled).toBe(true);
});

it('offers no export to an administrator of support, who would be refused it', async () => {
  server.role = 'support';
  server.entries = [entry(1)];
  open();
  expect(await screen.findByText('person1@example.com')).toBeTruthy();
  await waitFor(() => expect(figure('Total Signups')).toBe('1'));
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Import into a Spreadsheet' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
});

it('explains the spreadsheet’s formula and warns of its token', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Import into a Spreadsheet' }));
  expect(card.getByText('=IMPORTDATA("http://localhost:3000/api/waitlist/export?token=YOUR_TOKEN")')).toBeTruthy();
  expect(card.getByText('Keep the access token secret')).toBeTruthy();
});
