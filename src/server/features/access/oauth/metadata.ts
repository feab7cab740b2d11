import { MCP_PATH } from '#contract/access.ts';
import { AUTHORIZE_PATH } from '#contract/authorize-path.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { resourceOf } from './authorize.ts';
import { SCOPE_NAMES } from './scopes.ts';

export const OAUTH_PATHS = { register: '/oauth/register', token: '/oauth/token', revoke: '/oauth/revoke' } as const;

export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server';

const SCOPES = Object.values(SCOPE_NAMES);

/** RFC 9728: who guards the desk, and with what. */
export const resourceMetadata = (site: string) => ({
  resource: resourceOf(site),
  authorization_servers: [site],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: PRODUCT_NAME,
});

/** RFC 8414: how a program is let in. */
export const serverMetadata = (site: string) => ({
  issuer: site,
  authorization_endpoint: `${site}${AUTHORIZE_PATH}`,
  token_endpoint: `${site}${OAUTH_PATHS.token}`,
  registration_endpoint: `${site}${OAUTH_PATHS.register}`,
  revocation_endpoint: `${site}${OAUTH_PATHS.revoke}`,
  scopes_supported: SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});
