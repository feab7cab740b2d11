import type { Page } from '@playwright/test';

/** What a real server does seldom, forced on the way to it. */

const addressed = (path: string) => (url: URL) => url.pathname.startsWith(path);

/** Calls that begin with this path never come back. */
export const held = (page: Page, path: string) => page.route(addressed(path), () => new Promise<void>(() => {}));

/** They fail on their way. */
export const cut = (page: Page, path: string) => page.route(addressed(path), (route) => route.abort());

/** The way to a page comes to nothing, so that the page before it can be seen. */
export const stay = (page: Page, path: string) =>
  page.route(addressed(path), (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );

/** They are refused. */
export const refused = (page: Page, path: string, status: number, message?: string) =>
  page.route(addressed(path), (route) =>
    message === undefined ? route.fulfill({ status, body: '' }) : route.fulfill({ status, json: { message } }),
  );

/** The server's own answer with this put over it: for what it says only with a payment provider. */
export const altered = (page: Page, path: string, change: (answer: unknown) => unknown) =>
  page.route(addressed(path), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });

/** Only what changes something is stopped; reads go through. */
export const refusedWrites = (page: Page, path: string, status: number, message?: string) =>
  page.route(addressed(path), (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return message === undefined ? route.fulfill({ status, body: '' }) : route.fulfill({ status, json: { message } });
  });
