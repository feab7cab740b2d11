import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const JUDGED = 'under 47 lions bills good?';
const told = (...texts: string[]): string => {
  const { plan } = talk(...texts);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
};
const unitsAt = (price: string): string => told(`under 47 lions bills ${price} good?`);

describe('the price from which so much is staked on a judged bet', () => {
  it.each([
    ['at what price is 47 a full unit', '1 unit'],
    ['at what price would it be half a unit', '0.5 units'],
    ['what odds for 0.75 units', '0.75 units'],
  ])('is told, free: %s', (text, units) => {
    expect(told(JUDGED, text)).toMatch(
      new RegExp(`^Under 47 is ${units} from \\+1\\d\\d on, which makes \\+\\d\\.\\d% on average\\.`),
    );
    expect(talk(JUDGED, text).isCharged).toBe(false);
  });

  it('says so where none is', () => {
    expect(told(JUDGED, 'at what price is it 3 units')).toMatch(/^No price makes Under 47 3 units/);
  });

  it.each(['at what price is 50 a full unit', 'what is a unit', 'what price does it need to be a bet'])(
    'is not what is asked with "%s"',
    (text) => expect(told(JUDGED, text)).not.toMatch(/ from \+\d+ on|^No price makes/),
  );

  it('is not told of what was not judged', () => {
    expect(unitsAt('+141')).toContain('price_bets');
    expect(told('lions bills total', 'at what price is it a full unit')).not.toMatch(/ from \+\d+ on/);
  });
});
