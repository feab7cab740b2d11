import type { PasskeyRow } from './passkeys.repo.ts';

/** How a browser is told of one. */
export const describePasskey = ({ credentialId, transports }: PasskeyRow) =>
  ({ id: credentialId, type: 'public-key', transports }) as const;
