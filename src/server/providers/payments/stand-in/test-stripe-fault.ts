/** A refusal as Stripe words it: `{ error: { type, code, message, param } }`. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(
    status: number,
    error: { type: string; message: string; code?: string; param?: string; decline_code?: string },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error: { ...error, request_log_url: 'https://dashboard.stripe.com/test/logs/req_standin' } };
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new StripeFault(status, { type: 'invalid_request_error', message, ...more });

export const missing = (what: string, id: string, param: string, status = 404) =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, status);
