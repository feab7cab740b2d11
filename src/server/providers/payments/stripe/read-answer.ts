import * as z from 'zod/mini';
import { PaymentError } from '../payments.port.ts';

/**
 * The parts of an answer that the product goes by, checked. That the library's types have them is checked where this
 * is called: its types are what Stripe promises, not what came.
 */
export function readAnswer<Schema extends z.ZodMiniType>(schema: Schema, answer: z.input<Schema>): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') ?? '';
  throw new PaymentError('away', `Stripe sent an answer that cannot be read${where && ` (${where})`}.`);
}

/** A thing that an answer names, or brings along whole. */
export const refId = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((ref) => (typeof ref === 'string' ? ref : ref.id)),
);

const SECONDS_MAX = 8_640_000_000_000;

/** Stripe's moments are whole seconds. */
export const moment = z.pipe(
  z.int().check(z.nonnegative(), z.maximum(SECONDS_MAX)),
  z.transform((seconds) => new Date(seconds * 1000)),
);

export const cents = z.int().check(z.nonnegative());

export const metadata = z.nullish(z.record(z.string(), z.string()));

export const ourCheckoutId = (data: z.output<typeof metadata>) => data?.[METADATA.checkoutId] ?? null;

/** The names under which our ids travel with what is bought. */
export const METADATA = { checkoutId: 'checkoutId', walletId: 'walletId' } as const;
