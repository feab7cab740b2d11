import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Takes over markup as the browser does; gives back every complaint of React's and whether the content was redrawn. */
export async function hydrationProblems(html: string, tree: ReactNode): Promise<unknown[]> {
  const problems: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => problems.push(args));
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const content = root.firstElementChild;
  const before = content?.outerHTML;
  await act(async () => {
    hydrateRoot(root, tree, { onRecoverableError: (error) => problems.push(error) });
  });
  if (root.firstElementChild !== content || content?.outerHTML !== before) problems.push('the content was redrawn');
  return problems;
}
