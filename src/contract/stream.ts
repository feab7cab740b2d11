import * as z from 'zod/mini';
import { OddsKind, Pick } from './analysis.ts';
import { sendMessage } from './chat.ts';
import { ErrorCode } from './errors.ts';

/** The server-sent events of a streamed answer, in order: stage*, picks, delta*, then done or error. */

export const StageEvent = z.object({ stage: z.string(), label: z.string(), done: z.int(), total: z.int() });
export type StageEvent = z.infer<typeof StageEvent>;

/** `odds` says where the prices come from, from the first moment that they are seen. */
export const PicksEvent = z.object({ picks: z.array(Pick), odds: z.optional(OddsKind) });
export type PicksEvent = z.infer<typeof PicksEvent>;

/** `field` is the path of a text in the answer, such as `summary`, `mainBet.analysis` or `additionalBets.0.reasoning`; `text` is appended to it. */
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
  topUp: z.optional(z.string()),
});
export type StreamErrorEvent = z.infer<typeof StreamErrorEvent>;

export const streamEvents = {
  stage: StageEvent,
  picks: PicksEvent,
  delta: DeltaEvent,
  done: DoneEvent,
  error: StreamErrorEvent,
} as const;

export type StreamEvent =
  | { event: 'stage'; data: StageEvent }
  | { event: 'picks'; data: PicksEvent }
  | { event: 'delta'; data: DeltaEvent }
  | { event: 'done'; data: DoneEvent }
  | { event: 'error'; data: StreamErrorEvent };
