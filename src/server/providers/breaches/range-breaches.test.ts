import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRangeBreaches } from './range-breaches.ts';

const LEAKED = 'correct horse battery staple';
const digestOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A list that answers with these lines, and what it was asked. */
async function listOf(lines: readonly string[], status = 200) {
  const asked: { url: string | undefined; padding: unknown }[] = [];
  const warned: string[] = [];
  const own = createServer((request, response) => {
    asked.push({ url: request.url, padding: request.headers['add-padding'] });
    response.writeHead(status).end(lines.join('\r\n'));
  });
  server = own;
  await new Promise<void>((listening) => own.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  return { asked, warned, breaches: createRangeBreaches({ url, warn: ({ reason }) => void warned.push(reason) }) };
}

describe('a list of leaked passwords', () => {
  it('is asked with five digits of a hash and nothing else of the password', async () => {
    const rest = digestOf(LEAKED).slice(5);
    const { asked, breaches } = await listOf(['0'.repeat(35), `${rest.toLowerCase()}:12`]);
    expect(await breaches.has(LEAKED)).toBe(true);
    expect(asked).toEqual([{ url: `/range/${digestOf(LEAKED).slice(0, 5)}`, padding: 'true' }]);
  });

  it('does not know what only pads its answer, nor what has another end', async () => {
    const rest = digestOf(LEAKED).slice(5);
    const { breaches } = await listOf([`${rest}:0`, `${digestOf('another').slice(5)}:3`]);
    expect(await breaches.has(LEAKED)).toBe(false);
  });

  it('knows of none when it cannot be asked, and says so without a word of what was asked', async () => {
    const { warned, breaches } = await listOf(['busy'], 503);
    expect(await breaches.has(LEAKED)).toBe(false);
    expect(warned).toEqual(['answered HTTP 503']);
  });
});
