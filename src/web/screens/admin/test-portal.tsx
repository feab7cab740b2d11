import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { PortalGate } from './portal-gate.tsx';
import { adminUser, PORTAL_PATH, TestAdminServer } from './test-admin-server.ts';

/** A server with three users and some figures, anew before each test of the file. */
export function portalServer(): { server: TestAdminServer } {
  const portal = { server: new TestAdminServer() };
  beforeEach(() => {
    portal.server = new TestAdminServer();
    portal.server.users = [
      adminUser(1, { firstName: 'Ann', lastName: 'Lee', emailVerified: true, tokensRemaining: 42 }),
      adminUser(2, { firstName: null, lastName: null, subscriptionActive: true }),
      adminUser(3, { email: 'boss@acme.example', isProtected: true }),
    ];
    portal.server.stats = { users: 3, waitlist: 1234, tokensUsed: 98765, revenue: 1599.5, activeSubscriptions: 1 };
    vi.stubGlobal('fetch', portal.server.fetch);
    installDialog();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return portal;
}

export async function openPortal(tab?: string): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PortalGate data={pageData('/admin')} path={PORTAL_PATH} />
      <Toaster />
    </QueryClientProvider>,
  );
  if (!tab) return;
  await userEvent.click(await screen.findByRole('tab', { name: tab }));
}

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
