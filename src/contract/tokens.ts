import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** What a line of the own ledger is about. */
export const LedgerLineKind = z.enum(['grant', 'analysis', 'returned', 'expired', 'taken_back', 'given_back']);
export type LedgerLineKind = z.infer<typeof LedgerLineKind>;

/** One readable receipt. An analysis is one line, whichever allowances paid for it. */
export const LedgerLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: LedgerLineKind,
  /** Signed, whole tokens. 0: an unlimited account's analysis. */
  tokens: z.int(),
  /** What the ledger added up to after this line. */
  balanceAfter: z.int(),
  text: z.string(),
  mode: z.nullable(z.enum(['regular', 'pro'])),
  /** Of an analysis in a chat that still stands: how the question began. */
  question: z.nullable(z.string()),
  /** Of an analysis: it is still running, and may yet be returned. */
  isOpen: z.boolean(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const LEDGER_PAGE_MAX = 100;

/** The own ledger, newest first. `before` is the `next` of the page before. */
export const listLedger = {
  method: 'GET',
  path: '/api/tokens/ledger',
  query: z.object({
    limit: z.optional(
      z.coerce
        .number('limit must be a number')
        .check(
          z.int('limit must be a whole number'),
          z.minimum(1, 'limit must be at least 1'),
          z.maximum(LEDGER_PAGE_MAX, `limit must be at most ${LEDGER_PAGE_MAX}`),
        ),
    ),
    before: z.optional(
      z.coerce
        .number('before must be a number')
        .check(z.int('before must be a whole number'), z.positive('before must be more than 0')),
    ),
  }),
  response: {
    200: z.object({ lines: z.array(LedgerLine), next: z.nullable(z.int()) }),
    400: ErrorBody,
    401: ErrorBody,
  },
} as const;

/** Comes with the answer that brought the balance there, once per level and period. */
export const BalanceNotice = z.object({
  level: z.enum(['low', 'empty']),
  balance: z.int(),
  topUp: z.string(),
  /** Tokens that come on top once the address is confirmed. */
  waiting: z.optional(z.int()),
});
export type BalanceNotice = z.infer<typeof BalanceNotice>;
