import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const textOf = (...texts: string[]): string => {
  const { plan, isCharged } = demo.talk(...texts);
  if (plan?.kind !== 'say' || isCharged) throw new Error(`no free words for ${texts.at(-1)}`);
  return plan.text;
};

describe('money that is put on bets', () => {
  it.each([
    ['50 on the chiefs', 1, 50_00],
    ['put 100 on the celtics ml', 1, 100_00],
    ['sixty bucks on the over in the chiefs game', 1, 60_00],
    ['i want 20 each on lakers, celtics and nuggets', 3, 20_00],
    ['$25 apiece on the chiefs and the bills', 2, 25_00],
    ['10 on each of chiefs, bills, lakers', 3, 10_00],
    ['100 split on celtics and nuggets', 2, 50_00],
    ['split $100 evenly on the celtics and nuggets', 2, 50_00],
  ])('is what each of them pays, and no verdict: %s', (text, bets, stakeCents) => {
    const calcs = demo.calcsOf(text);
    expect(calcs).toHaveLength(bets);
    for (const calc of calcs) expect(calc).toMatchObject({ kind: 'payout', stakeCents });
  });

  it.each(['10 on each of them', '$10 each', 'ten bucks on each', '10 apiece on all of those'])(
    'is on each that was shown: %s',
    (text) => {
      expect(demo.calcsOf('20 each on lakers, celtics and nuggets', text).map((calc) => calc.stakeCents)).toEqual([
        10_00, 10_00, 10_00,
      ]);
    },
  );

  it.each(['50 on the chiefs, good bet?', 'is 50 on the chiefs worth it'])(
    'asks for a verdict where it does: %s',
    (text) => {
      const { plan } = demo.talk(text);
      expect(plan?.kind === 'calls' && plan.calls.map(({ tool }) => tool)).toEqual(['price_bets']);
    },
  );

  it.each([
    ['bills odds', '25 on the bills at fanduel', 'Bills moneyline', 'FanDuel'],
    ['bills odds', 'gimme 25 on them +4.5 at circa', 'Bills +4.5', 'Circa Sports'],
    ['beterbiev odds', 'gimme 25 on the over at circa', 'Over 7.5', 'Circa Sports'],
  ])('is paid by the book that is named: %s, %s', (before, text, bet, book) => {
    expect(demo.calcsOf(before, text)).toMatchObject([
      { kind: 'payout', bet: expect.stringContaining(bet), stakeCents: 25_00 },
    ]);
    expect(demo.notesOf(before, text)).toContain(`at ${book} is its price now.`);
  });

  it('is no payout where bets are asked for', () => {
    expect(demo.talk('gimme 3 bets on the bills').plan?.kind).toBe('picks');
  });

  it('is asked whose bet it is for where it stands alone, and goes on it', () => {
    expect(textOf('$50')).toContain('$50.00 on which bet?');
    expect(demo.calcsOf('$50', 'on the chiefs')).toEqual([
      expect.objectContaining({ kind: 'payout', stakeCents: 50_00 }),
    ]);
  });

  it.each([
    ['and the bills', 'Bills moneyline', 50_00],
    ['what about the bills', 'Bills moneyline', 50_00],
    ['and on the celtics for 20', 'Celtics moneyline', 20_00],
    ['and 50 on the nuggets', 'Nuggets moneyline', 50_00],
  ])('goes on with another bet, at its own stake where one is said: %s', (text, bet, stakeCents) => {
    expect(demo.calcsOf('50 on the chiefs', text)).toEqual([
      expect.objectContaining({ kind: 'payout', bet, stakeCents }),
    ]);
  });

  it('is a part of the bankroll that is known', () => {
    expect(demo.calcsOf('my bankroll is 500', '10% on the celtics, how much is that')).toEqual([
      expect.objectContaining({ kind: 'payout', stakeCents: 50_00 }),
    ]);
  });

  it('on the over of the game that was spoken of is no verdict either', () => {
    expect(demo.calcsOf('30 on the chiefs', 'and 30 on the over')).toEqual([
      expect.objectContaining({ kind: 'payout', stakeCents: 30_00, bet: expect.stringMatching(/^Over/) }),
    ]);
  });
});

describe('what goes on from stakes that were told', () => {
  const three = '20 each on lakers, celtics and nuggets';

  it.each([
    'total outlay',
    'whats my total risk',
    'how much am i risking',
    'how much am i putting up in all',
    'total im risking',
    'total stake?',
  ])('adds them up: %s', (text) => {
    expect(textOf(three, text)).toContain('You stake $60.00 in all');
  });

  it('says that nothing is staked where nothing is', () => {
    expect(textOf('chiefs moneyline odds', 'total outlay')).toContain('No stake has been named yet');
  });

  it.each([
    ['if all three hit', 'If all 3 win'],
    ['what if only the first two hit', 'If only the first and the second win'],
    ['if just 2 of them win', 'If 2 of 3 win'],
  ])('tells what comes back of those that win: %s', (text, words) => {
    expect(textOf(three, text)).toContain(words);
  });

  it.each([
    ['what do i win', 50_00],
    ['whats my payout', 50_00],
    ['double it', 100_00],
    ['triple that', 150_00],
    ['cut it in half', 25_00],
    ['make it 75', 75_00],
  ])('is on the same bet: %s', (text, stakeCents) => {
    expect(demo.calcsOf('50 on the chiefs', text)).toEqual([
      expect.objectContaining({ kind: 'payout', bet: 'Chiefs moneyline', stakeCents }),
    ]);
  });

  it('hedges what was staked', () => {
    const hedge = demo.calcsOf('50 on the chiefs', 'hedge it').find(({ kind }) => kind === 'hedge');
    expect(hedge).toMatchObject({ stakeCents: 50_00 });
  });

  it.each(['split it in 2 bets', 'should i split that over two books', 'split it'])(
    'parts it over the best books beside all of it at one: %s',
    (text) => {
      expect(textOf('100 on the celtics', text)).toMatch(/in 2 bets is \$50\.00 each.*All of it at/);
    },
  );
});

describe('a stake that rides', () => {
  it.each([
    'let it ride: 50 on lakers then roll it on celtics',
    '50 on the lakers, then all of it on the celtics',
    '50 on lakers and let it ride on the celtics',
  ])('becomes what the bet before returned: %s', (text) => {
    expect(textOf(text)).toMatch(/^\$50\.00 on Lakers.*all of that, .* on Celtics/);
  });

  it.each(['what if the second loses', 'what if the celtics lose'])('is gone where one loses: %s', (text) => {
    expect(textOf('50 on lakers then roll it on celtics', text)).toMatch(/^You lose the \$50\.00.*grown to/);
  });

  it('goes on with one more', () => {
    expect(textOf('50 on lakers then roll it on celtics', 'and then the chiefs')).toContain('if all 3 win');
  });
});

it.each(['i have 100 on the chiefs at +150', 'i put 110 on the chiefs -110', 'got celtics -450 already for 90'])(
  'a bet that is told with its stake is held, and no verdict on it is asked: %s',
  (text) => {
    expect(demo.calcsOf(text).map(({ kind }) => kind)).toEqual(['position']);
  },
);
