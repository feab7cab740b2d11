import * as z from 'zod/mini';
import { FactorKind } from './factor-kind.ts';

export const ErrorCode = z.enum([
  'invalid_input',
  'unauthenticated',
  'second_factor',
  'second_factor_required',
  'confirmation_required',
  'insufficient_tokens',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'rate_limited',
  'excluded',
  'limit_reached',
  'under_age',
  'payment_declined',
  'internal',
  'unavailable',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Every error body. `message` is for people; 402 carries what was asked, what is left, what waits for the address to be confirmed, and where there is more. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.optional(ErrorCode),
  requestId: z.optional(z.string()),
  balance: z.optional(z.int()),
  price: z.optional(z.int()),
  waiting: z.optional(z.int()),
  topUp: z.optional(z.string()),
  /** The value of the body that is to be looked at. */
  field: z.optional(z.string()),
  /** Of the code `second_factor`: what the account asks for. */
  factors: z.optional(z.array(FactorKind)),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
