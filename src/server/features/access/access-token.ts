import { hashSecretToken, newSecretToken } from '../../platform/http/secret-token.ts';

/** What each secret is for stands in front of it, so that none is taken for another, and a scanner of texts knows ours. */
const PREFIX = { key: 'ewk_', access: 'ewa_', refresh: 'ewr_', code: 'ewo_' } as const;

export type TokenKind = keyof typeof PREFIX;

const HINT_LENGTH = 4;
const SECRET = /^[\w-]{43}$/;

export type NewToken = { token: string; tokenHash: string; hint: string };

export function newToken(kind: TokenKind): NewToken {
  const token = `${PREFIX[kind]}${newSecretToken()}`;
  return { token, tokenHash: hashSecretToken(token), hint: token.slice(-HINT_LENGTH) };
}

/** Null: nothing that we can have issued, which costs no query. */
export function kindOfToken(token: string): TokenKind | null {
  for (const [kind, prefix] of Object.entries(PREFIX)) {
    if (token.startsWith(prefix) && SECRET.test(token.slice(prefix.length))) return kind as TokenKind;
  }
  return null;
}
