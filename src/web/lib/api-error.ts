import { ErrorBody } from '#contract/errors.ts';

/** A refusal by the server. Its message is the status code, a colon, a space and the body's text (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body, where it is one of ours. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseBody(text);
  }
}

function parseBody(text: string): ErrorBody | undefined {
  try {
    const parsed = ErrorBody.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response.status, text === '' ? response.statusText : text);
}

/** The server's own words for people, where it sent any. */
export function serverMessage(error: unknown): string | undefined {
  return (error instanceof ApiError && error.body?.message.trim()) || undefined;
}

/** True for the answer that a session which has ended gets. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}
