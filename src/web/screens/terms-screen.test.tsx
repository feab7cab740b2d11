import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageData } from '../lib/test-page-data.ts';
import { TermsScreen } from './terms-screen.tsx';

afterEach(cleanup);

it('covers every section that the terms must have, from its date to its contact', () => {
  render(<TermsScreen data={pageData('/terms')} />);
  expect(screen.getByText('Effective January 2025')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '1Who we are and what these terms cover',
    '2Information only, without warranty',
    '3Your responsibility and your risk',
    '4State-by-state compliance',
    '5Age restriction',
    '6Responsible gaming',
    '7Indemnity',
    '8A note on U.S. internet-gambling law',
    '9Contact',
  ]);
  expect(screen.getByText(/you confirm that you are at least 21 years old/)).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: '1-800-522-4700' }).getAttribute('href')).toBe('tel:+18005224700');
  expect(main.getByRole('link', { name: 'support@edgewise.example' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});
