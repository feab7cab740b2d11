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
