import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 30_000 });

/** The files of a worker share one page: each test leaves it as it found it. What renders for the server has none. */
afterEach(() => {
  if (typeof window === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
});
