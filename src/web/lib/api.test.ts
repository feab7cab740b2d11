import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUser, signOut } from '#contract/auth.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { read, routeUrl, write } from './api.ts';
import { ApiError, isUnauthorized, serverMessage } from './api-error.ts';
import { answerFetchWith, jsonResponse, networkFailure } from './test-fetch.ts';
import { testUser } from './test-page-data.ts';

afterEach(() => vi.unstubAllGlobals());

const failureOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error);

describe('calling the server', () => {
  it('reads with cookies and gives back what the contract names', async () => {
    const calls = answerFetchWith(() => jsonResponse(200, { ...testUser, secret: 'left out' }));
    expect(await read(currentUser)).toEqual(testUser);
    expect(calls).toEqual([{ path: '/api/auth/user', method: 'GET', body: undefined, credentials: 'same-origin' }]);
  });

  it('refuses an answer that is not what the contract says', async () => {
    answerFetchWith(() => jsonResponse(200, { ...testUser, tokensRemaining: 'many' }));
    expect(await failureOf(read(currentUser))).toBeInstanceOf(Error);
  });

  it('sends a body as JSON, and none where the route takes none', async () => {
    const calls = answerFetchWith(() => jsonResponse(200, { message: 'ok' }));
    await write(signOut, undefined);
    await failureOf(write(sendMessage, { message: 'Best bets?' }));
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', undefined],
      ['POST', { message: 'Best bets?' }],
    ]);
  });

  it('fills in the parts of a path', () => {
    expect(routeUrl(listMessages, { sessionId: 'a/b' })).toBe('/api/chat/sessions/a%2Fb/messages');
    expect(() => routeUrl(listMessages)).toThrow(RangeError);
  });

  it('words a refusal as status, colon, body, and keeps the server message', async () => {
    answerFetchWith(() => jsonResponse(402, { message: 'Not enough tokens', balance: 0, price: 1 }));
    const error = await failureOf(read(currentUser));
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe('402: {"message":"Not enough tokens","balance":0,"price":1}');
    expect((error as ApiError).body).toEqual({ message: 'Not enough tokens', balance: 0, price: 1 });
    expect(serverMessage(error)).toBe('Not enough tokens');
  });

  it('words a refusal without a body by its status text', async () => {
    answerFetchWith(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    const error = await failureOf(read(currentUser));
    expect((error as ApiError).message).toBe('502: Bad Gateway');
    expect(serverMessage(error)).toBeUndefined();
  });

  it.each(['', ' '])('takes %j for no words', async (message) => {
    answerFetchWith(() => jsonResponse(500, { message }));
    expect(serverMessage(await failureOf(read(currentUser)))).toBeUndefined();
  });

  it('knows an ended session by its message', async () => {
    answerFetchWith(() => jsonResponse(401, { message: 'Unauthorized' }));
    expect(isUnauthorized(await failureOf(read(currentUser)))).toBe(true);
    expect(isUnauthorized(new ApiError(401, '{"message":"Invalid email or password"}'))).toBe(false);
    expect(isUnauthorized(new ApiError(403, 'Unauthorized'))).toBe(false);
  });

  it('passes a network failure on as it is', async () => {
    answerFetchWith(networkFailure);
    expect(await failureOf(read(currentUser))).toBeInstanceOf(TypeError);
  });
});
