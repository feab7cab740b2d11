import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abortableBody } from './abortable-body.ts';
import { collectGarbage } from './test-collect-garbage.ts';

describe('an abortable body', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  let isOpen = false;
  beforeAll(async () => {
    server = createServer((_, response) => {
      isOpen = true;
      response.on('close', () => {
        isOpen = false;
      });
      response.write('half');
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    answer = () => undefined;
  });

  async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const { body } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { signal });
    if (!body) throw new Error('no body');
    return abortableBody(body, signal);
  }

  async function read(body: ReadableStream<Uint8Array>): Promise<string> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }

  it('ends by an abort and closes the connection, also when the request was collected as garbage meanwhile', async () => {
    const controller = new AbortController();
    const reading = read(await open(controller.signal));
    reading.catch(() => undefined);
    for (let round = 0; round < 10; round += 1) {
      collectGarbage();
      await new Promise((resolve) => setImmediate(resolve));
    }
    controller.abort();
    await expect(reading).rejects.toThrow(/abort/i);
    await expect.poll(() => isOpen).toBe(false);
  });

  it('is at its end at once when the signal was aborted before', async () => {
    const controller = new AbortController();
    const { body } = new Response('text');
    controller.abort();
    await expect(read(abortableBody(body as ReadableStream<Uint8Array>, controller.signal))).rejects.toThrow(/abort/i);
  });

  it('is read whole without one, and passes on a connection that breaks', async () => {
    answer = (response) => response.end(' and half');
    expect(await read(await open(new AbortController().signal))).toBe('half and half');
    answer = (response) => response.socket?.destroy();
    await expect(open(new AbortController().signal).then(read)).rejects.toThrow();
  });
});
