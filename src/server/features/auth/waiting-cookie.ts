import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSessionToken } from '../../platform/http/session-token.ts';
import { WAITING_SECONDS } from '../second-factor/waiting-sign-in.ts';

const PATH = '/api/auth';

type Holder = FastifyRequest | FastifyReply;
const isHttps = ({ server }: Holder): boolean => server.sessionDeps.appUrl.startsWith('https:');

/** `__Secure-`, because the stricter prefix wants the path of the whole site. */
const nameIn = (holder: Holder): string => (isHttps(holder) ? '__Secure-edgewise_sign_in' : 'edgewise_sign_in');
const attributesIn = (holder: Holder) =>
  ({ path: PATH, httpOnly: true, sameSite: 'strict', secure: isHttps(holder) }) as const;

/** What a browser brings to the second step of its sign-in; it is no session. */
export function setWaitingCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(nameIn(reply), token, { ...attributesIn(reply), maxAge: WAITING_SECONDS });
}

export function clearWaitingCookie(reply: FastifyReply): void {
  reply.clearCookie(nameIn(reply), attributesIn(reply));
}

export function readWaitingToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[nameIn(request)];
  return isSessionToken(token) ? token : undefined;
}
