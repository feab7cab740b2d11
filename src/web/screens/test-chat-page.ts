import { vi } from 'vitest';
import { pageData } from '../lib/test-page-data.ts';
import { installDialog } from '../ui/test-dialog.ts';

/** The page of a chat, whose tour was seen, over a server in memory. */
export function openChatPage(
  fetch: (address: string, init?: RequestInit) => Promise<Response>,
  session?: string,
): void {
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('welcomeTourCompleted', 'true');
  window.history.replaceState(null, '', session ? `/chat?session=${session}` : '/chat');
  installDialog();
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.page = JSON.stringify(pageData('/chat'));
  document.body.append(root);
}
