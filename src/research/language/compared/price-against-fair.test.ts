import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf } = await demoTalk();
const FAIR = 'whats the no vig price on -105 -115';

describe('a price behind what is fair', () => {
  it.each(['so -102 is a bad price or good', 'is -102 any good then', 'would you take -102'])(
    'is told against both sides, free: %s',
    (text) => {
      const { plan, isCharged } = talk(FAIR, text);
      expect(plan).toMatchObject({ kind: 'say' });
      expect(isCharged).toBe(false);
      expect(plan?.kind === 'say' && plan.text).toMatch(
        /depends which side -102 is on: on the -105 side \(\+105 is fair, 48\.8%\) it costs you 3\.\d%; .*it makes you 1\.\d%/,
      );
    },
  );

  it('is short of it on every side where it is', () => {
    const { plan } = talk(FAIR, 'and -120, good or bad');
    expect(plan?.kind === 'say' && plan.text).toMatch(/^-120 is short of the fair price on every side/);
  });

  it('is another sum where two prices are named', () => {
    expect(calcsOf(FAIR, 'and -120 +100')).toEqual([{ kind: 'no_vig', prices: ['-120', '+100'] }]);
  });
});
