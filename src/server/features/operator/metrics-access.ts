import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../../platform/same-secret.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** With a token: its bearer. Without: a direct connection from this machine that no proxy passed on. */
export function mayReadMetrics(request: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | null): boolean {
  if (token !== null) {
    const [, given] = /^bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    return given !== undefined && isSameSecret(given, token);
  }
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}
