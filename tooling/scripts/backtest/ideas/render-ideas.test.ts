import { describe, expect, it } from 'vitest';
import { renderIdeas } from './render-ideas.ts';
import { BASEBALL, ideasOn, judged, season } from './test-ideas.ts';

const MOMENTUM = 'momentum from open to close';

describe('the table of ideas', () => {
  it('says what a file does not hold, and nothing on too few games', async () => {
    const text = renderIdeas(
      await ideasOn(['-150,130,Red,2018-01-01', '-150,130,Blue,2019-01-01'], 'R_odds,B_odds,Winner,date'),
      'fights.csv',
    );
    expect(text).toContain('fights.csv: layout ufc, 2 rows');
    expect(text).toMatch(/recalibration +moneyline +- +1 +- +1 +- +too few games/);
    for (const name of [
      'learned weights of the books',
      'moneyline helped by the spread',
      'moneyline helped by the total',
      MOMENTUM,
    ]) {
      expect(text).toMatch(new RegExp(`${name} +not in this file`));
    }
  });

  it('says nothing where the half to be judged on is short', async () => {
    const whole = await ideasOn([...season({ season: 2016 }), ...season({ season: 2017 }).slice(0, 99)], BASEBALL);
    expect(judged(whole, MOMENTUM).verdict).toBe('too few games');
    expect(judged(whole, MOMENTUM).fitted).not.toBeNull();
  });

  it('prints figure, gain and verdict; a file without rows is refused in one sentence', async () => {
    const whole = await ideasOn(
      [...season({ season: 2016, momentum: 0.8 }), ...season({ season: 2017, momentum: 0.8 })],
      BASEBALL,
    );
    expect(renderIdeas(whole, 'games.csv')).toMatch(
      /momentum from open to close +moneyline_open to moneyline +m 0\.8\d{3} +2,700 +\+0\.00\d{4} ± 0\.00\d{4} +2,700 +\+0\.00\d{4} ± 0\.00\d{4} +helped/,
    );
    await expect(ideasOn([], BASEBALL)).rejects.toThrow('a header and no rows');
  });
});
