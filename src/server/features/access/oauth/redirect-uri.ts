import { LOOPBACK_NAMES } from '../../../platform/http/origin-check.ts';

const MOST_CHARACTERS = 500;
/** Apps that take codes by a scheme of their own without a dot in it. Every other scheme must be a domain turned around (RFC 8252). */
const APP_SCHEMES: ReadonlySet<string> = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:']);
const OWN_SCHEME = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Whether a program may have codes sent there: over https, to this machine, or to an app. Never to what a browser runs. */
export function isAllowedRedirect(uri: string): boolean {
  if (uri.length > MOST_CHARACTERS || !PRINTABLE.test(uri) || !URL.canParse(uri)) return false;
  const { protocol, hostname, hash, username, password } = new URL(uri);
  if (hash !== '' || uri.includes('#') || username !== '' || password !== '') return false;
  if (protocol === 'https:') return hostname !== '';
  if (protocol === 'http:') return LOOPBACK_NAMES.has(hostname);
  return APP_SCHEMES.has(protocol) || OWN_SCHEME.test(protocol);
}

/** To the letter; of this machine any port, because a program takes the one that is free (RFC 8252). */
export const isRegistered = (uri: string, registered: readonly string[]): boolean =>
  isAllowedRedirect(uri) &&
  registered.some((one) => one === uri || (isOnLoopback(one) && withoutPort(one) === withoutPort(uri)));

export type SentTo = { sentTo: string; isThisDevice: boolean };

/** Where a code goes, as a person reads it. */
export function sentToOf(uri: string): SentTo {
  const { protocol, host } = new URL(uri);
  if (protocol === 'https:') return { sentTo: host, isThisDevice: false };
  return { sentTo: protocol === 'http:' ? host : protocol.slice(0, -1), isThisDevice: true };
}

const isOnLoopback = (uri: string): boolean => uri.startsWith('http:');

/** Only the digits behind the host go: everything else is compared as it was written. */
const withoutPort = (uri: string): string => uri.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/?:]*)):\d+/, '$1');
