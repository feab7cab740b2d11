import { beforeAll, describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { talkerOver } from '../test-talk.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await demoTalk());
});

function saidTo(...texts: string[]): string {
  const { plan, isCharged } = talk(...texts);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
}

/** Everton wins 32.0 %, the draw comes 25.5 %, Newcastle United wins 42.5 %. */
describe('a bet that the three-way market tells the fair price of', () => {
  it.each([
    ['everton dnb', /^Everton draw no bet: \+133 is fair \(43\.0%\)/],
    ['newcastle draw no bet fair price', /^Newcastle United draw no bet: -133 is fair \(57\.0%\)/],
    ['everton draw no bet at +130 fair?', /^No: Everton draw no bet at \+130 costs you 0\.8%/],
    ['is newcastle dnb any good at -120', /^Newcastle United draw no bet at -120 pays more than is fair/],
    ['x2 everton newcastle', /^Newcastle United or the draw: -212 is fair \(68\.0%\)/],
    ['everton newcastle 1x -160', /^No: Everton or the draw at -160 costs you 6\.5%/],
    ['everton double chance', /^Everton or the draw: -136 is fair \(57\.5%\)/],
  ])('is told that, and what a price is worth: %s', (text, words) => {
    expect(saidTo(text)).toMatch(words);
  });

  it('is made of prices that are stored, of which the one that pays more is told first', () => {
    // 3.04 x (1 - 1 / 3.76) = 2.23.
    expect(saidTo('everton dnb', 'who has it')).toMatch(/^I have no book’s price on draw no bet.* makes \+123\./);
    expect(saidTo('everton double chance')).toMatch(
      /Everton \+0\.5, which is settled alike, is .*; Everton at .* makes -147/,
    );
  });

  it.each([
    ['what do i need it to hit', /^Everton draw no bet at \+130 has to win 43\.5% of the games that are not drawn/],
    ['what should it be', /^Everton draw no bet: \+133 is fair/],
    ['and at +140?', /^Everton draw no bet at \+140 pays more than is fair/],
    ['50 bucks on it', /^\$50\.00 on Everton draw no bet at \+130 wins \$65\.00 .* A draw gives the \$50\.00 back/],
    ['whats the chance', /^Everton draw no bet wins 32\.0% of the time, gets the stake back on a draw 25\.5%/],
    ['which book is best', /^I have no book’s price on draw no bet/],
  ])('is still spoken of: %s', (text, words) => {
    expect(saidTo('everton dnb +130', text)).toMatch(words);
  });

  it('is held against others by what each makes', () => {
    const both = 'which is better value: newcastle +130 at fanatics or everton dnb at +105';
    expect(saidTo(both)).toMatch(/^Neither makes money; Newcastle United moneyline at \+130 loses less: -2\.3%/);
    expect(saidTo('everton dnb +130', 'newcastle dnb -120', 'which one has value')).toMatch(
      /^Newcastle United draw no bet at -120: \+3\.4% on average, against Everton draw no bet at \+130 -0\.8%/,
    );
  });

  it.each([
    [['lions dnb'], /^No draw of .* is sold, so there is no draw no bet/],
    [['everton dnb', 'just the ml then'], /show_board/],
    [['city dnb -140'], /^There are several here/],
  ])('is no other bet: %s', (texts, words) => {
    expect(saidTo(...texts)).toMatch(words);
  });
});

describe('what is said of such a bet beside others', () => {
  it.each([
    [['newcastle or draw -200 at dk, good?'], /^Newcastle United or the draw at -200 pays more than is fair/],
    [
      ['newcastle or draw -200', 'and everton +0.5 instead', 'which ones better'],
      /against Everton \+0\.5|Everton \+0\.5 .*against/,
    ],
    [
      ['newcastle x2 -220', 'so is the everton ml better'],
      /^Neither makes money; Newcastle United or the draw at -220 loses less/,
    ],
    [['everton dnb', 'ok and 40 on it wins what'], /^\$40\.00 on Everton draw no bet at \+133 wins/],
  ])('is told by what each is worth: %j', (texts, words) => {
    expect(saidTo(...texts)).toMatch(words);
  });

  it('leaves a parlay as it is, of which it cannot be a leg', () => {
    const ticket = 'parlay fulham ml and liverpool ml 5 bucks';
    const { plan, reading } = talk(ticket, 'make the fulham one fulham draw no bet');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Fulham draw no bet/) });
    expect([reading.ticket, reading.focus?.length]).toEqual([true, 2]);
  });
});

const [cup] = recordedSlate('reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz');

it.skipIf(!cup)('is told of a heavy favorite too, whose win with the draw beside it pays less than its stake', () => {
  if (!cup) return;
  const over = talkerOver(cup.slate, cup.now);
  for (const text of ['spain dnb -600', 'germany dnb', 'curacao double chance', 'germany 1x vs curacao -5000'])
    expect(over(text).plan).toMatchObject({ kind: 'say', text: expect.stringContaining('I have no book’s price on') });
});
