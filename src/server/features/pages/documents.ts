import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '../../platform/process/clock.ts';
import type { PageBuilder, PageRequest } from './page-builder.ts';

/** How long a rendered page is used again: the ages in its example stay true to the minute. */
const FRESH_FOR_MS = 60_000;
/** Quick enough to be done while a visitor waits. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip' | 'identity';
export type Documents = (page: PageRequest, encoding: Encoding) => Promise<Buffer>;

/**
 * Renders and compresses each page once a minute. What a page shows depends on its request alone, and there are few
 * different requests: the caller turns everything that may vary endlessly into one of them, or says that it is of its own inputs.
 */
export function createDocuments(buildPage: PageBuilder, now: Clock): Documents {
  const kept = new Map<string, { atMs: number; plain: Promise<Buffer>; encoded: Map<Encoding, Promise<Buffer>> }>();
  const build = async (page: PageRequest) => Buffer.from(await buildPage(page));

  return async (page, encoding) => {
    if (page.isOfOwnInputs) return encode(await build(page), encoding);
    const key = JSON.stringify([page.path, page.status, page.hasSession]);
    const nowMs = now().getTime();
    let document = kept.get(key);
    if (!document || nowMs - document.atMs >= FRESH_FOR_MS) {
      const fresh = { atMs: nowMs, plain: build(page), encoded: new Map<Encoding, Promise<Buffer>>() };
      document = fresh;
      kept.set(key, fresh);
      fresh.plain.catch(() => {
        if (kept.get(key) === fresh) kept.delete(key);
      });
    }
    const plain = await document.plain;
    const encoded = document.encoded.get(encoding) ?? encode(plain, encoding);
    document.encoded.set(encoding, encoded);
    return encoded;
  };
}

function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(plain);
  if (encoding === 'gzip') return promisify(gzip)(plain);
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) names.add(name);
  }
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}
