/** Once somebody comes with a passkey: it takes most of a second, which no start should. */
export const loadWebauthn = () => import('@simplewebauthn/server');
/** Reads and writes the binary form. */
export const loadWebauthnHelpers = () => import('@simplewebauthn/server/helpers');
