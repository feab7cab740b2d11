import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AccountContext } from '../lib/account.ts';
import { pageData, testUser } from '../lib/test-page-data.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

afterEach(cleanup);

it('says that there is no page and hints at the router', () => {
  render(<NotFoundScreen data={pageData('/nowhere', { status: 404 })} />);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  expect(screen.getByText(/It may have moved, or the link may be cut off/)).toBeTruthy();
  expect(screen.getByText(/forget to add the page to the router/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Go to the start page/ }).getAttribute('href')).toBe('/');
});

it('leads whoever is signed in to the chat', () => {
  render(
    <AccountContext value={testUser}>
      <NotFoundScreen data={pageData('/nowhere', { status: 404 })} />
    </AccountContext>,
  );
  expect(screen.getByRole('link', { name: /^Go to the chat/ }).getAttribute('href')).toBe('/');
});
