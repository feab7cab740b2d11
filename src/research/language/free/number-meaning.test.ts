import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

function saidOf(...texts: string[]): string {
  const { plan, isCharged } = talk(...texts);
  expect(isCharged).toBe(false);
  if (plan?.kind !== 'say') throw new Error(`${texts.at(-1)}: ${plan?.kind ?? 'nothing'}`);
  return plan.text;
}

describe('what a number means is said of that number', () => {
  it.each([
    ['warriors game spread | what does +0.5 even mean', /^They have to win.*NBA games do not end in a tie/],
    ['arsenal +0.5 what does that mean', /a draw is enough/],
    ['lions bills spread | whats -4.5 mean', /only if the Lions win by 5 or more/],
    ['whats the +7.5 mean for the packers', /Packers win the game, or lose by 7 or fewer/],
    ['meaning of lakers -7', /win by 8 or more.*exactly 7, your stake comes back/],
    ['lions bills total | what does 47 mean', /over wins with 48 or more.*At exactly 47 the stake comes back/],
    ['josh allen over 216.5 | what does 216.5 mean', /Josh Allen’s passing yards: over wins with 217/],
    ['what does 1.25 units mean i only got like 100 bucks', /\$1\.25/],
    ["what's 2 units if my roll is 500", /\$10\.00/],
    ['-351 means what exactly', /risk \$351 for every \$100.*77\.8%/],
    ['explain +150', /pays \$150\.00 on top.*40\.0%/],
  ])('%s', (texts, words) => {
    expect(saidOf(...texts.split(' | '))).toMatch(words);
  });

  it('is none where a pick of a list is pointed at', () => {
    const { plan } = talk('best nfl bets', 'Explain #1');
    expect(JSON.stringify(plan)).not.toMatch(/is the number for/);
  });

  it('another player’s number is not that of the one who was spoken of', () => {
    const { plan } = talk('josh allen over 216.5', 'explain what 55.5 means for chase brown');
    expect(plan?.kind === 'say' ? plan.text : '').not.toContain('Allen');
  });

  it('a chance that is held against a verdict is answered with the price', () => {
    expect(talk('pimblett ml good?', 'why not tho he wins 81 percent of the time').plan).toMatchObject({
      calls: [{ tool: 'price_bets' }],
      explains: 'why',
    });
  });
});
