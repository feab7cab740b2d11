import {
  beginPasskeySignIn,
  beginPasskeyStep,
  finishWithPasskey,
  signInWithPasskey,
} from '#contract/passkey-sign-in.ts';
import { write } from '../api.ts';
import { signByPasskey } from './authenticator.ts';

/** Without address and password. */
export const enterByPasskey = async () =>
  write(signInWithPasskey, { passkey: await signByPasskey(await write(beginPasskeySignIn, undefined)) });

/** In place of a code, after the password. */
export const finishByPasskey = async () =>
  write(finishWithPasskey, { passkey: await signByPasskey(await write(beginPasskeyStep, undefined)) });
