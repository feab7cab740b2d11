/**
 * The body of an answer, ended by an abort for certain. Node's `fetch` follows its signal only as long as nobody has
 * collected its request as garbage, which may happen while a body is read: then an abort alone would never end it.
 */
export function abortableBody(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let hasEnded = false;
  let unlisten = () => {};
  const end = () => {
    hasEnded = true;
    unlisten();
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const abort = () => {
        if (hasEnded) return;
        end();
        controller.error(signal?.reason);
        // The connection is closed; what it still had to say is of no use.
        reader.cancel(signal?.reason).catch(() => undefined);
      };
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
      unlisten = () => signal?.removeEventListener('abort', abort);
    },
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (hasEnded) return;
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        if (hasEnded) return;
        end();
        controller.error(error);
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
}
