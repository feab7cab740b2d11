import * as z from 'zod/mini';
import { Pick, Source } from './analysis.ts';
import { Block, MOST_BLOCKS } from './blocks.ts';
import { sendMessage } from './chat.ts';
import { ErrorCode } from './errors.ts';
import { OddsKind } from './odds-kind.ts';

/** The server-sent events of a streamed answer, in order: accepted, stage*, picks?, block and delta in any number, then done or error. */

/** The send cannot be refused with a plain status any more: its question is saved, and this is what it is called. */
export const AcceptedEvent = z.object({ sessionId: z.uuid(), questionId: z.uuid(), turnId: z.uuid() });
export type AcceptedEvent = z.infer<typeof AcceptedEvent>;

export const StageEvent = z.object({ stage: z.string(), label: z.string(), done: z.int(), total: z.int() });
export type StageEvent = z.infer<typeof StageEvent>;

/** `odds` says where the prices come from, from the first moment that they are seen. */
export const PicksEvent = z.object({ picks: z.array(Pick), odds: z.optional(OddsKind) });
export type PicksEvent = z.infer<typeof PicksEvent>;

/**
 * A whole block at its place among the blocks, with the words that it has so far; one that stood there before is replaced.
 * `evidence`: what it cites.
 */
export const BlockEvent = z.object({
  at: z.int().check(z.gte(0), z.lt(MOST_BLOCKS)),
  block: Block,
  evidence: z.optional(z.array(Source)),
});
export type BlockEvent = z.infer<typeof BlockEvent>;

/**
 * `field` is the path of a text in the answer, such as `summary`, `mainBet.analysis`, `additionalBets.0.reasoning` or `blocks.2.note`;
 * `text` is appended to it.
 */
export const DeltaEvent = z.object({ field: z.string(), text: z.string() });
export type DeltaEvent = z.infer<typeof DeltaEvent>;

export const DoneEvent = sendMessage.response[200];
export type DoneEvent = z.infer<typeof DoneEvent>;

/** What the plain refusal with this status would have said; 402 with what was asked, what is left and where there is more. */
export const StreamErrorEvent = z.object({
  status: z.int(),
  message: z.string(),
  code: z.optional(ErrorCode),
  balance: z.optional(z.int()),
  price: z.optional(z.int()),
  waiting: z.optional(z.int()),
  topUp: z.optional(z.string()),
});
export type StreamErrorEvent = z.infer<typeof StreamErrorEvent>;

export const streamEvents = {
  accepted: AcceptedEvent,
  stage: StageEvent,
  picks: PicksEvent,
  block: BlockEvent,
  delta: DeltaEvent,
  done: DoneEvent,
  error: StreamErrorEvent,
} as const;

export type StreamEvent =
  | { event: 'accepted'; data: AcceptedEvent }
  | { event: 'stage'; data: StageEvent }
  | { event: 'picks'; data: PicksEvent }
  | { event: 'block'; data: BlockEvent }
  | { event: 'delta'; data: DeltaEvent }
  | { event: 'done'; data: DoneEvent }
  | { event: 'error'; data: StreamErrorEvent };
