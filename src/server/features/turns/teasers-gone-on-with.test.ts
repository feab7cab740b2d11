import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();
const NEEDS = '2 team 6pt teaser at -120, hawks -7.5 to -1.5 n niners +2.5 to +8.5. what do i need per leg';

describe('a nickname that two leagues share', () => {
  it('is the team whose line it is, or whose league the others play in', async () => {
    expect((await lastOf(NEEDS)).text).toMatch(/-7\.5 and \+2\.5 become -1\.5 and \+8\.5.*73\.85%/s);
    expect((await lastOf('hawks -7.5 good?')).text).toMatch(/Seahawks -7\.5/);
    expect((await lastOf('teaser hawks and niners, what do i need per leg')).text).toMatch(/Seattle Seahawks -7\.5/);
  });

  it('stays whoever has that line or no sign of another', async () => {
    expect((await lastOf('hawks +9 good?')).text).toMatch(/Atlanta Hawks \+9/);
    expect((await lastOf('hawks ml good?')).text).toMatch(/Atlanta Hawks moneyline/);
  });
});

describe('behind a teaser', () => {
  it.each(['can i add browns -4.5', 'add the browns', 'throw in the browns', 'what if i add browns +1.5'])(
    '%s teases that side too, free, and judges no straight bet',
    async (question) => {
      const { text, cost } = await lastOf(NEEDS, question);
      expect(text).toMatch(/become -1\.5, \+8\.5 and \+1\.5/);
      expect(cost).toBe(0);
    },
  );

  it.each(['are both wong legs', 'do they cross 3 and 7'])('%s is asked of its legs', async (question) => {
    const { text, cost } = await lastOf(NEEDS, question);
    expect(text).toMatch(/^Yes: every leg is one/);
    expect(cost).toBe(0);
  });

  it('is not judged as one of more legs than it has', async () => {
    const { text, cost } = await lastOf(NEEDS, 'what about all 3 at +160');
    expect(text).toMatch(/^The teaser that stands has 2 legs/);
    expect(cost).toBe(0);
  });

  it('leaves a straight bet to itself', async () => {
    const { text, cost } = await lastOf(NEEDS, 'is rams +5 good straight?');
    expect(text).toMatch(/Rams \+5/);
    expect(cost).toBe(1);
  });
});
