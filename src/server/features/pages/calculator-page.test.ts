import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '#contract/calculators/calculators.ts';
import { AppError, RateLimitedError } from '../../platform/errors.ts';
import { CALCULATOR_PAGES, workedPage } from './calculator-page.ts';

const visit = (url: string) => ({ url, address: '203.0.113.9' });
const kelly = CALCULATOR_PAGES.get('/tools/kelly') ?? CALCULATORS[0]!;
const neverAsked = () => Promise.reject(new Error('an example is no call'));

describe('a calculator’s page', () => {
  it.each([...CALCULATOR_PAGES])('%s begins with an example that is worked out', async (path, calculator) => {
    const { worked, isOfOwnInputs } = await workedPage(neverAsked, calculator, visit(`${path}?utm_source=x`));
    expect(worked?.reply).toMatchObject({ ok: true, data: { kind: calculator.kind } });
    expect(isOfOwnInputs).toBeUndefined();
  });

  it('asks the desk what its address says, for the address of who asks', async () => {
    const asked: unknown[] = [];
    const page = await workedPage(
      async (...call) => {
        asked.push(call);
        return { ok: false, message: 'Name a price.', named: ['price'] };
      },
      kelly,
      visit('/tools/kelly?price=%2B120&chance=50'),
    );
    expect(asked).toEqual([[{ kind: 'kelly', price: '+120', chance: 0.5 }, '203.0.113.9']]);
    expect(page).toEqual({
      worked: {
        texts: { price: '+120', chance: '50' },
        reply: { ok: false, message: 'Name a price.', named: ['price'] },
      },
      isOfOwnInputs: true,
    });
  });

  it.each([
    [new AppError('invalid_input', 'calc.chance must be 0 to 1', { field: 'calc.chance' }), ['calc.chance']],
    [new RateLimitedError('Please wait.', 60), []],
  ])('says what the desk refused', async (error, named) => {
    const page = await workedPage(() => Promise.reject(error), kelly, visit('/tools/kelly?price=-110'));
    expect(page.worked?.reply).toEqual({ ok: false, message: error.message, named });
  });

  it('fails where the desk fails', async () => {
    await expect(workedPage(neverAsked, kelly, visit('/tools/kelly?price=-110'))).rejects.toThrow('no call');
  });
});
