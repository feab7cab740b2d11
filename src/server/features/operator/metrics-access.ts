import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** With a token: its bearer. Without: a direct connection from this machine that no proxy passed on. */
export function mayReadMetrics(request: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | null): boolean {
  if (token !== null) {
    const [, given] = /^bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    return given !== undefined && timingSafeEqual(digest(given), digest(token));
  }
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}
