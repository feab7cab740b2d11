// @vitest-environment node
import { expect, it } from 'vitest';
import { pageData } from '../lib/test-page-data.ts';
import { renderPage } from './render-page.tsx';

const paths = [
  '/',
  '/explore',
  '/record',
  '/best-bets',
  '/pricing',
  '/signin',
  '/signup',
  '/auth?mode=signin',
  '/terms',
  '/chat',
  '/x',
];

it.each(paths)('%s is rendered where there is no browser', (path) => {
  expect(typeof globalThis.window).toBe('undefined');
  for (const shell of [false, true]) expect(renderPage(pageData(path), { shell }).html).not.toBe('');
});
