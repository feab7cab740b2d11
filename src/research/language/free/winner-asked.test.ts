import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game, talk } = await demoTalk();

it.each(['who wins bills or chiefs', 'who wins, bills ravens', 'ravens vs bills who wins'])(
  'two who do not meet are told so: %s',
  (text) => expect(talk(text).plan).toMatchObject({ kind: 'say', text: expect.stringContaining('do not meet') }),
);

describe('who is favored, and how likely a side is to win, is answered free', () => {
  it.each([
    ['whos fav in lions bills', { tells: 'favorite', eventId: game('Buffalo Bills') }],
    ['who is favored in ohio state at usc and by how many points', { tells: 'favorite' }],
    ['whats the spread on ohio st usc, and which side is giving the points', { tells: 'favorite' }],
    ['texans ravens, whos laying points and how many', { tells: 'favorite' }],
    ['who is supposed to win ohio state at usc and by how many according to the books', { tells: 'favorite' }],
    ['by how many points are the rockets favored over the spurs', { tells: 'favorite' }],
    ['what % do you give sinner against khachanov', { tells: 'chance', side: 'away' }],
    ['chances of sinner getting past khachanov', { tells: 'chance', side: 'away' }],
    ['jaguars favored?', { tells: 'favorite', eventId: game('Jacksonville Jaguars') }],
    ['are the ravens the underdog?', { tells: 'underdog', side: 'home' }],
    ['texans win what percent of the time', { tells: 'chance', side: 'away' }],
    ['how likely is it that the seahawks win', { tells: 'chance', side: 'home' }],
    ['chance of a tie man city man united', { tells: 'chance', side: 'draw' }],
    ['is liverpool a lock', { tells: 'sure', side: 'home' }],
    ['whos gonna win that west ham game', { tells: 'winner' }],
    ['who wins lions bills', { tells: 'winner' }],
    ['man city man u prediction', { tells: 'winner' }],
    ['liverpool wolves gotta be free money right', { tells: 'sure' }],
    ['paddy gonna lose right', { tells: 'chance' }],
    ['lions beat the bills right', { tells: 'chance', side: 'away' }],
    ['can the packers beat seattle', { tells: 'chance', side: 'away' }],
    ['lakers got this right', { tells: 'chance', side: 'home' }],
  ])('%s', (text, input) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { market: 'moneyline', ...input } }]);
  });

  it('of the game that was spoken of', () => {
    expect(callsOf('bills spread', 'so theyre the dogs?')).toMatchObject([
      { input: { tells: 'underdog', side: 'home' } },
    ]);
    expect(callsOf('lions bills spread', 'who will win')).toMatchObject([{ input: { tells: 'winner' } }]);
  });

  it.each([
    ['whos winning lions bills', 'how confident tho', { tells: 'chance', side: 'away' }],
    ['who wins ohio state usc', 'how sure are you, in percent', { tells: 'chance', side: 'away' }],
    ['lions bills who u got ml', 'percent chance?', { tells: 'chance' }],
    ['whos winning lions bills', 'whats the best price on it', { market: 'moneyline', side: 'away' }],
    ['whos the underdog in eagles bears', 'best price on him', { market: 'moneyline', side: 'home' }],
  ])('who was told to be ahead is spoken of: %s > %s', (before, text, input) => {
    expect(callsOf(before, text)).toMatchObject([{ tool: 'show_board', input }]);
  });

  it('of many games the likeliest one, of those that were shown', () => {
    const [first] = callsOf('nfl games tomorrow', 'which team out of those is the biggest favorite');
    expect(first).toMatchObject({ input: { league: 'NFL', only: 'favorite', order: 'shortest', limit: 1 } });
    expect(first?.input).toHaveProperty('from');
    expect(callsOf('which nfl underdog tomorrow has the best shot')).toMatchObject([
      { input: { only: 'underdog', order: 'shortest' } },
    ]);
  });

  it.each(['are the lions favored to cover', 'who won the lions game', 'best favorite tonight'])(
    'something else is asked by: %s',
    (text) => {
      expect(JSON.stringify(talk(text).plan)).not.toContain('"tells"');
    },
  );
});
