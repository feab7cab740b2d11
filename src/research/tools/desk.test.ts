import { describe, expect, it } from 'vitest';
import { ToolName } from '#contract/research/desk.ts';
import type { Slate } from '../slate/slate.ts';
import { demoSlateAt } from '../slate/test-demo-slate.ts';
import { footballSlate, NOW } from '../slate/test-slate.ts';
import { DESK } from './desk.ts';
import { loadedWith } from './look-up/test-loaded.ts';
import { firstSeen } from './test-first-seen.ts';
import { SAMPLE_CALLS } from './test-sample-calls.ts';
import { worldOf } from './test-worlds.ts';
import { historyKey, type Loaded, type May, type Need } from './world.ts';

const world = worldOf(footballSlate(), NOW);

/** Reads and runs a call as every speaker does. */
function call(name: ToolName, raw: unknown, may: May = 'verdicts') {
  const read = DESK[name].read(raw);
  return read.ok ? read.call.run({ ...world, may }) : read;
}

describe('the desk', () => {
  it('holds every tool under its own name', () => {
    expect(Object.values(DESK).map(({ name }) => name)).toEqual(Object.keys(DESK));
    expect(Object.keys(DESK)).toEqual([...ToolName.options]);
  });

  it('names what is wrong with an input', () => {
    expect(call('show_board', { market: 'moneyline', limit: 99, nonsense: 1 })).toMatchObject({
      ok: false,
      reason: 'invalid_input',
      named: expect.arrayContaining(['limit']),
    });
    for (const raw of [null, 7, 'x', []]) {
      expect(call('find_games', raw)).toMatchObject({ ok: false, reason: 'invalid_input', named: ['input'] });
    }
  });

  it.each(ToolName.options)(
    'says of %s, where it judges bets, which prices they rest on and what goes on the record',
    async (name) => {
      const slate = await demoSlateAt(NOW);
      const read = DESK[name].read(SAMPLE_CALLS[name](slate));
      if (!read.ok) throw new Error(read.message);
      const lineHistory = historiesOf(slate, read.call.needs({ slate, nowMs: NOW.getTime() }));
      const demo = worldOf(slate, NOW, { loaded: { ...loadedWith(), lineHistory } });
      const outcome = read.call.run(demo);
      expect(outcome).toMatchObject({ ok: true });
      const judges = read.call.access === 'verdicts';
      expect(read.call.wants(demo) !== null).toBe(judges);
      const judged = outcome.ok ? read.call.judged(outcome.data) : [];
      expect([outcome.ok && outcome.verdicts > 0, judged.length > 0]).toEqual([judges, judges]);
    },
  );

  it('gives arithmetic to everybody, boards to whoever may bet, and nothing else to the excluded', () => {
    const payout = { calc: { kind: 'payout', price: '+120', stakeCents: 10_000 } };
    expect(call('calculate', payout, 'help').ok).toBe(true);
    expect(call('find_games', {}, 'free').ok).toBe(true);
    expect(call('find_games', {}, 'help')).toMatchObject({ ok: false, reason: 'excluded' });
  });
});

const historiesOf = (slate: Slate, needs: readonly Need[]): Loaded['lineHistory'] =>
  new Map(
    needs.flatMap((need) => (need.kind === 'line_history' ? [[historyKey(need), firstSeen(slate, need, NOW)]] : [])),
  );
