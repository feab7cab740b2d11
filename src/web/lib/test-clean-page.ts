import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { removeToast } from '../ui/toast.ts';
import { endLeaving } from './leaving.ts';

configure({ asyncUtilTimeout: 30_000 });

/**
 * The files of a worker share one page, and what its modules remember: each test leaves it as it found it. What renders
 * for the server has none.
 */
afterEach(() => {
  if (typeof window === 'undefined') return;
  cleanup();
  removeToast();
  endLeaving();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
});
