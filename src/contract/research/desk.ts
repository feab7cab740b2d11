import * as z from 'zod/mini';
import { ErrorBody } from '../errors.ts';
import { BalanceNotice } from '../tokens.ts';
import { Evidence, Refusal } from './outcome.ts';

/** The tools of the research desk by name. */
export const ToolName = z.enum([
  'find_games',
  'show_board',
  'best_bets',
  'build_parlay',
  'price_bets',
  'scan_prices',
  'line_moves',
  'facts_about',
  'calculate',
  'look_up',
  'propose',
]);
export type ToolName = z.infer<typeof ToolName>;

/** What a tool takes or gives, as whoever only runs it needs to know it. */
export type Schema<Value = unknown> = z.ZodMiniType<Value>;
export type SchemaIssue = z.core.$ZodIssue;

/** What a call cost its account. Only for who is signed in. */
const PAID = {
  /** Tokens: the price of a verdict, else 0. */
  charged: z.optional(z.int()),
  /** What the account can spend at the moment of the reply. */
  tokensRemaining: z.optional(z.int()),
  balanceNotice: z.optional(BalanceNotice),
};

export const DeskFound = z.object({
  tool: ToolName,
  ok: z.literal(true),
  /** As the tool's own result says. */
  data: z.unknown(),
  /** Judgements on bets: what is charged for. */
  verdicts: z.int(),
  evidence: z.array(Evidence),
  assumed: z.array(z.string()),
  ...PAID,
});

/** What was asked for is not stored, fits nothing or can be read in several ways: an answer too, and free. */
export const DeskRefused = z.extend(Refusal, { tool: ToolName, ...PAID });

export const DeskReply = z.discriminatedUnion('ok', [DeskFound, DeskRefused]);
export type DeskReply = z.infer<typeof DeskReply>;

/**
 * One call of one tool; the body is the tool's input itself. One that is charged needs an `Idempotency-Key`: sent again under
 * it, what was answered comes back, whatever has changed since.
 */
export const callTool = {
  method: 'POST',
  response: {
    200: DeskReply,
    400: ErrorBody,
    401: ErrorBody,
    402: ErrorBody,
    403: ErrorBody,
    409: ErrorBody,
    429: ErrorBody,
  },
} as const;
