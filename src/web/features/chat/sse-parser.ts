export type ServerSentEvent = { event: string; data: string };

/**
 * Server-sent events from text that arrives in any pieces: each push returns the events it completed.
 * Lines end with LF, CR or CRLF, also when a piece ends between the two; comments and unknown fields are skipped.
 */
export function createSseParser(): (chunk: string) => ServerSentEvent[] {
  let buffer = '';
  let endedWithCr = false;
  let event = '';
  let data: string[] = [];

  function take(line: string): ServerSentEvent | undefined {
    if (line === '') {
      const finished = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : undefined;
      event = '';
      data = [];
      return finished;
    }
    const [field, value] = splitField(line);
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return undefined;
  }

  return (chunk) => {
    // A CR at the end of one piece and an LF at the start of the next are one line end.
    const text = endedWithCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') endedWithCr = chunk.endsWith('\r');
    const lines = (buffer + text).split(/\r\n|\r|\n/);
    buffer = lines.pop() ?? '';
    return lines.map(take).filter((finished) => finished !== undefined);
  };
}

/** A comment starts with the colon, so its field name is empty. One space after the colon is not part of the value. */
function splitField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}

/** The events of a response body, as they arrive. */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createSseParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Leaving early (stop, another session) closes the connection; the server goes on by itself.
    await reader.cancel().catch(() => undefined);
  }
}
