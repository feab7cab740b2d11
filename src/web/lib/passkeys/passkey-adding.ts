import { addPasskey, beginPasskey } from '#contract/passkey-adding.ts';
import { write } from '../api.ts';
import type { IdentityCheck } from '../identity-check.ts';
import { makePasskey } from './authenticator.ts';

/** The password, then the authenticator, then what it made. */
export async function addNewPasskey(
  { name, password }: { name: string; password: string },
  { whenSure }: Pick<IdentityCheck, 'whenSure'>,
) {
  const options = await whenSure(() => write(beginPasskey, { password }));
  return write(addPasskey, { name, passkey: await makePasskey(options) });
}
