import { afterEach, expect, it } from 'vitest';
import { pageRoot, readPageData } from './page-data.ts';
import { pageData } from './test-page-data.ts';

afterEach(() => document.body.replaceChildren());

function serve(page: string | null) {
  const root = document.createElement('div');
  root.id = 'root';
  if (page !== null) root.setAttribute('data-page', page);
  document.body.append(root);
}

it('reads what the server put into the page', () => {
  serve(JSON.stringify(pageData('/terms')));
  expect(readPageData()).toEqual(pageData('/terms'));
});

it('refuses a page without data or with other data', () => {
  expect(pageRoot).toThrow('#root');
  serve(null);
  expect(readPageData).toThrow();
  document.body.replaceChildren();
  serve('{"path":1}');
  expect(readPageData).toThrow();
});
