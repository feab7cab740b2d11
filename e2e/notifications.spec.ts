import { expect, test } from './support/fixtures.ts';
import { signInByCookie } from './support/sign-up.ts';

/** Under the product's own headers, whose Trusted Types let the page register this script and no other. */
test('turning notifications on registers the worker that shows them', async ({ page, product, context, faults }) => {
  await context.grantPermissions(['notifications'], { origin: product.url });
  await signInByCookie(page, product.url);
  await page.goto('/bets', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Turn notifications on' }).click();
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? null);
  await expect.poll(worker).toBe(`${product.url}/push-worker.js`);

  // The profile of a test is one that cannot be reached by a push service.
  faults.expect(/Push API in incognito mode/);
  faults.expect(/TrustedScriptURL|trusted-types/i);
  const refused = await page.evaluate(async () => {
    const register = (path: string) => navigator.serviceWorker.register(path).then(String, ({ name }: Error) => name);
    return register('/favicon.svg');
  });
  expect(refused).toBe('TypeError');
});
