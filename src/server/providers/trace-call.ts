import { NO_TRACER, type Tracer } from '../platform/process/tracer.ts';
import type { JsonAnswer } from './fetch-json.ts';

/** One call of a provider as a span: who was asked and what came of it. Its address is not told, which may carry a key. */
export const traceCall = (
  tracer: Tracer = NO_TRACER,
  provider: string,
  call: () => Promise<JsonAnswer>,
): Promise<JsonAnswer> =>
  tracer.within(`GET ${provider}`, { 'http.request.method': 'GET', 'peer.service': provider }, async (tell) => {
    const answer = await call();
    if (answer.ok) tell({ 'http.response.status_code': 200 });
    else {
      const status = answer.status;
      tell({ ...(status !== null && { 'http.response.status_code': status }), 'error.type': errorOf(status) });
    }
    return answer;
  });

/** A 200 that failed did not send what it should. */
const errorOf = (status: number | null): string => {
  if (status === null) return 'unreachable';
  return status === 200 ? 'invalid_answer' : String(status);
};
