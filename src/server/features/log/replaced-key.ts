import type { Db } from '../../platform/database/database.ts';
import { findState } from './log.repo.ts';
import type { LogSettings } from './log-settings.ts';
import { logKeyProblem, readLogKey, readVerifierKey, verifierKey } from './note/log-key.ts';

/** What is wrong with the key that an operator says is replaced, as it is written; null: nothing. */
export const replacedKeyProblem = (text: string): string | null =>
  logKeyProblem(text) === null || readVerifierKey(text) !== null
    ? null
    : 'holds neither a private key in base64 of PKCS #8 nor the line of a verifier key, name+id+key';

/** The log was signed with a third key: neither ours nor the one that ours is said to replace. Null: all is well, or nothing is replaced. */
export async function replacementProblem(db: Db, { key, replaces }: LogSettings): Promise<string | null> {
  const state = replaces === null ? undefined : await findState(db);
  if (!state || replaces === null || state.size === 0) return null;
  const lineOf = (text: string) => verifierKey(readLogKey(state.origin, text));
  const replaced = logKeyProblem(replaces) === null ? lineOf(replaces) : replaces;
  if ([lineOf(key), replaced].includes(state.verifierKey)) return null;
  return `names a key that the log is not signed with: it is signed with ${state.verifierKey}, as /log/key says`;
}
