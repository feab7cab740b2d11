/** What a language model is to this product: text in, text and calls out, bounded. Adapters know nothing of picks or tokens. */

export type ModelUsage = { inputTokens: number; outputTokens: number };

/** Something that the model may ask for; `parameters` is a JSON schema of an object. Whoever made the call runs it. */
export type ModelTool = { name: string; description: string; parameters: Readonly<Record<string, unknown>> };

/** What the model asks for, as it came: the name may be of no tool, and the input of no use. Null: it was no JSON object. */
export type ModelToolCall = { name: string; input: Readonly<Record<string, unknown>> | null };

export type ModelRequest = {
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  /** Aborting it closes the connection to the model. */
  signal: AbortSignal;
  /** Each piece of text as it arrives. */
  onText: (text: string) => void;
  /** Absent: it may only write. With tools a reply without a word is no fault. */
  tools?: readonly ModelTool[];
};

export type ModelReply = {
  text: string;
  /** In the order in which it made them, no more than `CALLS_MAX`. */
  calls: readonly ModelToolCall[];
  /** `length`: cut off at the reply limit. */
  finish: 'stop' | 'length' | 'other';
  /** Null when the provider did not say. */
  usage: ModelUsage | null;
};

/** What one reply may ask for; more is left unread. */
export const CALLS_MAX = 8;

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
