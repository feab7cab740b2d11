import { describe, expect, it } from 'vitest';
import { createSseParser, readServerSentEvents } from './sse-parser.ts';

const all = (...chunks: string[]) => {
  const parse = createSseParser();
  return chunks.flatMap(parse);
};

describe('createSseParser', () => {
  it('reads event and data', () => {
    expect(all('event: delta\ndata: {"a":1}\n\n')).toEqual([{ event: 'delta', data: '{"a":1}' }]);
  });

  it('reads the same events whatever the pieces and line ends are', () => {
    const lines = [
      'event: stage',
      'data: one',
      '',
      ': heartbeat',
      '',
      'event: done',
      'data: two',
      'data: three',
      '',
      '',
    ];
    const expected = [
      { event: 'stage', data: 'one' },
      { event: 'done', data: 'two\nthree' },
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      const text = lines.join(end);
      for (let size = 1; size <= text.length; size += 1) {
        const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(all(...chunks), `${JSON.stringify(end)} in pieces of ${size}`).toEqual(expected);
      }
    }
  });

  it('keeps an empty line of data and takes away one leading space only', () => {
    expect(all('data:  a\ndata\ndata:b\n\n')).toEqual([{ event: 'message', data: ' a\n\nb' }]);
  });

  it('sends nothing for comments, for an event without data and for an unfinished event', () => {
    expect(all(': ping\n\n', 'event: stage\n\n', 'id: 4\nretry: 10\n\n', 'data: half\n')).toEqual([]);
  });

  it('does not carry an event name over to the next event', () => {
    expect(all('event: stage\ndata: 1\n\ndata: 2\n\n')).toEqual([
      { event: 'stage', data: '1' },
      { event: 'message', data: '2' },
    ]);
  });
});

describe('readServerSentEvents', () => {
  it('decodes a character that is split over two pieces', async () => {
    const bytes = new TextEncoder().encode('data: ±€🏈\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const events = [];
    for await (const event of readServerSentEvents(body)) events.push(event);
    expect(events).toEqual([{ event: 'message', data: '±€🏈' }]);
  });

  it('closes the connection when the reader leaves early', async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const _ of readServerSentEvents(body)) break;
    expect(cancelled).toBe(true);
  });
});
