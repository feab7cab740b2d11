import type { ModelRequest } from '../../../providers/llm/llm.port.ts';
import { callWithRetry, type RetryDeps } from './call-with-retry.ts';
import type { CallEnd, CallFor, Dropped } from './metered-call.ts';

/** `tools`: whether the server takes them, as far as is known. */
export type OfferingDeps = RetryDeps & { tools: { isKnown: boolean } };

/**
 * A call that may offer tools. A server that turns it away with them and takes it without knows none: what it can do is asked of it
 * from then on.
 */
export async function callOffering(
  deps: OfferingDeps,
  about: CallFor,
  request: ModelRequest,
  dropped: Dropped,
): Promise<CallEnd> {
  const { tools, ...plain } = request;
  if (tools === undefined || !deps.tools.isKnown) return callWithRetry(deps, about, plain, dropped);
  const end = await callWithRetry(deps, about, request, dropped);
  if (end.ok || typeof end.fault === 'string' || end.fault.kind !== 'refused' || end.hadText) return end;
  const again = await callWithRetry(deps, about, plain, dropped);
  if (again.ok) deps.tools.isKnown = false;
  return again;
}
