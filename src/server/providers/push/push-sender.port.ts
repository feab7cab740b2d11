/** What came of one push: `gone`: nobody is reached there any more; `later`: not now, and not before so long. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; afterMs: number | null; reason: string };

/** Wakes browsers through the services of their makers. What is said is not sent: the browser asks for it. */
export type PushSender = { send: (endpoint: URL, signal: AbortSignal) => Promise<PushOutcome> };
