/** How long a request may take to arrive, from its first byte to the last of its body. */
export const WHOLE_REQUEST_MS = 30_000;
/** A request is cut off at most this much later. */
const LOOK_EVERY_MS = 1_000;

/** For the server's options. What is too slow is answered like all that is no request (`http-errors-client.ts`). */
export const requestTimes = (wholeMs = WHOLE_REQUEST_MS, lookEveryMs = LOOK_EVERY_MS) => ({
  requestTimeout: wholeMs,
  http: { requestTimeout: wholeMs, headersTimeout: wholeMs, connectionsCheckingInterval: lookEveryMs },
});
