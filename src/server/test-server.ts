import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AuthDeps } from './features/auth/auth-deps.ts';
import { plainPasswords } from './features/passwords/test-plain-passwords.ts';
import type { Db } from './platform/database/database.ts';
import { closeWith } from './platform/database/test-database.ts';
import { registerBodyParsing } from './platform/http/body-parsing.ts';
import { registerErrorHandling } from './platform/http/http-errors.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { registerSessions, type SessionDeps } from './platform/http/session.ts';
import { setValidationWords } from './platform/http/validation-words.ts';
import type { AuthSecret } from './platform/process/auth-secret.ts';

export const AUTH_SECRET = 'a secret of the test';
export const SITE = { helplineName: 'Helpline', helplinePhone: '1-800-522-4700', supportEmail: 'help@example.com' };

type Base = Pick<SessionDeps, 'now'> & Partial<Pick<SessionDeps, 'rights' | 'appUrl' | 'watch'>>;
type Accounts = Base & { authSecret?: AuthSecret };
const NO_RIGHTS = { companyDomain: null, adminEmail: null };
const LOCAL = 'http://localhost:3000';

/** What the routes of every feature stand on; a test registers the features that it is about. Closed with its database. */
export function startServer(
  db: Db,
  { logger, ...base }: Base & { logger?: FastifyServerOptions['logger'] },
): FastifyInstance {
  setValidationWords();
  const app = Fastify({ trustProxy: true, ...(logger && { logger }) });
  closeWith(db, () => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerBodyParsing(app);
  registerErrorHandling(app);
  registerSecurityHeaders(app, securityHeaders({ https: false }));
  registerSessions(app, { db, rights: NO_RIGHTS, appUrl: LOCAL, ...base });
  return app;
}

/** Accounts whose passwords cost nothing, with no limit on sign-ups and all tokens at once. */
export const accountsOn = (db: Db, { now, rights = NO_RIGHTS, appUrl = LOCAL, authSecret = AUTH_SECRET }: Accounts) =>
  ({
    db,
    now,
    rights,
    appUrl,
    newId: randomUUID,
    passwords: plainPasswords,
    authSecret,
    signupsPerHour: null,
    unconfirmedTokens: 150,
  }) satisfies AuthDeps;
