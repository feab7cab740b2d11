import { describe, expect, it } from 'vitest';
import type { StreamEvent } from '#contract/stream.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type Progress, receiveAnswer } from './receive-answer.ts';
import type { StreamEvents } from './stream-answer.ts';

const delta = (text: string): StreamEvent => ({ event: 'delta', data: { field: 'summary', text } });
const done: StreamEvent = {
  event: 'done',
  data: {
    sessionId: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0001',
    message: {
      id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0002',
      role: 'assistant',
      content: 'ab',
      mode: 'regular',
      createdAt: '2026-11-21T12:00:00.000Z',
    },
    tokensRemaining: 3,
  },
};

async function* connection(...events: (StreamEvent | Error)[]): AsyncGenerator<StreamEvent> {
  for (const event of events) {
    if (event instanceof Error) throw event;
    yield event;
  }
}

/** Opens one after the other; 'none' is the answer that nothing runs. */
function receive(connections: (StreamEvents | 'none' | Error)[]) {
  const seen: Progress[] = [];
  const open = async () => {
    const next = connections.shift();
    if (next instanceof Error) throw next;
    return next === 'none' ? undefined : next;
  };
  const { signal } = new AbortController();
  const options = {
    open,
    reopen: open,
    signal,
    pausesMs: [0, 0],
    onProgress: (progress: Progress) => seen.push(progress),
  };
  return { seen, result: receiveAnswer(options) };
}

describe('receiveAnswer', () => {
  it('answers with what the done event carries', async () => {
    const { seen, result } = receive([connection(delta('a'), delta('b'), done)]);
    await expect(result).resolves.toEqual(done.data);
    expect(seen.map(({ event }) => event)).toEqual(['restart', 'delta', 'delta']);
  });

  it('begins again from the start on a new connection when one is lost', async () => {
    const broken = connection(delta('a'), new TypeError('network error'));
    const { seen, result } = receive([broken, connection(delta('a'), delta('b'), done)]);
    await expect(result).resolves.toEqual(done.data);
    expect(seen.map(({ event }) => event)).toEqual(['restart', 'delta', 'restart', 'delta', 'delta']);
  });

  it('takes a stream that ends without an ending for a lost one', async () => {
    await expect(receive([connection(delta('a')), connection(done)]).result).resolves.toEqual(done.data);
  });

  it('says that nothing runs any more when the lost answer is over', async () => {
    await expect(receive([connection(delta('a')), 'none']).result).resolves.toBeUndefined();
  });

  it('gives up after its attempts', async () => {
    const down = () => new TypeError('network error');
    await expect(receive([down(), down(), down(), connection(done)]).result).resolves.toBeUndefined();
  });

  it('throws an error event with its status, and does not try again', async () => {
    const failed = connection(delta('a'), {
      event: 'error',
      data: { status: 503, message: 'No answer could be made.' },
    });
    const { result } = receive([failed, connection(done)]);
    await expect(result).rejects.toMatchObject({ status: 503, body: { message: 'No answer could be made.' } });
  });

  it('throws a refusal as it is', async () => {
    const refusal = new ApiError(402, '{"message":"Not enough tokens"}');
    await expect(receive([refusal, connection(done)]).result).rejects.toBe(refusal);
  });
});
