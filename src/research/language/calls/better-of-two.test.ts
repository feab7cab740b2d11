import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

describe('which of two is the better one', async () => {
  const { talk } = await demoTalk();
  const saidTo = (text: string) => {
    const { plan, isCharged } = talk(text);
    return plan?.kind === 'say' && !isCharged ? plan.text : null;
  };

  it.each([
    [
      'is -3.5 better than -3',
      'At the same price -3 is better than -3.5: when the side wins by exactly 3 it gives the stake back where -3.5 loses.',
    ],
    ['-2.5 or -3, which is better', 'when the side wins by exactly 3 it wins where -3 only gives the stake back.'],
    ['is +3 worse than +3.5?', 'when the side loses by exactly 3 it wins where +3 only gives the stake back.'],
    [
      'difference between -1.5 and -4.5',
      'it never does worse than -4.5, and does better where the result falls between',
    ],
    [
      'is it better to take over 44.5 or over 45',
      'over 44.5 is better than over 45: when the total lands on exactly 45 it wins where over 45 only gives the stake back.',
    ],
    [
      'would you rather have under 44.5 or 45',
      'under 45 is better than under 44.5: when the total lands on exactly 45',
    ],
  ])('of lines: %s', (text, words) => {
    expect(saidTo(text)).toContain(words);
  });

  it.each(["what's better, -110 or -115", 'is -115 worse than -110?'])('of prices: %s', (text) => {
    expect(saidTo(text)).toContain(
      '-110 (1.91 in decimal) is the better price: $100 wins $90.91 instead of $86.96 at -115 (1.87 in decimal), and it breaks even at 52.38% instead of 53.49%.',
    );
  });

  it.each([
    'is Bills -3.5 better than Bills -3',
    'is -3.5 better than +3.5',
    'is over 44.5 better than under 45',
    'best bets with -1.5 and -2.5',
    'underdogs with odds better than +150 and worse than +300',
    'is the Jets at +145 better than the Bills at -110',
    'favorites at -150 or better',
  ])('is not asked by: %s', (text) => {
    expect(saidTo(text) ?? '').not.toMatch(/At the same price|is the better price/);
  });
});
