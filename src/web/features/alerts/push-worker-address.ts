import { PUSH_WORKER_PATH, PUSH_WORKER_POLICY } from '#contract/push.ts';

/** What the DOM's types do not tell of yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (input: string) => string };
};

let address: string | undefined;

/** As the address of a script, which the page's headers ask for where the browser knows Trusted Types. The policy lets nothing else through. */
export function pushWorkerAddress(): string {
  address ??= make((globalThis as { trustedTypes?: TrustedTypes }).trustedTypes);
  return address;
}

const make = (types: TrustedTypes | undefined): string =>
  types?.createPolicy(PUSH_WORKER_POLICY, { createScriptURL: () => PUSH_WORKER_PATH }).createScriptURL('') ??
  PUSH_WORKER_PATH;
