import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();
const saidTo = (...texts: string[]): string => {
  const { plan } = talk(...texts);
  return plan?.kind === 'say' ? plan.text : '';
};

describe('how a bet that is spoken of ends', () => {
  it.each(['if they tie do i get my money back', 'what happens if its a draw', 'does a draw lose it'])(
    'on a tie of a game whose draw is sold: %s',
    (asked) => {
      const said = saidTo('newcastle ml', asked);
      expect(said).toMatch(
        /Newcastle( United)? moneyline is three-way, so a tie .* loses it\. Draw no bet on Newcastle( United)?/,
      );
    },
  );

  it('by the sport where overtime is played', () => {
    expect(saidTo('newcastle ml', 'does extra time count')).toMatch(/^No: .*90 minutes/);
    expect(saidTo('bills ml', 'does overtime count')).toMatch(/^Yes: .*overtime counts/);
    expect(saidTo('bills ml', 'what if they tie')).toMatch(/^Yes, the stake comes back/);
  });

  it('and asks the price of the draw for what it is', () => {
    expect(saidTo('newcastle ml', 'what are the odds on the draw')).not.toMatch(/three-way, so a tie/);
  });
});

describe('a safer way to back who was spoken of', () => {
  it('is had with the draw, or on another line', () => {
    expect(saidTo('newcastle ml', 'ok whats a safer way to back them')).toMatch(
      /^Safer than .*draw no bet on Newcastle( United)?.*Newcastle( United)? or the draw/,
    );
    expect(saidTo('bills ml', 'is there a safer way to play it')).toMatch(/Bills \+\d/);
  });
});

describe('one bet by two names', () => {
  it('is half a goal and the draw with it', () => {
    expect(saidTo('newcastle double chance', 'is newcastle +0.5 the same thing')).toMatch(
      /same bet as Newcastle( United)? or the draw \(double chance\)/,
    );
    expect(saidTo('is newcastle -0.5 the same as the moneyline')).toMatch(/^Yes: .*the Newcastle( United)? moneyline/);
    expect(saidTo('is newcastle +0.5 the same as the moneyline')).toMatch(/^No: .*Newcastle( United)? or the draw/);
  });
});

describe('who was bet before', () => {
  it('is held against the price of now where its number is asked about, and goes on as a ticket', () => {
    const taken = 'took bills +190 for 100 last week, good number or did i get hosed';
    const sumsOf = (...texts: string[]) => callsOf(...texts).map(({ input }) => input);
    expect(sumsOf(taken)).toMatchObject([{ calc: { kind: 'position', price: '+190', stakeCents: 100_00 } }]);
    expect(sumsOf(taken, 'they offering me 95 cash out. take it?')).toMatchObject([
      { calc: { kind: 'cash_out', offerCents: 95_00, returnsCents: 290_00 } },
    ]);
    const { plan } = talk('my book has bills +190, good number?');
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets' }] });
  });

  it('does not cover a bet where a side covers its spread', () => {
    expect(JSON.stringify(talk('newcastle ml', 'they gonna cover the spread').plan)).not.toContain('hedge');
  });
});

describe('a whole season', () => {
  it.each([
    'who wins the world cup',
    'who wins wimbledon',
    'us open winner',
    'who lifts the premier league trophy',
    'arsenal to win the premier league odds',
  ])('is answered by no single game: %s', (asked) => {
    expect(saidTo(asked)).toMatch(/^I have no futures/);
  });

  it('of golf is said to be of golf', () => {
    expect(saidTo('Who wins the Masters?')).toBe('I have no golf prices.');
  });

  it('is not asked where one game is', () => {
    expect(saidTo('who wins the super bowl rematch game, lions or bills')).not.toMatch(/^I have no futures/);
    expect(saidTo('who wins the bills game')).toBe('');
  });
});
