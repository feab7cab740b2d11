import type { Tracer } from '../../platform/process/tracer.ts';
import type { FetchLimits } from '../fetch-bytes.ts';
import { createProviderCaller, type ProviderCaller } from '../provider-caller.ts';

export type EspnOptions = {
  /** Scheme and host, such as https://site.api.espn.com. No other host is ever asked. */
  baseUrl: string;
  limits?: FetchLimits;
  /** Calls in one round. */
  callsPerRun?: number;
  /** Milliseconds of the process's own clock. */
  elapsedMs?: () => number;
  tracer?: Tracer | undefined;
};

const LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 20_000_000 };
const CALLS_PER_RUN = 60;

export const createEspnCaller = (options: EspnOptions): ProviderCaller =>
  createProviderCaller({
    provider: 'ESPN',
    baseUrl: `${options.baseUrl.replace(/\/+$/, '')}/apis/site/v2/sports`,
    limits: options.limits ?? LIMITS,
    callsPerRun: options.callsPerRun ?? CALLS_PER_RUN,
    elapsedMs: options.elapsedMs,
    tracer: options.tracer,
  });
