import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import type { Talked } from '../test-talk.ts';

/** A Saturday: the Packers at the Seahawks first, the Lions at the Bills, the Vikings at the Falcons last. */
const { talk, callsOf, game } = await demoTalk();

const betsOf = ({ plan }: Talked): object[] =>
  plan?.kind === 'calls'
    ? plan.calls.flatMap(({ tool, input }) =>
        tool === 'price_bets' && 'bets' in input ? (input.bets as object[]) : [],
      )
    : [];
const VIKINGS = game('Minnesota Vikings');

describe('behind prices that were shown, a side that is leaned to is judged', () => {
  it.each([
    ['lions bills odds', 'u like the over in that one', [{ market: 'total', side: 'over' }]],
    ['vikings falcons odds', 'hows the under look to you', [{ market: 'total', side: 'under' }]],
    ['mavs celtics spread prices', 'i like boston there, you like it?', [{ market: 'spread', side: 'home' }]],
    ['lions bills odds', 'who u got', [{ side: 'home' }, { side: 'away' }]],
    [
      'lions bills over worth it',
      'who covers',
      [
        { market: 'spread', side: 'home' },
        { market: 'spread', side: 'away' },
      ],
    ],
    [
      'nfl games today',
      'who u got in the late one',
      [
        { eventId: VIKINGS, market: 'moneyline', side: 'home' },
        { eventId: VIKINGS, market: 'moneyline', side: 'away' },
      ],
    ],
  ])('"%s", "%s"', (first, then, bets) => {
    expect(betsOf(talk(first, then))).toMatchObject(bets);
  });

  it('but which book has it is a price', () => {
    expect(callsOf('celtics odds', 'which book would you bet it at')).toMatchObject([{ tool: 'show_board' }]);
  });

  it('a game of a list without a market is searched whole', () => {
    const { plan } = talk('nfl games today', 'any value in the late one');
    expect(plan?.kind === 'picks' && plan.reading.teams.map(({ name }) => name)).toContain('Minnesota Vikings');
  });
});

it('another market of the team that was spoken of is priced there, free', () => {
  expect(callsOf('celtics spread', 'how much on celtics ml')).toMatchObject([{ input: { market: 'moneyline' } }]);
});

it('two ways to bet both sides are both looked for', () => {
  const kinds = (...texts: string[]) => callsOf(...texts).map(({ input }) => 'kind' in input && input.kind);
  expect(kinds('any arbs or middles right now')).toEqual(['arbitrage', 'middles']);
  expect(kinds('arbs in nba', 'middles or low holds instead')).toEqual(['middles', 'low_hold']);
});

describe('the line is the spread where points are laid, else who wins', () => {
  it.each([
    ['whats the line on the celtics', 'spread'],
    ['whats the line on lions bills', 'spread'],
    ['line for the packers game?', 'spread'],
    ['whats the line on the bruins', 'moneyline'],
    ['celtics odds', 'moneyline'],
  ])('"%s"', (text, market) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { market } }]);
  });
});

describe('the highest number', () => {
  it.each([
    [['lions bills total', 'which book has the highest total'], 'highest_line'],
    [['lions bills odds', 'who has the lowest total'], 'lowest_line'],
    [['which book has the highest total lions bills'], 'highest_line'],
    [['lions bills total, who has the highest'], 'highest_line'],
  ])('of a total is told with who has it: %j', (texts, order) => {
    expect(callsOf(...texts)).toMatchObject([{ tool: 'show_board', input: { market: 'total', order } }]);
  });
});

it('a team’s best prop is searched, and no board of its game', () => {
  const { plan } = talk('mahomes passing yards', 'ok whos the best lions prop');
  expect(plan).toMatchObject({ kind: 'picks', reading: { markets: ['prop'], teams: [{ name: 'Detroit Lions' }] } });
});
