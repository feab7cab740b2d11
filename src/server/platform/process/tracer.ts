/** What is told of a span: names, counts and kinds. Never what somebody wrote, an address, a secret or the words of an error. */
export type SpanFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A piece of work as an operator sees it from outside. */
export type Tracer = {
  /** Runs the work as a span of what is being traced around it; `tell` adds what is known only later. */
  within: <Result>(name: string, fields: SpanFields, work: (tell: (fields: SpanFields) => void) => Result) => Result;
  /** Something that happened, on the span around it. */
  event: (name: string, fields: SpanFields) => void;
};

/** Where nobody collects them: the work and nothing else. */
export const NO_TRACER: Tracer = {
  within: (_name, _fields, work) => work(() => undefined),
  event: () => undefined,
};

/** What kind of failure it was, without its words, which may quote somebody. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  return [kind, code].find((part) => typeof part === 'string' && /^\w{1,40}$/.test(part))?.toString() ?? error.name;
}

/** Of a tool's run, by the convention for generative models. */
export const toolFields = (name: string): SpanFields => ({
  'gen_ai.operation.name': 'execute_tool',
  'gen_ai.tool.name': name,
  'gen_ai.tool.type': 'function',
});
