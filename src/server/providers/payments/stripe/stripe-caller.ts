import Stripe from 'stripe';
import { abortableBody } from '../../abortable-body.ts';
import { PaymentError } from '../payments.port.ts';
import { toPaymentError } from './stripe-errors.ts';

export type CallerOptions = {
  secretKey: string;
  /** Where Stripe is asked; a local stand-in when it is not the address of Stripe. */
  apiUrl: string;
  deadlineMs: number;
};

/**
 * Does one piece of work at Stripe, of one or more requests, within one deadline.
 * @throws PaymentError; the signal's own reason when that was aborted.
 */
export type StripeCaller = <Value>(
  signal: AbortSignal | undefined,
  work: (stripe: Stripe) => Promise<Value>,
) => Promise<Value>;

const RETRIES_MAX = 2;

export function createStripeCaller({ secretKey, apiUrl, deadlineMs }: CallerOptions): StripeCaller {
  const address = addressOf(apiUrl);
  const clientFor = (signal: AbortSignal) =>
    new Stripe(secretKey, {
      ...address,
      apiVersion: Stripe.API_VERSION,
      timeout: deadlineMs,
      maxNetworkRetries: RETRIES_MAX,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(fetchUntil(signal)),
    });

  return async (signal, work) => {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const late = () =>
      controller.abort(new PaymentError('away', `Stripe did not answer within ${deadlineMs / 1000} s.`));
    const abort = () => controller.abort(signal?.reason);
    const timer = setTimeout(late, deadlineMs);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([work(clientFor(controller.signal)), rejectedBy(controller.signal)]);
    } catch (error) {
      signal?.throwIfAborted();
      throw toPaymentError(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
}

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * The library takes no signal, and repeats what was ended: each of its requests listens to the call's own. The signal that
 * the library sends along is its time limit, which is as long as the call's and begins later.
 */
const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  async (input, init) => {
    // A redirect would carry the key to whatever address it names.
    const response = await fetch(input, { ...init, signal, redirect: 'error' });
    if (!response.body) return response;
    const { status, headers } = response;
    return new Response(abortableBody(response.body, signal), { status, headers });
  };

/** @throws RangeError when it is no address of a server. */
function addressOf(apiUrl: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  if ((protocol !== 'http:' && protocol !== 'https:') || pathname !== '/')
    throw new RangeError('The address of Stripe must be http or https, a host and a port.');
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') };
}
