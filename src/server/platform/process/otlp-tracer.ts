import type { Attributes, Span } from '@opentelemetry/api';
import { failureKind, type SpanFields, type Tracer } from './tracer.ts';

const TRACES_PATH = '/v1/traces';
/** With its tries again: what a collector that is away may cost the end of a process. */
const TIMEOUT_MS = 3_000;

/** What says that the work is another program's: a model's, a database's, a provider's. */
const OF_OTHERS = ['gen_ai.provider.name', 'db.system.name', 'http.request.method'];

const toAttributes = (fields: SpanFields): Attributes =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isList(value) ? [...value] : value]));
const isList = (value: SpanFields[string]): value is readonly string[] => Array.isArray(value);

export type Tracing = { tracer: Tracer; close: () => Promise<void> };

/** Spans as OpenTelemetry has them, sent in batches over OTLP. The libraries are loaded here, so that nobody else pays for them. */
export async function createOtlpTracer(settings: {
  endpoint: string;
  service: string;
  headers: Readonly<Record<string, string>>;
}): Promise<Tracing> {
  const { endpoint, service, headers } = settings;
  const [{ context, SpanKind, SpanStatusCode, trace }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}${TRACES_PATH}`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: TIMEOUT_MS });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  // So that a span knows what it is within, across everything that is waited for.
  provider.register();
  const spans = provider.getTracer(service);
  const fail = (span: Span, error: unknown): void => {
    span.setAttribute('error.type', failureKind(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
  };

  const tracer: Tracer = {
    within(name, fields, work) {
      const kind = OF_OTHERS.some((field) => field in fields) ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const span = spans.startSpan(name, { kind, attributes: toAttributes(fields) });
      const run = () =>
        work((more) => {
          span.setAttributes(toAttributes(more));
          if ('error.type' in more) span.setStatus({ code: SpanStatusCode.ERROR });
        });
      return context.with(trace.setSpan(context.active(), span), () => ending(span, run, fail));
    },
    event(name, fields) {
      trace.getActiveSpan()?.addEvent(name, toAttributes(fields));
    },
  };
  const close = async () => {
    // A collector that is away keeps no server from closing.
    await provider.shutdown().catch(() => undefined);
    context.disable();
    trace.disable();
  };
  return { tracer, close };
}

/** Ends the span with the work, whether it answers at once or later. */
function ending<Result>(span: Span, work: () => Result, fail: (span: Span, error: unknown) => void): Result {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    fail(span, error);
    span.end();
    throw error;
  }
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result
    .catch((error: unknown) => {
      fail(span, error);
      throw error;
    })
    .finally(() => span.end()) as Result;
}
