import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

const said = (...texts: string[]): string => {
  const { plan, isCharged } = talk(...texts);
  if (plan?.kind !== 'say' || isCharged) throw new Error(JSON.stringify(plan));
  return plan.text;
};
const inputs = (...texts: string[]): object[] => {
  const { plan, isCharged } = talk(...texts);
  if (plan?.kind !== 'calls' || isCharged) throw new Error(JSON.stringify(plan));
  return plan.calls.map(({ tool, input }) => ({ tool, ...input }));
};

describe('the lowest vig of each game', () => {
  it.each([
    [
      'which book has the lowest vig for each game',
      /^Lowest vig on the moneyline of each game, at books where you can bet: \S.* \(\d\.\d%\); /,
    ],
    ['whos got the least juice game by game on totals', /^Lowest vig on the total of each game/],
    ['best hold book for every nfl game', /^Lowest vig on the moneyline of each game/],
  ])('is one answer a game: %s', (text, words) => {
    expect(said(text)).toMatch(words);
  });

  it('is a list of games where no book is asked for', () => {
    expect(inputs('best hold per game on nfl spreads, top 3 at my legal books')).toMatchObject([
      { tool: 'show_board', market: 'spread', order: 'lowest_hold', limit: 3 },
    ]);
  });

  it('is told of boards of several games that are named, the first book alone', () => {
    expect(inputs('lowest vig for vikings falcons and packers seahawks')).toMatchObject([
      { tool: 'show_board', order: 'lowest_hold', limit: 1 },
      { tool: 'show_board', order: 'lowest_hold', limit: 1 },
    ]);
  });
});

describe('behind books in the order of what they keep', () => {
  const OF_GAME = 'lowest vig for vikings falcons';
  const RANKED = 'which books have the lowest juice on nfl totals';

  it.each(['just the top one', 'only the best one', 'ok just show me the first one'])(
    '"%s" is the first of them',
    (text) => {
      expect(inputs(OF_GAME, text)).toMatchObject([{ tool: 'show_board', order: 'lowest_hold', limit: 1 }]);
      const [ranked] = inputs(RANKED, text);
      expect(ranked).toMatchObject({ tool: 'show_board', byBook: 'hold' });
      expect((ranked as { books: string[] }).books).toHaveLength(1);
    },
  );

  it.each(['why is it so low', 'why is that one so cheap', 'how come its so much better'])(
    '"%s" is told by what they keep',
    (text) => {
      expect(said(OF_GAME, text)).toMatch(/^\S.* keeps \d+\.\d\d% here, .*its own choice/);
      expect(said(RANKED, text)).toMatch(/^\S.* keeps \d+\.\d\d% here, .*its own choice/);
    },
  );
});

describe('lines that are picked by their number', () => {
  it.each([
    'which lines are off the consensus number by half a point',
    'show me lines off by half a point from consensus',
    'any books hanging a number half a point different from everyone else',
  ])('off the consensus: %s', (text) => {
    expect(said(text)).toMatch(/(Off the number that most books have by half a point or more|No book’s own)/);
  });

  it.each([
    ['any spreads on a key number', [3, 7]],
    ['nfl spreads sitting on 3 or 7', [3, 7]],
    ['which games have a spread on a 3', [3]],
  ])('on a key number: %s', (text, lines) => {
    expect(inputs(text)).toMatchObject(lines.map((line) => ({ market: 'spread', minLine: line, maxLine: line })));
  });

  it('are explained where their worth is asked', () => {
    expect(JSON.stringify(talk('why do key numbers matter').plan)).not.toContain('show_board');
  });
});

describe('behind arbs and middles', () => {
  it.each(['only betmgm and caesars', 'what about betmgm and caesars'])('other books hold for both: %s', (text) => {
    expect(inputs('any arbs or middles between fanduel and draftkings', text)).toMatchObject([
      { kind: 'arbitrage', books: ['BetMGM', 'Caesars'] },
      { kind: 'middles', books: ['BetMGM', 'Caesars'] },
    ]);
  });

  it('own books are asked for where none are known, and hold from then on', () => {
    const SCAN = 'any arbs or middles between fanduel and draftkings';
    expect(said(SCAN, 'only my books')).toMatch(/^I do not know your books yet/);
    expect(inputs(SCAN, 'only my books', 'i have fanduel and betmgm')).toMatchObject([
      { kind: 'arbitrage' },
      { kind: 'middles' },
    ]);
  });
});
