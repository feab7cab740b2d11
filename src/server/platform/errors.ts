import type { ErrorCode } from '#contract/errors.ts';
import type { FactorKind } from '#contract/factor-kind.ts';

/** An outcome the caller must handle. `message` is shown to the user; `cause` is only logged. */
export class AppError extends Error {
  override readonly name: string = 'AppError';
  readonly code: ErrorCode;
  /** The value of the body that was refused. */
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; field?: string }) {
    super(message, options);
    this.code = code;
    this.field = options?.field;
  }
}

export class InsufficientTokensError extends AppError {
  override readonly name = 'InsufficientTokensError';
  readonly balance: number;
  readonly price: number;
  /** Tokens that can be spent once the address is confirmed. */
  readonly waiting: number;

  constructor(balance: number, price: number, waiting = 0) {
    const costs = `This analysis costs ${price} token${price === 1 ? '' : 's'} and you have ${balance}.`;
    const more = waiting > 0 ? ` Confirm your e-mail address, and ${waiting} more are yours.` : '';
    super('insufficient_tokens', `${costs}${more} Nothing was charged.`);
    this.balance = balance;
    this.price = price;
    this.waiting = waiting;
  }
}

/** The password was right, and one of these is asked for beside it. */
export class SecondFactorError extends AppError {
  override readonly name = 'SecondFactorError';
  readonly factors: readonly FactorKind[];

  constructor(factors: readonly FactorKind[]) {
    super('second_factor', factors.includes('app') ? 'Enter the code of your authenticator app.' : 'Use your passkey.');
    this.factors = factors;
  }
}

/** Refused for now: `retryAfterSeconds` becomes the Retry-After header. */
export class RateLimitedError extends AppError {
  override readonly name = 'RateLimitedError';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super('rate_limited', message);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}

/** A start that cannot succeed: one sentence that names the thing; the process ends with a non-zero status. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Another process of ours is at work on the data folder. */
export class DataDirHeldError extends StartError {
  override readonly name = 'DataDirHeldError';
}
