import { abortableBody } from '../abortable-body.ts';
import { ModelFault } from './llm.port.ts';

/** Far above what the largest reply limit streams, far below what would weigh on the process. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** Reads at most so much of an answer, whatever the other side sends. Redirects are not followed: a key travels along. */
export const boundedFetch =
  (maxBytes = MAX_REPLY_BYTES): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let bytes = 0;
    const counted = abortableBody(response.body, init?.signal).pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) controller.error(new ModelFault('too_large'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
