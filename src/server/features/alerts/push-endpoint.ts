/**
 * The push services of the makers of browsers: Chrome and what is built on it, Firefox, Edge, Safari. An address elsewhere is none that
 * a browser gave, and this server calls no address that anybody else chose.
 */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'] as const;

/** The address, where it is one of these services over https, without a port or a name in it; else null. */
export function readPushEndpoint(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  const isKnown = SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isPlain && isKnown ? url : null;
}
