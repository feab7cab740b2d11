import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Takes over markup as the browser does; gives back every complaint of React's and whether the content was redrawn. */
export async function hydrationProblems(html: string, tree: ReactNode): Promise<unknown[]> {
  const problems: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => problems.push(args));
  // The page is judged as it is taken over, before any answer of the server.
  vi.stubGlobal('fetch', () => new Promise<never>(() => {}));
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const content = root.firstElementChild;
  const before = content?.outerHTML;
  const hydrated = await act(async () =>
    hydrateRoot(root, tree, { onRecoverableError: (error) => problems.push(error) }),
  );
  if (root.firstElementChild !== content || content?.outerHTML !== before) problems.push('the content was redrawn');
  act(() => hydrated.unmount());
  root.remove();
  vi.unstubAllGlobals();
  return problems;
}
