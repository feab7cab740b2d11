/** What an authenticator ties a passkey to. It signs for no other site, whatever a page says. */
export type RelyingParty = { id: string; origin: string };

/** From the public address alone, never from what a request says of itself. */
export function relyingParty({ appUrl }: { appUrl: string }): RelyingParty {
  const { hostname, origin } = new URL(appUrl);
  return { id: hostname, origin };
}

/** The account as an authenticator knows it, base64url: the bytes of its id, which say nothing of who it is. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
