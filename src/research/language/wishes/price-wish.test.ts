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
  ])('%s', (text, wish) => {
    const { minDecimal, maxDecimal, ...rest } = wish as Record<string, unknown>;
    const found = wishOf(text);
    expect(found).toMatchObject(rest);
    if (minDecimal !== undefined) expect(found?.minDecimal).toBeCloseTo(Number(minDecimal), 6);
    if (maxDecimal !== undefined) expect(found?.maxDecimal).toBeCloseTo(Number(maxDecimal), 6);
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
      kinds: ['underdog', 'favorite', 'total'],
      count: 3,
    });
    expect(wishOf('one underdog, one favorite and one total tonight')).toMatchObject({
      kinds: ['underdog', 'favorite', 'total'],
    });
    expect(wishOf('any good dogs tonight')?.kinds).toBeUndefined();
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
