import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../platform/http/session.ts';
import { isSessionToken } from '../../platform/http/session-token.ts';
import { CHALLENGE_SECONDS } from '../passkeys/challenges.ts';
import { WAITING_SECONDS } from '../second-factor/waiting-sign-in.ts';

type Holder = FastifyRequest | FastifyReply;

/** What a browser brings to the next step of a sign-in; it is no session. */
export type SignInCookie = {
  set: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
  read: (request: FastifyRequest) => string | undefined;
};

function createCookie(name: string, maxAge: number): SignInCookie {
  /** `__Secure-`, because the stricter prefix wants the path of the whole site. */
  const nameIn = (holder: Holder) => (isHttps(holder.server.sessionDeps) ? `__Secure-${name}` : name);
  const attributesIn = (holder: Holder) =>
    ({ path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: isHttps(holder.server.sessionDeps) }) as const;
  return {
    set: (reply, token) => {
      reply.setCookie(nameIn(reply), token, { ...attributesIn(reply), maxAge });
    },
    clear: (reply) => {
      reply.clearCookie(nameIn(reply), attributesIn(reply));
    },
    read: (request) => {
      const token = request.cookies[nameIn(request)];
      return isSessionToken(token) ? token : undefined;
    },
  };
}

/** Of a sign-in whose password was right. */
export const waitingCookie = createCookie('edgewise_sign_in', WAITING_SECONDS);
/** Of one that begins with a passkey. */
export const passkeyCookie = createCookie('edgewise_passkey', CHALLENGE_SECONDS);
