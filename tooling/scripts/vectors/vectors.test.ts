import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './check-cases.ts';

const HOLDS = { fn: 'decimalToProb', source: 'definition', input: { decimal: 4 }, expect: { prob: 0.25 }, tol: 1e-9 };

describe('a case', () => {
  it('holds within its tolerance, which grows with the number', () => {
    expect(faultsOf(HOLDS)).toEqual([]);
    expect(faultsOf({ ...HOLDS, expect: { prob: 0.25 + 5e-10 } })).toEqual([]);
    expect(faultsOf({ ...HOLDS, expect: { prob: 0.26 } })).toHaveLength(1);
    const large = { fn: 'probToDecimal', input: { prob: 1e-4 }, expect: { decimal: 10_000.000_005 } };
    expect(faultsOf({ ...large, tol: 1e-9 })).toEqual([]);
    expect(faultsOf({ ...large, tol: 1e-10 })).toHaveLength(1);
  });

  it('of words holds only to the letter', () => {
    const half = { fn: 'decimalToFractional', input: { decimal: 3.5, maxDenominator: 100 }, tol: 1 };
    expect(faultsOf({ ...half, expect: { fractional: '5/2' } })).toEqual([]);
    expect(faultsOf({ ...half, expect: { fractional: '10/4' } })).toHaveLength(1);
  });

  it('of a list holds only at the same length', () => {
    const arbitrage = { fn: 'arbitrage', input: { odds: [2.1, 2.1] }, tol: 1e-9 };
    expect(faultsOf({ ...arbitrage, expect: { isArb: true, stakes: [0.5, 0.5] } })).toEqual([]);
    expect(faultsOf({ ...arbitrage, expect: { stakes: [0.5] } })).toHaveLength(1);
    expect(faultsOf({ ...arbitrage, expect: { isArb: false } })).toHaveLength(1);
  });

  it('that expects a refusal holds only for a typed one', () => {
    expect(faultsOf({ ...HOLDS, input: { decimal: 1 }, expect: { error: true } })).toEqual([]);
    expect(faultsOf({ ...HOLDS, expect: { error: true } })).toEqual([expect.stringContaining('did not refuse')]);
    expect(faultsOf({ ...HOLDS, input: { decimal: 1 } })).toEqual([expect.stringContaining('threw')]);
  });

  it.each([
    null,
    7,
    {},
    { fn: 'toString', input: {}, expect: {} },
    { fn: 'astrology', input: {}, expect: { luck: 1 } },
    { ...HOLDS, expect: {} },
    { ...HOLDS, input: undefined },
  ])('that is none is a miss: %j', (one) => {
    expect(faultsOf(one)).toHaveLength(1);
  });

  it('grades the bets that the reference file leaves out', () => {
    const prop = { market: 'playerProp', side: 'over', line: 24.5, decimal: 1.9 };
    for (const [input, result] of [
      [{ ...prop, count: 25 }, 'win'],
      [{ ...prop, count: 30, played: false }, 'void'],
      [{ market: 'drawNoBet', side: 'home', decimal: 1.5, home: 1, away: 1 }, 'push'],
      [{ market: 'moneyline', side: 'home', decimal: 1.5, status: 'postponed' }, 'void'],
    ] as const) {
      expect(faultsOf({ fn: 'grade', input, expect: { result } })).toEqual([]);
    }
  });
});

describe('npm run vectors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  const run = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return spawnSync(process.execPath, ['--import', 'tsx', 'tooling/scripts/vectors.ts', path], { encoding: 'utf8' });
  };

  it('ends with the count and fails when a case is missed', () => {
    const good = run('good.json', JSON.stringify([HOLDS]));
    expect(good.stdout).toBe('1 of 1 cases hold\n');
    expect(good.status).toBe(0);
    const bad = run('bad.json', JSON.stringify([HOLDS, { ...HOLDS, expect: { prob: 0.5 } }]));
    expect(bad.stdout).toBe('decimalToProb({"decimal":4}).prob: 0.25 instead of 0.5\n1 of 2 cases hold\n');
    expect(bad.status).toBe(1);
    const none = run('none.json', '{}');
    expect(none.stderr).toContain('is not a list of cases');
    expect(none.status).toBe(1);
  }, 300_000);
});
