/** What programs are refused with, in the words of OAuth. */
export type OAuthErrorName =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: OAuthErrorName;

  constructor(error: OAuthErrorName, description: string) {
    super(description);
    this.error = error;
  }
}
