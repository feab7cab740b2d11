/** What a language model is to this product: text in, text out, bounded. Adapters know nothing of picks or tokens. */

export type ModelUsage = { inputTokens: number; outputTokens: number };

export type ModelRequest = {
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  /** Aborting it closes the connection to the model. */
  signal: AbortSignal;
  /** Each piece of text as it arrives. */
  onText: (text: string) => void;
};

export type ModelReply = {
  text: string;
  /** `length`: cut off at the reply limit. */
  finish: 'stop' | 'length' | 'other';
  /** Null when the provider did not say. */
  usage: ModelUsage | null;
};

export type AnalystModel = {
  /** As the provider names it; readers see it, and prices are looked up by it. */
  name: string;
  /** One call, without a second try. @throws ModelFault */
  call: (request: ModelRequest) => Promise<ModelReply>;
};

export type ModelFaultKind =
  | 'aborted'
  | 'unreachable'
  | 'broken_off'
  /** The server turned the call away, such as with HTTP 400. */
  | 'refused'
  /** The model, or a filter beside it, would not answer this question. */
  | 'declined'
  | 'rate_limited'
  | 'overloaded'
  | 'malformed'
  | 'empty'
  | 'too_large';

/** Every way in which a call can fail, in few words; `cause` is for the log of the operator. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly kind: ModelFaultKind;
  /** True when the same call may work a moment later. */
  readonly retryable: boolean;
  /** How long the provider asked to be left alone. */
  readonly retryAfterMs: number | null;
  /** What the provider says that the call used; null where it did not say. */
  readonly usage: ModelUsage | null;

  constructor(kind: ModelFaultKind, details: FaultDetails = {}) {
    super(details.status === undefined ? kind : `${kind} (${details.status})`, { cause: details.cause });
    this.kind = kind;
    this.retryable = RETRYABLE.has(kind);
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.usage = details.usage ?? null;
  }
}

type FaultDetails = { status?: number; retryAfterMs?: number | null; usage?: ModelUsage | null; cause?: unknown };

const RETRYABLE: ReadonlySet<ModelFaultKind> = new Set([
  'unreachable',
  'broken_off',
  'rate_limited',
  'overloaded',
  'malformed',
  'empty',
]);
