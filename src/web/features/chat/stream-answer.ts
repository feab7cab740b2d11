import { followAnswer, type SendMessageDraft, sendMessage } from '#contract/chat.ts';
import { type StreamEvent, streamEvents } from '#contract/stream.ts';
import { routeUrl } from '../../lib/api.ts';
import { toApiError } from '../../lib/api-error.ts';
import { readServerSentEvents, type ServerSentEvent } from './sse-parser.ts';

export type StreamEvents = AsyncIterable<StreamEvent>;

const EVENT_STREAM = 'text/event-stream';

/** Sends one message and answers with its events. A refusal before the first event is thrown as `ApiError`. */
export async function openSend(
  draft: SendMessageDraft,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<StreamEvents> {
  const response = await fetch(routeUrl(sendMessage), {
    method: sendMessage.method,
    credentials: 'same-origin',
    headers: { accept: EVENT_STREAM, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(draft),
    signal,
  });
  if (!response.ok) throw await toApiError(response);
  return eventsOf(response);
}

/** A running answer of a session from its start, the newest or the one that is named; undefined when it does not run. */
export async function openFollow(
  { sessionId, turnId }: { sessionId: string; turnId?: string },
  signal: AbortSignal,
): Promise<StreamEvents | undefined> {
  const query = turnId === undefined ? '' : `?${new URLSearchParams({ turnId })}`;
  const response = await fetch(`${routeUrl(followAnswer, { sessionId })}${query}`, {
    credentials: 'same-origin',
    headers: { accept: EVENT_STREAM },
    signal,
  });
  if (!response.ok) throw await toApiError(response);
  return response.status === 204 ? undefined : eventsOf(response);
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.headers.get('content-type')?.startsWith(EVENT_STREAM)) {
    // A repeated send may be answered with the finished reply itself.
    yield { event: 'done', data: streamEvents.done.parse(await response.json()) };
    return;
  }
  if (response.body === null) return;
  for await (const event of readServerSentEvents(response.body)) {
    const parsed = parseEvent(event);
    if (parsed) yield parsed;
  }
}

/** Events and blocks that this page does not know are skipped, so that an older page outlives a newer server. */
function parseEvent({ event, data }: ServerSentEvent): StreamEvent | undefined {
  switch (event) {
    case 'accepted':
      return { event, data: streamEvents.accepted.parse(JSON.parse(data)) };
    case 'stage':
      return { event, data: streamEvents.stage.parse(JSON.parse(data)) };
    case 'picks':
      return { event, data: streamEvents.picks.parse(JSON.parse(data)) };
    case 'block': {
      const known = streamEvents.block.safeParse(JSON.parse(data));
      return known.success ? { event, data: known.data } : undefined;
    }
    case 'delta':
      return { event, data: streamEvents.delta.parse(JSON.parse(data)) };
    case 'done':
      return { event, data: streamEvents.done.parse(JSON.parse(data)) };
    case 'error':
      return { event, data: streamEvents.error.parse(JSON.parse(data)) };
    default:
      return undefined;
  }
}
