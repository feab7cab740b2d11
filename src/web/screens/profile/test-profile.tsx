import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { TestAccountServer } from '../../lib/test-account-server.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { ProfileScreen } from './profile-screen.tsx';

export type TestProfile = {
  /** A new one for each test. */
  server: TestAccountServer;
  navigate: Mock;
  show: (tab?: string) => void;
};

/** Before each test of the file a new account, after it everything put back. */
export function testProfile(): TestProfile {
  const profile: TestProfile = { server: new TestAccountServer(), navigate: vi.fn(), show };
  function show(tab = '') {
    window.history.replaceState(null, '', tab === '' ? '/profile' : `/profile?tab=${tab}`);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ProfileScreen data={pageData('/profile')} user={profile.server.user} navigate={profile.navigate} />
        <Toaster />
      </QueryClientProvider>,
    );
  }
  beforeEach(() => {
    profile.server = new TestAccountServer();
    vi.stubGlobal('fetch', profile.server.fetch);
    installDialog();
  });
  afterEach(() => {
    cleanup();
    profile.navigate.mockClear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });
  return profile;
}

/** The toast with this title. */
export async function notice(title: string) {
  const toast = (await screen.findByText(title)).closest('li');
  if (!toast) throw new Error(`"${title}" stands in no toast`);
  return within(toast);
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
