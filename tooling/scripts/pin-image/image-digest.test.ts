import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDigest, imagesOf, withDigest } from './image-digest.ts';

const DIGEST = `sha256:${'ab'.repeat(32)}`;
const NODE = { repository: 'library/node', tag: '22-slim' };
const DOCKERFILE = 'FROM node:22-slim AS build\nRUN true\nFROM ghcr.io/a/b:1\nFROM node:22-slim\n';

let registry: string;
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', registry);
  if (pathname === '/token') {
    const isAsked = searchParams.get('scope') === 'repository:library/node:pull';
    response.end(JSON.stringify(isAsked ? { token: 'anybody' } : {}));
  } else if (request.headers.authorization !== 'Bearer anybody') {
    const scope = 'repository:library/node:pull';
    response
      .writeHead(401, { 'www-authenticate': `Bearer realm="${registry}/token",service="r",scope="${scope}"` })
      .end();
  } else if (pathname === '/v2/library/node/manifests/22-slim')
    response.writeHead(200, { 'docker-content-digest': DIGEST }).end();
  else response.writeHead(404).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('the digest of a base image', () => {
  it('is what the registry says of its tag, to who has a token that anybody gets', async () => {
    expect(await askDigest(NODE, registry)).toBe(DIGEST);
    await expect(askDigest({ ...NODE, tag: 'none' }, registry)).rejects.toThrow('answered 404 and names no digest');
  });

  it('is written behind each tag of the image, in place of an earlier one, and behind no other', () => {
    expect(imagesOf(DOCKERFILE)).toEqual([NODE, { repository: 'ghcr.io/a/b', tag: '1' }]);
    const pinned = withDigest(DOCKERFILE, NODE, DIGEST);
    expect(pinned).toBe(
      `FROM node:22-slim@${DIGEST} AS build\nRUN true\nFROM ghcr.io/a/b:1\nFROM node:22-slim@${DIGEST}\n`,
    );
    const newer = `sha256:${'cd'.repeat(32)}`;
    expect(withDigest(pinned, NODE, newer)).toBe(pinned.replaceAll(DIGEST, newer));
    expect(imagesOf(pinned)).toEqual(imagesOf(DOCKERFILE));
  });
});
