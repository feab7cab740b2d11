import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../test-server.ts';
import { testDatabase } from '../database/test-database.ts';
import { registerCspReports } from './csp-reports.ts';
import { ViolationTally } from './violation-tally.ts';

const open = await testDatabase();
let app: FastifyInstance;
let violations: ViolationTally;
let ms = Date.parse('2026-11-21T12:00:00Z');
let lines: string[];
beforeEach(() => {
  lines = [];
  violations = new ViolationTally();
  const now = () => new Date(ms);
  app = startServer(open.db, { now, logger: { stream: { write: (line: string) => void lines.push(line) } } });
  registerCspReports(app, { now, violations });
});

async function send(body: unknown, address = '203.0.113.7'): Promise<number> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/csp-report', 'x-forwarded-for': address };
  return (await app.inject({ method: 'POST', url: '/api/csp-reports', headers, payload })).statusCode;
}
const report = (directive: string, blocked: string, more: object = {}) => ({
  'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, ...more },
});
const told = () => violations.list().map(({ directive, blocked, count }) => `${directive} ${blocked} ${count}`);

describe('reports of what a page tried', () => {
  it('are counted by directive and kind', async () => {
    expect(await send(report('script-src-elem', 'inline'))).toBe(200);
    expect(await send(report('script-src-elem', 'https://evil.example/x.js?user=jo'))).toBe(200);
    const violated = { 'violated-directive': 'require-trusted-types-for', 'blocked-uri': 'trusted-types-sink' };
    for (let at = 0; at < 2; at += 1) expect(await send({ 'csp-report': violated })).toBe(200);
    expect(told()).toEqual([
      'script-src-elem inline 1',
      'script-src-elem address 1',
      'require-trusted-types-for trusted-types-sink 2',
    ]);
  });

  it('leave nothing of who sent them or what was in them, neither in the count nor in the log', async () => {
    const secret = 'jo@example.com';
    const more = { 'document-uri': `https://edgewise.example/reset?token=${secret}`, 'script-sample': secret };
    expect(await send(report(`script-src ${secret}`, `https://x.example/${secret}`, more))).toBe(200);
    expect(await send(report(secret, secret, more))).toBe(200);
    expect(await send(report('img-src', `${secret}-extension://x`))).toBe(200);
    expect(told()).toEqual(['script-src address 1', 'other address 1', 'img-src address 1']);
    expect(lines.join('\n')).not.toContain(secret);
    expect(lines.filter((line) => line.includes('its policy refuses'))).toHaveLength(3);
  });

  it('are told in the log once a kind', async () => {
    for (let at = 0; at < 5; at += 1) await send(report('img-src', 'data'));
    expect(lines.filter((line) => line.includes('its policy refuses'))).toHaveLength(1);
    expect(told()).toEqual(['img-src data 5']);
  });

  it('are bounded: in size, and in number a minute, of one network and of all', async () => {
    expect(await send('not json')).toBe(400);
    expect(await send({})).toBe(400);
    expect(await send(report('img-src', 'x'.repeat(40_000)))).toBe(413);
    ms += 60_000;
    const of = async (address: string, times: number) => {
      const statuses = new Set<number>();
      for (let at = 0; at < times; at += 1) statuses.add(await send(report('img-src', 'data'), address));
      return [...statuses];
    };
    expect(await of('203.0.113.7', 20)).toEqual([200]);
    expect(await of('203.0.113.7', 1)).toEqual([429]);
    expect(await of('2001:db8::1', 10)).toEqual([200]);
    expect(await of('2001:db8::2', 11)).toEqual([200, 429]);
    for (let at = 1; at <= 13; at += 1) expect(await of(`198.51.100.${at}`, 20)).toEqual([200]);
    expect(await of('192.0.2.1', 1)).toEqual([429]);
    ms += 60_000;
    expect(await of('203.0.113.7', 1)).toEqual([200]);
  });

  it('of kinds that nobody knows make no more counts than there are kinds', async () => {
    for (let at = 0; at < 15; at += 1) await send(report(`made-up-${at}`, `made-up-${at}:`), '2001:db8:1::1');
    expect(told()).toEqual(['other address 15']);
  });
});
