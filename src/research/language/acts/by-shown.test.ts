import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

/** What a message comes to by its act and what was shown, where no rule reads its words. */

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

type Bet = { eventId: string; market: string; side: string; line: number | null; player: string | null };

/** The bets that the last of these messages judges, and whether it costs anything. */
function judged(...texts: string[]): { bets: Bet[]; isCharged: boolean } {
  const { plan, isCharged } = demo.talk(...texts);
  if (plan?.kind !== 'calls') throw new Error(plan?.kind === 'say' ? plan.text : `${texts.at(-1)}: ${plan?.kind}`);
  return {
    bets: plan.calls.flatMap(({ tool, input }) => (tool === 'price_bets' ? (input as { bets: Bet[] }).bets : [])),
    isCharged,
  };
}

describe('behind prices that nobody judged', () => {
  const BOARD = 'who has the best number on the lions moneyline';

  it('a verdict is given to who asks for one, on the bet that was shown', () => {
    const { bets, isCharged } = judged(BOARD, 'is that any good tho');
    expect(bets).toMatchObject([{ eventId: demo.game('Detroit Lions'), market: 'moneyline', side: 'away' }]);
    expect(isCharged).toBe(true);
  });

  it.each(['how come', 'whats the case against'])('"%s" is answered with the prices, free', (text) => {
    const [call] = demo.callsOf(BOARD, text);
    expect(call).toMatchObject({ tool: 'show_board', input: { eventId: demo.game('Detroit Lions') } });
  });
});

describe('somebody else who is named', () => {
  it('is priced where the one before was priced', () => {
    const [call] = demo.callsOf('devin booker points', 'eh nothing. brunson?');
    expect(call).toMatchObject({
      tool: 'show_board',
      input: { player: 'Jalen Brunson', market: 'prop:player_points' },
    });
  });

  it('is judged where the one before was judged', () => {
    const { bets } = judged('is Bills moneyline +150 good?', 'y el toluca?');
    expect(bets).toMatchObject([{ eventId: demo.game('Toluca'), market: 'moneyline' }]);
  });
});

it('what may go wrong with prices of several books is told without a verdict', () => {
  const { plan, isCharged } = demo.talk('any arbs right now', 'what could go wrong with that');
  expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/gone before both bets are placed/) });
  expect(isCharged).toBe(false);
});

it('a number that the bet does not hold is never judged away', () => {
  const { plan, isCharged } = demo.talk('new york rangers tonight', 'plus 1.5 is how much');
  expect(isCharged && !JSON.stringify(plan).includes('"line":1.5')).toBe(false);
  expect(JSON.stringify(plan)).toContain('1.5');
});

describe('what was shown stays what is spoken of', () => {
  it('at one book only: the same bets there, and no search', () => {
    const { bets } = judged(
      'which is better, packers ml or over in packers seahawks',
      'and if i can only bet on caesars?',
    );
    expect(bets).toMatchObject([
      { market: 'moneyline', side: 'away', book: 'Caesars' },
      { market: 'total', side: 'over', book: 'Caesars' },
    ]);
  });

  it('the stake back is the smallest hedge, whoever is named beside it', () => {
    const HEDGE = 'my $50 parlay pays $900, last leg is chiefs ml, broncos are +240, how much to hedge evenly';
    const [call] = demo.callsOf(HEDGE, 'nah just want my 50 back if chiefs lose');
    expect(call).toMatchObject({ tool: 'calculate', input: { calc: { kind: 'hedge', hedgePrice: '+240' } } });
    const [later] = demo.callsOf(HEDGE, 'nah just want my 50 back if chiefs lose', 'and if its only +200 by tomorrow?');
    expect(later).toMatchObject({ input: { calc: { kind: 'hedge', hedgePrice: '+200' } } });
  });

  it('the other side that is named is the one that is judged', () => {
    const { bets } = judged(
      'has the jets niners line moved',
      'so should i take the 49ers now or wait til sunday morning',
    );
    expect(bets).toMatchObject([{ market: 'moneyline', side: 'home' }]);
  });

  it('the leg that one would play is a leg of that parlay', () => {
    const { bets } = judged('parlay lions ml and chiefs ml', 'too risky lol. which one would you play straight');
    expect(bets).toHaveLength(2);
  });

  it('who is refused is not searched for', () => {
    const { plan, isCharged } = demo.talk('no jokic, just the other props');
    expect([isCharged, plan?.kind]).toEqual([false, 'say']);
  });

  it('prices at another shop are a market of their own', () => {
    const NO_VIG = 'whats the no vig price on -135 / +115';
    expect(demo.callsOf(NO_VIG, 'how much is the book holding there')).toMatchObject([
      { input: { calc: { kind: 'hold', prices: ['-135', '+115'] } } },
    ]);
    expect(demo.callsOf(NO_VIG, 'and -128 +118 at another shop, better?')).toMatchObject([
      { input: { calc: { prices: ['-128', '+118'] } } },
    ]);
  });
});
