import { describe, expect, it } from 'vitest';
import type { Reading } from '../reading.ts';
import { askOfTwoGames, SHOWN_LIST } from '../test-two-games.ts';

const ask = (text: string, previous: Reading | null = null) => askOfTwoGames(text, previous);

const wishOf = (text: string, previous: Reading | null = null): Reading => {
  const asked = ask(text, previous);
  if (asked?.kind !== 'picks') throw new Error(`${text}: ${JSON.stringify(asked)}`);
  return asked.reading;
};

/** What is asked behind a list that a first question brought. */
const behind = (first: string): Reading => ({ ...wishOf(first), ...SHOWN_LIST });

describe('a wish for bets', () => {
  it.each<[string, Partial<Reading>]>([
    ['best nfl bets tonight, at least 4 stars', { leagues: ['NFL'], minConfidence: 4 }],
    ['any 5 star bets, no props', { minConfidence: 5, markets: ['moneyline', 'spread', 'total'] }],
    ['best bets with confidence 4 or higher', { minConfidence: 4 }],
    ['best 3 bets, nothing worse than -150', { count: 3, minDecimal: 1 + 100 / 150 }],
    ['best bets between -130 and +150', { minDecimal: 1 + 100 / 130, maxDecimal: 2.5 }],
    ['Give me 8 picks across all sports with odds between -150 and +150', { count: 8, maxDecimal: 2.5 }],
    ['give me three mlb and two nba picks', { leagues: ['MLB', 'NBA'], count: 5 }],
    ['good picks at +300 or better', { minDecimal: 4 }],
    ['picks with nothing over -150 please', { minDecimal: 1 + 100 / 150 }],
    ['best bets at fanduel or mgm', { book: null, books: ['FanDuel', 'BetMGM'] }],
    ['best bet, no favorites', { side: 'underdog' }],
    ['gimme a longshot under +500', { minDecimal: 3.5, maxDecimal: 6 }],
    // The league, and not moneylines.
    ['best mls bets', { leagues: ['MLS'], markets: [] }],
    ['mls only picks please', { leagues: ['MLS'], markets: [] }],
    ['safest bet tonight', { order: 'chance' }],
    ['picks with a 5% edge or better', { minEdge: 0.05 }],
    ['best bets with at least 3% ev', { minEdge: 0.03 }],
    ['one pick per sport tomorrow', { perLeague: true, count: 10 }],
    ['lock of the day', { count: 1 }],
    ['nah i want a parlay, 3 nfl dogs', { intent: 'parlay', leagues: ['NFL'], count: 3, side: 'underdog' }],
    ['no gimme a parlay of 2 nfl favs sat', { intent: 'parlay', count: 2, window: expect.objectContaining({}) }],
    ['no nfl parlay, 2 best bets', { count: 2, excluded: { leagues: ['NFL'], teams: [] } }],
    ['nfl parlay, nothing heavier than -200', { minDecimal: 1.5 }],
    ['give me 4 picks sorted by odds longest first', { count: 4, order: 'longest' }],
    ['best bets but no tennis or soccer', { excluded: { leagues: ['Tennis', 'Soccer'], teams: [] } }],
    ['best bets in lions bears, all markets', { teams: sides('Detroit Lions', 'Chicago Bears') }],
    ['4 leg nfl parlay, each leg -200 or shorter', { intent: 'parlay', count: 4, maxDecimal: 1.5 }],
    ['nfl parlay that pays +300 to +600', { intent: 'parlay', wholeMin: 4, wholeMax: 7 }],
  ])('%s', (text, expected) => {
    expect(wishOf(text)).toMatchObject(expected);
  });

  it('takes hours without a half of the day as those after noon, on the sender’s clock', () => {
    const { window } = wishOf('best nfl bets before 2:30 eastern');
    expect(new Date(window?.toMs ?? 0).toISOString()).toBe('2026-11-22T19:30:00.000Z');
  });

  it('is none where a word may ask for something else', () => {
    for (const text of ['best nfl bets and who is the qb', 'whats the score of the lions game', 'lions bears'])
      expect(ask(text)?.kind, text).not.toBe('picks');
  });
});

describe('a wish behind a list', () => {
  it('takes one of what was searched where one is asked for and nothing else', () => {
    const props = behind('best nfl props tonight');
    for (const text of ['k whos the lock', 'ok so whats the best bet'])
      expect(wishOf(text, props), text).toMatchObject({
        leagues: ['NFL'],
        markets: ['prop'],
        count: 1,
        window: props.window,
      });
    expect(wishOf('best mlb bet', props)).toMatchObject({ leagues: ['MLB'], markets: [], count: 1 });
  });

  it('is the search before with another market where the same is asked for', () => {
    const sides = behind('two best nfl bets tonight at fanduel, no favs');
    expect(wishOf('ok what about the same thing but totals', sides)).toMatchObject({
      leagues: ['NFL'],
      markets: ['total'],
      side: null,
      count: 2,
      book: 'FanDuel',
      window: sides.window,
    });
  });
});

function sides(...names: string[]) {
  return names.map((name) => ({ league: 'NFL' as const, name }));
}

describe('a wish behind a list', () => {
  const list = behind('best 2 nfl bets at draftkings');

  it.each<[string, Partial<Reading>]>([
    ['at least 4 stars', { minConfidence: 4, leagues: ['NFL'], book: 'DraftKings', count: 2 }],
    ['nothing worse than -120 pls', { minDecimal: 1 + 100 / 120, leagues: ['NFL'] }],
    ['only unders', { side: 'under', markets: ['total', 'prop'], leagues: ['NFL'] }],
    ['remove the nfl', { leagues: [], excluded: { leagues: ['NFL'], teams: [] } }],
    ['without the bears', { excluded: { leagues: [], teams: sides('Chicago Bears') } }],
    ['also fanduel', { books: ['DraftKings', 'FanDuel'] }],
    ['at any book', { book: null }],
    ['more', { asksMore: true, leagues: ['NFL'] }],
    ['another', { asksMore: true, count: 1, leagues: ['NFL'] }],
    ['one more but not the same sport', { asksMore: true, count: 1, excluded: { leagues: ['NFL'], teams: [] } }],
    ['take the bears game off', { excluded: { leagues: [], teams: sides('Chicago Bears') } }],
    ['no reception props', { leagues: ['NFL'], count: 2 }],
    ['just dogs', { side: 'underdog', leagues: ['NFL'] }],
    ['anything else in that game', { asksMore: true, teams: sides('Chicago Bears', 'Detroit Lions') }],
    ['best bet in the game overall', { teams: sides('Chicago Bears', 'Detroit Lions'), leagues: [] }],
  ])('%s keeps what it does not change', (text, expected) => {
    expect(wishOf(text, list)).toMatchObject(expected);
  });

  it('takes a kind of bet back in that was left out', () => {
    expect(wishOf('props are fine now', behind('best nfl bets, no props')).markets).toContain('prop');
  });

  it('lifts a limit that is not wanted any more', () => {
    const limited: Reading = { ...list, minConfidence: 4 };
    expect(wishOf('ok drop the star requirement', limited).minConfidence).toBeNull();
  });

  it('begins anew where it stands for itself', () => {
    expect(wishOf('best nba bets tomorrow', list)).toMatchObject({ leagues: ['NBA'], book: null, count: null });
  });
});

describe('a question with a word that may ask for something else', () => {
  it.each(['jets mascot', 'lions parade route'])('%s is answered with no bets', (text) => {
    const asked = ask(text);
    expect(asked?.kind).toBe('say');
    expect(asked?.kind === 'say' && asked.choices.length).toBeGreaterThan(1);
  });
});

describe('a limit alone', () => {
  it.each(['nothing heavier than -150', 'no props', 'plus money only'])('%s holds for what comes', (text) => {
    const asked = ask(text);
    expect(asked?.kind).toBe('say');
    expect(asked?.kind === 'say' && asked.spoken?.memory?.wishes).toBeTruthy();
  });

  it('is kept and searched by where bets are asked for in the same breath', () => {
    const { memory, minDecimal } = wishOf('i never bet anything worse than -150. best nba moneyline');
    expect(memory?.wishes?.least).toBeCloseTo(5 / 3, 9);
    expect(minDecimal).toBeCloseTo(5 / 3, 9);
  });

  it('narrows the list where one was shown', () => {
    const bet = { eventId: 'e', market: 'moneyline', side: 'home', line: null, player: null } as const;
    const list: Reading = { ...wishOf('best bets tonight'), list: true, focus: [bet] };
    expect(ask('no props', list)?.kind).toBe('picks');
  });
});

it('searches for neither of two that are set against each other', () => {
  for (const text of ['chiefs or bills, pick one', 'best bet lions or bills'])
    expect([text, ask(text)?.kind]).toEqual([text, expect.not.stringMatching('picks')]);
});
