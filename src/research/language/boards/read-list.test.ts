import { describe, expect, it } from 'vitest';
import { betsOf } from '../calls/left-out.ts';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game, talk } = await demoTalk();
const board = (input: object) => ({ tool: 'show_board', input });
const noteOf = (...texts: string[]): string => {
  const { plan } = talk(...texts);
  return plan?.kind === 'calls' ? plan.assumed.join(' ') : plan?.kind === 'say' ? plan.text : '';
};

describe('whom the books price', () => {
  it('of a player every market', () => {
    expect(callsOf('can i see nikola jokic props')).toMatchObject([
      board({ market: 'prop:player_points', player: 'Nikola Jokic' }),
      board({ market: 'prop:player_assists', player: 'Nikola Jokic' }),
    ]);
  });

  it('of a league its players, from a number on', () => {
    expect(callsOf('which nba guys have a points line of 25 or more tonight')).toMatchObject([
      board({ market: 'prop:player_points', minLine: 25, order: 'highest_line' }),
    ]);
    expect(callsOf('nhl players with props')[0]).toMatchObject(board({ market: expect.stringMatching(/^prop:/) }));
  });

  it('of nobody: in which leagues there are any', () => {
    for (const text of [
      'what props do you have',
      'which sports do u cover props for',
      'any player props? which sports',
    ])
      expect(noteOf(text)).toMatch(/^Player props are stored in NFL/);
    expect(noteOf('which sports do you cover')).not.toMatch(/^Player props/);
  });
});

it('behind a list of props games that are asked for are no more of them', () => {
  expect(callsOf('what nba player props u got tonight', 'college football games today?')).not.toMatchObject([
    board({ market: expect.stringMatching(/^prop:/) }),
  ]);
});

it('which books are sharp is no question of whom sharp bettors back', () => {
  expect(noteOf('which of ur books are sharp')).not.toMatch(/^Whom sharp bettors back/);
  expect(noteOf('who are the sharps on tonight')).toMatch(/^Whom sharp bettors back/);
});

it('one bet that is said twice, once with its book, is one', () => {
  const { plan } = talk('i like steph over 22.5 points, over at fanduel');
  expect(plan).toMatchObject({ calls: [{ input: { bets: [{ player: 'Stephen Curry', book: 'FanDuel' }] } }] });
  expect(plan?.kind === 'calls' ? plan.calls.flatMap(betsOf) : []).toHaveLength(1);
});

it('an alert waits for the price that is said last', () => {
  expect(callsOf('celtics -4 price', 'cool -4 costs me -162. let me know if its -150 or better')).toMatchObject([
    { tool: 'propose', input: { action: { kind: 'alert', price: '-150' } } },
  ]);
});

describe('a list of props', () => {
  const points = (input: object) => [board({ market: 'prop:player_points', ...input })];

  it.each([
    ['nba points lines under 15 tonight', { maxLine: 14.5 }],
    ['nba points props lines under 15 the rest of this week', { maxLine: 14.5 }],
    ['nba points props tonight, lines between 10 and 15', { minLine: 10, maxLine: 15 }],
    ['nba tonight, player pts props with a 20.5 line', { minLine: 20.5, maxLine: 20.5 }],
  ])('is held to its lines: %s', (text, lines) => {
    expect(callsOf(text)).toMatchObject(points(lines));
  });

  it('goes on with what is said of it, and keeps the rest', () => {
    const first = 'nba points lines over 20 tonight';
    expect(callsOf(first, 'just the unders')).toMatchObject(points({ side: 'under', minLine: 20.5 }));
    expect(callsOf(first, 'under 15')).toMatchObject(points({ maxLine: 14.5 }));
    const [rebounds] = callsOf(first, 'now rebs');
    expect(rebounds).toMatchObject(board({ market: 'prop:player_rebounds' }));
    expect(rebounds?.input).not.toHaveProperty('minLine');
  });

  it('is of the game that is named or was spoken of, whatever was shown before', () => {
    const inBills = { eventIds: [game('Buffalo Bills')] };
    expect(callsOf('nfl games today', 'props for the lions bills game')[0]).toMatchObject(board(inBills));
    expect(callsOf('lions bills odds', 'what player props you got for that one')[0]).toMatchObject(board(inBills));
  });

  it('is chosen from, and from nothing else, where the best of those is asked for', () => {
    const { plan } = talk('nba points lines over 20 tonight', 'which of those is the best bet');
    expect(plan).toMatchObject({ kind: 'picks', reading: { stats: ['points'], count: 1 } });
  });
});

it('at the books that the writer says he has a bet is priced again', () => {
  expect(callsOf('lions bills spread', 'i only have fanduel and caesars whats it there')).toMatchObject([
    board({ eventId: game('Buffalo Bills'), market: 'spread', books: ['FanDuel', 'Caesars'] }),
  ]);
  expect(callsOf('lions bills spread', 'i dont have betrivers, do it on dk')).toMatchObject([
    board({ books: ['DraftKings'] }),
  ]);
  expect(callsOf('lions bills spread', 'fanduel or dk only, i dont have fanatics')).toMatchObject([
    board({ books: ['FanDuel', 'DraftKings'] }),
  ]);
});

describe('sides of many games', () => {
  it.each([
    ['every favorite tonight, sorted by price', 'favorite', 'shortest'],
    ['whos most likely to win today of everybody', 'favorite', 'shortest'],
    ['list all the dogs today', 'underdog', 'longest'],
  ])('%s', (text, only, order) => {
    expect(callsOf(text)).toMatchObject([board({ market: 'moneyline', only, order })]);
  });

  it('none of which is a bet that is asked for', () => {
    expect(talk('any good dogs today').plan).toMatchObject({ kind: 'picks' });
    expect(talk('safest bet tonight').plan).toMatchObject({ kind: 'picks' });
  });
});

it('of two games which starts first', () => {
  expect(noteOf('do the bills play before or after the cowboys')).toMatch(
    /^Detroit Lions @ Buffalo Bills starts first, Sat 4:30 PM ET; New England Patriots @ Dallas Cowboys starts Mon/,
  );
});

it('where no other line is stored, that there is none', () => {
  expect(noteOf('josh allen passing yards', 'any alt ladder?')).toBe(
    'There is one line of it, and no alternate lines or ladder.',
  );
});

it('one market that is said is of all games that are named', () => {
  expect(callsOf('lions bills and the cowboys too, spreads')).toMatchObject([
    board({ eventId: game('Buffalo Bills'), market: 'spread' }),
    board({ eventId: game('Dallas Cowboys'), market: 'spread' }),
  ]);
});
