import { describe, expect, it } from 'vitest';
import { MINIMUM_AGE_YEARS } from '#contract/product.ts';
import { StateRules } from '#contract/research/state-rules.ts';
import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { hasLicensedBook } from './licensed-in.ts';
import { stateRules } from './state-rules.ts';
import { STATES_TABLE } from './states-table.ts';

const STATES = Object.keys(US_STATE_NAMES) as UsState[];

describe('the table of states', () => {
  it('has one row for each, whole, dated and with its sources', () => {
    const lines = STATES_TABLE.trim().split('\n');
    expect(lines.map((line) => line.slice(0, 2)).sort()).toEqual(STATES.toSorted());
    for (const line of lines) expect([line.slice(0, 2), line.split('|').length]).toEqual([line.slice(0, 2), 8]);
    for (const state of STATES) {
      const rules = StateRules.parse(stateRules(state));
      expect([rules.name, rules.sources.length > 0]).toEqual([US_STATE_NAMES[state], true]);
    }
  });

  it('knows what goes with what: no book without online betting, and an age, if any, that the product’s own covers', () => {
    for (const state of STATES) {
      const { online, legalAge, books, helpline, booksCheckedOn } = stateRules(state);
      expect([state, books.length > 0]).toEqual([state, hasLicensedBook(state)]);
      if (online !== 'statewide') expect([state, books]).toEqual([state, []]);
      if (online === 'none') expect([state, legalAge]).toEqual([state, null]);
      expect([18, MINIMUM_AGE_YEARS, null]).toContain(legalAge);
      expect([state, booksCheckedOn !== null]).toEqual([state, books.length > 0]);
      if (helpline) expect(helpline.phone).toMatch(/^1-8\d\d-\d{3}-\d{4}$/);
    }
  });

  it.each([
    ['OH', 'statewide', 21, 'Time Out Ohio'],
    ['KY', 'statewide', 18, null],
    ['MT', 'on_site', 18, null],
    ['TX', 'none', null, null],
  ] as const)('says of %s what is known, and null of the rest', (state, online, legalAge, selfExclusion) => {
    expect(stateRules(state)).toMatchObject({ online, legalAge, selfExclusion });
  });

  it('names a book once that is listed by state', () => {
    expect(stateRules('OH').books.filter((title) => title.startsWith('Hard Rock'))).toEqual(['Hard Rock Bet']);
  });
});
