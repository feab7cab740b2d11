import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('is the path where the browser knows no Trusted Types', async () => {
  const { pushWorkerAddress } = await import('./push-worker-address.ts');
  expect(pushWorkerAddress()).toBe('/push-worker.js');
});

it('goes through one policy, made once, which lets no other address through', async () => {
  const made: string[] = [];
  let rules: { createScriptURL: (input: string) => string } | undefined;
  const createPolicy = (name: string, given: NonNullable<typeof rules>) => {
    made.push(name);
    rules = given;
    return { createScriptURL: (input: string) => ({ trusted: given.createScriptURL(input) }) };
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { pushWorkerAddress } = await import('./push-worker-address.ts');
  expect([pushWorkerAddress(), pushWorkerAddress()]).toEqual([
    { trusted: '/push-worker.js' },
    { trusted: '/push-worker.js' },
  ]);
  expect(made).toEqual(['push-worker']);
  expect(rules?.createScriptURL('https://elsewhere.example/x.js')).toBe('/push-worker.js');
});
