import { beginPasskeyProof, proveByPasskey as prove } from '#contract/passkey-proof.ts';
import { write } from '../api.ts';
import { signByPasskey } from './authenticator.ts';

export const proveByPasskey = async () =>
  write(prove, { passkey: await signByPasskey(await write(beginPasskeyProof, undefined)) });
