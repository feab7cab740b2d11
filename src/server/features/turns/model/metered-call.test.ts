import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { NOW } from '#research/slate/test-slate.ts';
import { modelCalls } from '../../../db/schema/analyst.ts';
import { testDatabase } from '../../../platform/database/test-database.ts';
import { ModelFault, type ModelFaultKind, type ModelRequest } from '../../../providers/llm/llm.port.ts';
import { callMetered } from './metered-call.ts';

const open = await testDatabase();

const request: ModelRequest = {
  system: 'You write.',
  messages: [{ role: 'user', content: 'Best bets?' }],
  maxOutputTokens: 4_000,
  signal: new AbortController().signal,
  onText: () => {},
};

/** What the books say that a call used which ended so. */
async function usedBy(fault: ModelFault, written = '') {
  const model = {
    name: 'test-model',
    call: async ({ onText }: ModelRequest) => {
      onText(written);
      throw fault;
    },
  };
  const [id, about] = [randomUUID(), { analysisId: randomUUID(), walletId: randomUUID(), promptVersion: 'v' }];
  const deps = {
    db: open.db,
    now: () => NOW,
    newId: () => id,
    model,
    budgetMicros: null,
    accountBudgetMicros: 1_000_000_000,
  };
  await callMetered(deps, { ...about, purpose: 'write' }, request, () => ({}));
  const [call] = await open.db.select().from(modelCalls).where(eq(modelCalls.id, id));
  return { outcome: call?.outcome, inputTokens: call?.inputTokens, outputTokens: call?.outputTokens };
}

const NEVER_REACHED = { inputTokens: 0, outputTokens: 0 };
const ESTIMATED = { inputTokens: 7, outputTokens: 0 };

describe('what a failed call is counted at', () => {
  it.each([
    ['unreachable', NEVER_REACHED],
    ['refused', NEVER_REACHED],
    ['rate_limited', NEVER_REACHED],
    ['overloaded', ESTIMATED],
    ['broken_off', ESTIMATED],
    ['malformed', ESTIMATED],
    ['empty', ESTIMATED],
    ['too_large', ESTIMATED],
    ['declined', ESTIMATED],
    ['aborted', ESTIMATED],
  ] satisfies [ModelFaultKind, object][])('%s: by its kind, whatever its words are', async (kind, used) => {
    expect(await usedBy(new ModelFault(kind))).toMatchObject(used);
    const [inOtherWords, inWordsOfAnother] = [new ModelFault(kind), new ModelFault(kind, { status: 418 })];
    inOtherWords.message = 'the server at the other end said no';
    inWordsOfAnother.message = kind === 'refused' ? 'overloaded (503)' : 'refused (400)';
    expect(await usedBy(inOtherWords)).toMatchObject(used);
    expect(await usedBy(inWordsOfAnother)).toMatchObject(used);
  });

  it('is what arrived, also of a call that is said not to have reached anybody', async () => {
    expect(await usedBy(new ModelFault('unreachable'), 'half a sentence')).toMatchObject({
      inputTokens: 7,
      outputTokens: 5,
    });
  });

  it('is what the provider says, where it says so of a failure too', async () => {
    const usage = { inputTokens: 900, outputTokens: 12 };
    expect(await usedBy(new ModelFault('declined', { usage }))).toEqual({ outcome: 'failed', ...usage });
  });
});
