import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import { replyWithError } from '../../../platform/http/http-errors.ts';
import { ownAddress } from '../../../platform/http/own-address.ts';
import { declareAccess } from '../../../platform/http/route-access.ts';
import { isOurs, resourceOf } from './authorize.ts';
import { exchangeCode } from './exchange-code.ts';
import {
  OAUTH_PATHS,
  RESOURCE_METADATA_PATH,
  resourceMetadata,
  SERVER_METADATA_PATH,
  serverMetadata,
} from './metadata.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { OAuthError, type OAuthErrorName } from './oauth-error.ts';
import { refreshGrant } from './refresh-grant.ts';
import { registerClient } from './register-client.ts';
import { revokeToken } from './revoke-token.ts';

export type OAuthRoutesDeps = OAuthDeps & { ownUrl: string | null };

const FORM_LIMIT_BYTES = 16 * 1024;

/** What programs call, in the forms of the standards. Each brings what it has: no cookie is looked at. */
export function oauthRoutes(deps: OAuthRoutesDeps): FastifyPluginAsync {
  return async (app) => {
    declareAccess(app, 'everybody');
    takeForms(app);
    answerInOAuth(app);

    app.get(RESOURCE_METADATA_PATH, (request) => resourceMetadata(ownAddress(request, deps)));
    app.get('/.well-known/oauth-protected-resource', (request) => resourceMetadata(ownAddress(request, deps)));
    app.get(SERVER_METADATA_PATH, (request) => serverMetadata(ownAddress(request, deps)));

    app.post(OAUTH_PATHS.register, async (request, reply) =>
      reply.code(201).send(await registerClient(deps, request.body, request.ip)),
    );
    app.post(OAUTH_PATHS.token, (request) => {
      const field = fieldsOf(request.body);
      const clientId = field('client_id');
      const resource = resourceIn(field('resource', ''), ownAddress(request, deps));
      switch (field('grant_type')) {
        case 'authorization_code': {
          const [code, redirectUri, verifier] = [field('code'), field('redirect_uri'), field('code_verifier')];
          return exchangeCode(deps, { code, clientId, redirectUri, verifier, resource });
        }
        case 'refresh_token':
          return refreshGrant(deps, { token: field('refresh_token'), clientId });
        default:
          throw new OAuthError('unsupported_grant_type', 'Only authorization_code and refresh_token are supported.');
      }
    });
    app.post(OAUTH_PATHS.revoke, async (request) => {
      const field = fieldsOf(request.body);
      await revokeToken(deps, { token: field('token'), clientId: field('client_id') });
      return {};
    });
  };
}

/** The standards send forms to the token endpoint; here and nowhere else are they read. */
function takeForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES } as const;
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_, text, done) =>
    done(null, new URLSearchParams(text)),
  );
}

/** @throws OAuthError where a field is missing, or comes more than once */
function fieldsOf(body: unknown): (name: string, otherwise?: string) => string {
  return (name, otherwise) => {
    const [value = otherwise, ...more] = body instanceof URLSearchParams ? body.getAll(name) : [];
    if (value === undefined || more.length > 0) throw new OAuthError('invalid_request', `${name} must be sent once.`);
    return value;
  };
}

/** @throws OAuthError invalid_target */
function resourceIn(resource: string, site: string): string | undefined {
  if (resource === '') return undefined;
  if (!isOurs(resource, site)) throw new OAuthError('invalid_target', 'There is no such resource here.');
  return resourceOf(site);
}

const STATUS: Partial<Record<OAuthErrorName, number>> = { invalid_client: 401 };

function answerInOAuth(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof OAuthError) {
      request.log.info({ code: error.error }, 'request refused');
      return reply.code(STATUS[error.error] ?? 400).send({ error: error.error, error_description: error.message });
    }
    if (error instanceof AppError && error.code === 'invalid_input') {
      request.log.info({ code: error.code }, 'request refused');
      return reply.code(400).send({ error: 'invalid_request', error_description: error.message });
    }
    return replyWithError(error, request, reply);
  });
}
