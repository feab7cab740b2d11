import { fetchBytes } from '../fetch-bytes.ts';
import { nonceFrom, timestampProblem, timestampRequest } from './rfc3161-messages.ts';
import { type TimestampAuthority, TimestampError } from './timestamp-authority.port.ts';

const LIMITS = { timeoutMs: 20_000, maxBytes: 100_000 };

export function createRfc3161Authority(deps: {
  url: string;
  randomBytes: (count: number) => Buffer;
}): TimestampAuthority {
  const url = new URL(deps.url);
  return {
    name: url.host,
    async stamp(digest, signal) {
      const nonce = nonceFrom(deps.randomBytes(8));
      const answer = await fetchBytes(url, signal, LIMITS, {
        type: 'application/timestamp-query',
        body: timestampRequest(digest, nonce),
      });
      const problem = answer.ok ? timestampProblem(answer.body, digest, nonce) : answer.reason;
      if (problem !== null || !answer.ok) throw new TimestampError(`${url.host} ${problem}.`);
      return answer.body;
    },
  };
}
