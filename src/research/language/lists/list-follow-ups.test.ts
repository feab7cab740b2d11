import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { askOfTwoGames, SHOWN_LIST } from '../test-two-games.ts';

const { callsOf, talk } = await demoTalk();

/** What is asked behind a list of underdogs at two books. */
function behindDogs(text: string) {
  const first = askOfTwoGames('give me 3 underdogs at fanduel and draftkings', null);
  if (first?.kind !== 'picks') throw new Error(JSON.stringify(first));
  return askOfTwoGames(text, { ...first.reading, ...SHOWN_LIST });
}

describe('behind a list of bets at two books', () => {
  it.each([
    'ok how bout the fav side same books',
    'i said favorites',
    'same books but the favs',
    'the favorites at those books',
    'flip it to favorites',
  ])('another side is the same list with it: %s', (text) => {
    expect(behindDogs(text)).toMatchObject({
      kind: 'picks',
      reading: { side: 'favorite', books: ['FanDuel', 'DraftKings'], count: 3 },
    });
  });

  it.each(['which books you got', 'what books do you cover', 'ok what other sportsbooks do you guys compare'])(
    'the books that are covered are told: %s',
    (text) =>
      expect(behindDogs(text)).toMatchObject({ calls: [{ tool: 'look_up', input: { topic: { kind: 'books' } } }] }),
  );

  it.each(['least bad total sunday at mgm', 'least bad spread tomorrow', 'the least ugly dog tonight at fanduel'])(
    'a market, day or book that is named is another search: %s',
    (text) => expect(behindDogs(text)?.kind).not.toBe('about'),
  );
});

describe('behind the prices of one bet', () => {
  it('who else has it is told of that bet', () => {
    const [call] = callsOf('josh allen passing yards at fanduel', 'who does then');
    expect(call).toMatchObject({ tool: 'show_board', input: { market: 'prop:player_pass_yds' } });
    expect(callsOf('bills ml', 'which books got that')[0]?.tool).toBe('show_board');
  });

  it.each([
    [['who has the bills +600 still'], /^Nobody where you can bet has \+600 now\.$/],
    [['any book got bills +101'], /^\+101 or better is at /],
    [['bills ml odds', 'anyone got +500'], /^Nobody where you can bet has \+500 now\.$/],
  ])('whether a price is still had is said first: %j', (texts, words) => {
    const { plan } = talk(...texts);
    expect(plan?.kind === 'calls' && plan.assumed.join(' ')).toMatch(words);
  });
});

it.each(['who plays first', 'which one is first', 'so whats the last one tonight'])(
  'which game of a list comes first is told by its start: %s',
  (text) =>
    expect(callsOf('what games are on tonight', text)[0]).toMatchObject({ tool: 'find_games', input: { limit: 4 } }),
);

it.each(['best dogs this week at fanduel and draftkings', 'top overs tonight at mgm and caesars'])(
  'bets at several books are wanted, and no order of these books: %s',
  (text) => expect(JSON.stringify(talk(text).plan)).not.toContain('byBook'),
);

it('tells all three lines where few games are played, and of many the league’s own', () => {
  const markets = (text: string) => callsOf(text).map(({ input }) => ('market' in input ? input.market : null));
  expect(markets('thursday game lines').toSorted()).toEqual(['moneyline', 'spread', 'total']);
  expect(markets('nfl lines')).toEqual(['spread']);
});

it.each([
  ['bills injuries', 'so whats the play'],
  ['bills game weather', 'ok whats the play then'],
])('what the play is behind one game is in that game: %s, %s', (...texts) => {
  const { plan } = talk(...texts);
  const teams = plan?.kind === 'picks' ? plan.reading.teams.map(({ name }) => name) : [];
  expect(teams).toContain('Buffalo Bills');
});

it.each(['so bet from what', 'its a bet down to what', 'good to what price'])(
  'from which price on it is a bet is told of the bet before: %s',
  (text) => expect(talk('bills +4.5 -130', text).plan).toMatchObject({ kind: 'calls', explains: 'limit' }),
);
