import { beforeAll, describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import { type demoTalk, demoTalk as startTalk } from '../test-demo-talk.ts';
import { askOfTwoGames, SHOWN_LIST } from '../test-two-games.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await startTalk());
});

const wishOf = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'picks' ? plan.reading : null;
};

describe('a limit on prices', () => {
  it.each([
    ['something safe tonight, like -400 or more', { maxDecimal: 1.25 }],
    ['anything at +500 or longer worth a look tomorrow', { minDecimal: 6 }],
    ['whats a +300ish bet on fanduel tonight', { minDecimal: 3.4, maxDecimal: 4.6, book: 'FanDuel' }],
    ['something around +300 tonight', { minDecimal: 3.4, maxDecimal: 4.6 }],
    ['any long shots you like', { minDecimal: 3.5, side: null }],
    ['give me a bet between +150 and +200', { minDecimal: 2.5, maxDecimal: 3 }],
    ['anything good today priced from +120 up to +200', { minDecimal: 2.2, maxDecimal: 3 }],
    ['i need odds in the +120 - +200 window, whats best today', { minDecimal: 2.2, maxDecimal: 3 }],
  ])('%s', (text, wish) => {
    const { minDecimal, maxDecimal, ...rest } = wish as Record<string, unknown>;
    const found = wishOf(text);
    expect(found).toMatchObject(rest);
    if (minDecimal !== undefined) expect(found?.minDecimal).toBeCloseTo(Number(minDecimal), 6);
    if (maxDecimal !== undefined) expect(found?.maxDecimal).toBeCloseTo(Number(maxDecimal), 6);
  });

  it.each([
    ['best nfl bets, dont wanna lay more than -150', 1 + 100 / 150],
    ['nba bets, not laying more than -130 tonight', 1 + 100 / 130],
    ['nfl bets, i wont lay heavier than -120', 1 + 100 / 120],
  ])('is what is laid at most: %s', (text, least) => {
    expect(wishOf(text)?.minDecimal).toBeCloseTo(least, 6);
  });

  it.each([
    'lions moneyline -150 any good',
    'i never bet anything worse than -150',
    'would you take it at +120 or better',
    'what games are +300 or longer tomorrow',
  ])('is none in "%s"', (text) => {
    expect(wishOf(text)?.minDecimal ?? null).toBeNull();
  });

  it('is one of a list of prices where sides are listed, free', () => {
    expect(talk('show me heavy favorites tonight, -400 or shorter')).toMatchObject({
      isCharged: false,
      plan: { calls: [{ tool: 'show_board', input: { only: 'favorite', maxDecimal: 1.25 } }] },
    });
  });

  it('takes heavy favorites for such to win at about -300 or shorter', () => {
    expect(wishOf('best heavy favorites tonight')).toMatchObject({ markets: ['moneyline'], side: 'favorite' });
    expect(wishOf('best heavy favorites tonight')?.maxDecimal).toBeCloseTo(4 / 3, 6);
  });

  it.each([
    ['best bets, no big favs', { side: null, markets: [], minDecimal: 1.5 }],
    ['top picks without any heavy favorites', { side: null, minDecimal: 1.5 }],
    ['best bets but no heavy chalk', { side: null, minDecimal: 1.5 }],
    ['best bets, no longshots', { side: null, maxDecimal: 3.5 }],
    ['best bets, no favorites', { side: 'underdog', minDecimal: null }],
  ])('is a limit where the far ones are refused: %s', (text, expected) => {
    expect(wishOf(text)).toMatchObject(expected);
  });

  it.each([
    ['build me a 3 leg parlay around +600, no big favs', { minPrice: '-200' }],
    ['3 leg parlay paying about +600 without any huge favorites', { minPrice: '-200' }],
    ['3 legger near +600, nothing too chalky', { minPrice: '+100' }],
    ['3 leg parlay around +600, no longshots', { maxPrice: '+250' }],
    ['3 leg parlay around +600, no leg over -250', { minPrice: '-250' }],
  ])('is each leg’s beside what the whole is to pay: %s', (text, limit) => {
    const { plan } = talk(text);
    const choose = { count: 3, sameGame: false, ...limit };
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ input: { targetPrice: '+600', choose } }] });
    const [input] = plan?.kind === 'calls' ? plan.calls.map((call) => call.input) : [];
    expect(input).toEqual({ choose, targetPrice: '+600' });
  });

  it('leaves out who is not wanted beside a price of the whole', () => {
    const { plan } = talk('build a 2 team parlay around +260 no lions');
    expect(plan).toMatchObject({
      kind: 'calls',
      calls: [{ input: { targetPrice: '+260', choose: { count: 2, excludedTeams: ['Detroit Lions'] } } }],
    });
  });

  it('joins favorites to win in a parlay of them', () => {
    expect(wishOf('4 leg parlay of favorites tonight')).toMatchObject({ markets: ['moneyline'], side: 'favorite' });
  });

  it('asks for one of each kind', () => {
    expect(wishOf('gimme your favorite dog, favorite fave and favorite total tonight')).toMatchObject({
      shares: [
        { count: 1, kind: 'underdog' },
        { count: 1, kind: 'favorite' },
        { count: 1, kind: 'total' },
      ],
      count: 3,
    });
    expect(wishOf('one underdog, one favorite and one total tonight')).toMatchObject({
      shares: [{ kind: 'underdog' }, { kind: 'favorite' }, { kind: 'total' }],
    });
    expect(wishOf('any good dogs tonight')?.shares).toBeUndefined();
  });

  it.each([
    ['two picks for nfl, one for nba, nothing over -150', '2 NFL, 1 NBA'],
    ['best bet in college football and best bet in nba', '1 NCAAF, 1 NBA'],
    ['give me the best over and the best under tonight', '1 over, 1 under'],
    ['2 dogs and 1 total tonight', '2 underdog, 1 total'],
    ['give me 1 nba prop 1 nfl side and 1 nhl total', '1 prop NBA, 1 NFL, 1 total NHL'],
    ['i want an nfl spread, an nba total and a hockey dog', '1 spread NFL, 1 total NBA, 1 underdog NHL'],
    ['best dog and best favorite in the nfl', '1 underdog, 1 favorite'],
    ['one nfl pick and three nba picks tonight', '1 NFL, 3 NBA'],
    ['one bet each from nfl, nba and soccer, no tennis', '1 NFL, 1 NBA, 1 Soccer'],
    ['best bet in each of nfl nba ufc', '1 NFL, 1 NBA, 1 UFC'],
    ['2 picks each for nba and nhl', '2 NBA, 2 NHL'],
  ])('asks for so many of each: %s', (text, told) => {
    const shares = wishOf(text)?.shares ?? [];
    const words = shares.map(({ count, kind, leagues }) => [count, kind, leagues?.join(' ')].filter(Boolean).join(' '));
    expect(words.join(', ')).toBe(told);
  });

  it.each([
    'best nfl bets today, only totals',
    'give me 5 nfl bets for today only dogs',
    'best nfl and nba bets tonight',
    'nba or nfl picks',
    'best over under tonight',
    'no props, best nfl bet and best nba bet',
  ])('tells nothing apart where one kind of bets is asked for: %s', (text) => {
    expect(wishOf(text)?.shares).toBeUndefined();
  });
});

describe('a limit behind a list, with "in there"', () => {
  it.each([
    ['any longshots in there, like +300 or better', 4],
    ['anything at +200 or longer in there', 3],
    ['any dogs in there, +250 or longer', 3.5],
  ])('is of all that was searched: %s', (text, minDecimal) => {
    const asked = askOfTwoGames(text, testReading({ ...SHOWN_LIST, leagues: ['NFL'] }));
    expect(asked).toMatchObject({ kind: 'picks', reading: { leagues: ['NFL'], teams: [], minDecimal } });
  });
});
