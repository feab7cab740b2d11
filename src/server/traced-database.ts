import type { OpenDatabase } from './platform/database/database.ts';
import { traceTransactions } from './platform/database/trace-transactions.ts';
import type { Config } from './platform/process/config.ts';
import { createOtlpTracer } from './platform/process/otlp-tracer.ts';
import type { Tracer } from './platform/process/tracer.ts';

type Closer = () => Promise<void>;

/** The same database, whose transactions are spans where a collector is named. */
export async function tracedDatabase(config: Config, { db, kind }: OpenDatabase, closers: Closer[]) {
  const { tracer, close } = await tracingOf(config);
  closers.push(close);
  return { db: tracer ? traceTransactions(db, kind, tracer) : db, tracer };
}

/** Without a collector nothing is traced, and no library for it is loaded. */
async function tracingOf(config: Config): Promise<{ tracer?: Tracer; close: Closer }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: pairs, OTEL_SERVICE_NAME } = config;
  if (!endpoint) return { close: async () => undefined };
  const headers = Object.fromEntries(
    (pairs?.split(',') ?? []).map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]),
  );
  return createOtlpTracer({ endpoint, service: OTEL_SERVICE_NAME, headers });
}
