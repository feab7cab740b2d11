import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANSWERS, faultsOf } from '../../../tooling/scripts/vectors/check-cases.ts';

type Case = { fn: string };

const file = join(process.env.EDGEWISE_SHARED ?? '../shared', 'reference/odds-vectors.json');
const absent = !existsSync(file);

describe.skipIf(absent)(`reference cases of ${file}${absent ? ' (absent: skipped)' : ''}`, () => {
  const all: Case[] = absent ? [] : JSON.parse(readFileSync(file, 'utf8'));

  it.each(Object.keys(ANSWERS))('%s meets every case', (fn) => {
    const cases = all.filter((one) => one.fn === fn);
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.flatMap(faultsOf)).toEqual([]);
  });

  it('are all run: 260 of 56 functions, so that a shortened file cannot pass', () => {
    expect(all.filter((one) => Object.hasOwn(ANSWERS, one.fn))).toHaveLength(260);
    expect(all).toHaveLength(260);
    expect(Object.keys(ANSWERS)).toHaveLength(56);
  });
});
