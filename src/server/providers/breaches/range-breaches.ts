import { createHash } from 'node:crypto';
import { fetchBytes } from '../fetch-bytes.ts';
import type { Breaches } from './breaches.port.ts';

const LIMITS = { timeoutMs: 2_000, maxBytes: 1_000_000 };
const PREFIX_LENGTH = 5;

/**
 * A list in the form of Pwned Passwords: asked by k-anonymity, with the first five of the forty digits of the password's SHA-1, which
 * some thousand others share, and answered with the rest of each that is known. Padding hides how many there are.
 */
export function createRangeBreaches(deps: {
  url: string;
  warn: (facts: { reason: string }, words: string) => void;
}): Breaches {
  const { signal } = new AbortController();
  return {
    async has(password) {
      const digest = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
      const url = new URL(`/range/${digest.slice(0, PREFIX_LENGTH)}`, deps.url);
      const answer = await fetchBytes(url, signal, LIMITS, { headers: { 'add-padding': 'true' } });
      if (answer.ok) return isListed(answer.body.toString('utf8'), digest.slice(PREFIX_LENGTH));
      // Who chooses a password is not kept waiting for somebody else's server.
      deps.warn({ reason: answer.reason }, 'the list of leaked passwords could not be asked');
      return false;
    },
  };
}

/** A line each: the rest of a digest, and how often it was seen. What only pads was seen 0 times. */
function isListed(lines: string, rest: string): boolean {
  return lines.split(/\r?\n/).some((line) => {
    const [known = '', times = '0'] = line.split(':');
    return known.toUpperCase() === rest && Number(times) > 0;
  });
}
