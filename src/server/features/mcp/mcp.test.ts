import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ToolName } from '#contract/research/desk.ts';
import type { Slate } from '#research/slate/slate.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { NOW } from '#research/slate/test-slate.ts';
import { SAMPLE_CALLS } from '#research/tools/test-sample-calls.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { tokensOf } from './fit-reply.ts';
import type { Cut } from './reply-fields.ts';
import { connect, type McpApp, newKeyOwner, startMcpApp } from './test-mcp-app.ts';
import { MOST_TOKENS } from './tool-result.ts';

const SERVED = ToolName.options.filter((name) => name !== 'propose');

let open: OpenDatabase;
let slate: Slate;
let site: McpApp;
beforeAll(async () => {
  [open, slate] = [await openTestDatabase(), await demoSlateAt(NOW)];
});
afterAll(() => open.close());
beforeEach(async () => {
  site = await startMcpApp(open.db, slate, NOW);
});
afterEach(() => site.app.close());

describe('the desk for an assistant', () => {
  it('lists every tool but propose, with schemas whose figures say their unit', async () => {
    const owner = await newKeyOwner(site, open.db);
    const client = await connect(site.url, owner.key);
    expect(client.getServerVersion()?.name).toBe('edgewise');
    expect(client.getInstructions()).toContain('21 and over');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...SERVED].sort());
    for (const { name, inputSchema, outputSchema, description, annotations } of tools) {
      expect([inputSchema.type, outputSchema?.type], name).toEqual(['object', 'object']);
      const judges = ['best_bets', 'build_parlay', 'price_bets'].includes(name);
      expect(annotations?.readOnlyHint, name).toBe(!judges);
      expect(description?.includes('Costs 1 token'), name).toBe(judges);
      expect('idempotencyKey' in (inputSchema.properties ?? {}), name).toBe(judges);
    }
    expect(JSON.stringify(tools)).toContain('Money in whole US cents.');
    await client.close();
  });

  it.each(SERVED)('answers %s in words and in figures that fit its schema', async (name) => {
    const owner = await newKeyOwner(site, open.db);
    const client = await connect(site.url, owner.key);
    // The client checks what comes by the schema that the list gave it.
    await client.listTools();
    const result = await client.callTool({
      name,
      arguments: { ...SAMPLE_CALLS[name](slate) },
      _meta: { idempotencyKey: 'one' },
    });
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
    expect(result.structuredContent).toMatchObject({ ok: true, odds: 'demo' });
    expect(result.content).toMatchObject([{ type: 'text', text: expect.stringMatching(/\w{3}/) }]);
    expect(tokensOf([result.content, result.structuredContent])).toBeLessThanOrEqual(MOST_TOKENS);
    await client.close();
  });

  const WIDE: Partial<Record<ToolName, object>> = {
    find_games: { limit: 30 },
    show_board: { market: 'moneyline', limit: 30 },
    scan_prices: { kind: 'low_hold', limit: 30 },
    facts_about: { limit: 30 },
  };

  it('keeps the largest results within their room, and says what it left out', async () => {
    const owner = await newKeyOwner(site, open.db, 20);
    const client = await connect(site.url, owner.key);
    await client.listTools();
    const cuts: string[] = [];
    for (const [name, input] of Object.entries(WIDE)) {
      const result = await client.callTool({ name, arguments: { ...input } });
      expect(tokensOf([result.content, result.structuredContent]), name).toBeLessThanOrEqual(MOST_TOKENS);
      const { cut = [] } = result.structuredContent as { cut?: Cut[] };
      for (const { list, total, limit, offset } of cut) {
        expect([total > limit, offset], list).toEqual([true, 0]);
        cuts.push(list);
      }
    }
    expect(cuts).toContain('data.markets');
    const next = await client.callTool({ name: 'find_games', arguments: { limit: 30, offset: 30 } });
    const { data, cut: [games] = [] } = next.structuredContent as { data: { total: number }; cut?: Cut[] };
    expect(games?.total).toBe(data.total);
    expect(games).toMatchObject({ list: 'data.games', offset: 30 });
    await client.close();
  });

  it('names what is missing, and calls that could be made instead', async () => {
    const owner = await newKeyOwner(site, open.db);
    const client = await connect(site.url, owner.key);
    await client.listTools();
    const call = (name: string, input: object) => client.callTool({ name, arguments: { ...input } });
    const unknown = await call('show_board', { eventId: 'nowhere', market: 'moneyline' });
    expect(unknown).toMatchObject({ isError: true, structuredContent: { ok: false, reason: 'no_such_game' } });
    const wrong = await call('calculate', { calc: { kind: 'payout', price: 'soon', stakeCents: 10_000 } });
    expect(wrong).toMatchObject({ isError: true, structuredContent: { reason: 'invalid_input' } });
    expect(wrong.structuredContent).toMatchObject({ message: expect.stringContaining('"soon" is no price') });
    await expect(call('propose', {})).rejects.toThrow('There is no tool of that name.');
    await expect(call('constructor', {})).rejects.toThrow('There is no tool of that name.');
    await client.close();
  });

  it('speaks the older protocol and the newer one, each without a session', async () => {
    const owner = await newKeyOwner(site, open.db);
    const other = await startMcpApp(open.db, slate, NOW);
    for (const mode of ['2025-11-25', '2026-07-28']) {
      const pin = mode === '2026-07-28' ? { versionNegotiation: { mode: { pin: mode } } } : {};
      for (const url of [site.url, other.url]) {
        const client = await connect(url, owner.key, pin);
        expect(client.getNegotiatedProtocolVersion()).toBe(mode);
        expect((await client.listTools()).tools).toHaveLength(SERVED.length);
        await client.close();
      }
    }
    await other.app.close();
  });
});
