import { describe, expect, it } from 'vitest';
import type { EndedGame } from './bets.repo.ts';
import { findGame, type WordsOfBet } from './find-game.ts';

const HOUR_MS = 3_600_000;
const KICK_OFF = Date.parse('2026-11-22T18:00:00Z');

const game = (home: string, away: string, changes: Partial<EndedGame> = {}): EndedGame => ({
  id: `${away} @ ${home}`,
  sportKey: 'americanfootball_nfl',
  sportTitle: 'NFL',
  ...{
    home,
    away,
    startsAtMs: KICK_OFF,
    status: null,
    homeScore: null,
    awayScore: null,
    detail: null,
    endedAtMs: null,
  },
  ...changes,
});
const CHIEFS = game('Kansas City Chiefs', 'Buffalo Bills');
const GIANTS = game('New York Giants', 'Dallas Cowboys');
const KNICKS = game('New York Knicks', 'Boston Celtics', { sportKey: 'basketball_nba' });
const hours = (n: number) => KICK_OFF + n * HOUR_MS;
const words = (bet: string, changes: Partial<WordsOfBet> = {}): WordsOfBet => ({
  ...{ bet, game: '', sport: 'Football', league: 'NFL', market: null, oddsDecimal: 1.91 },
  ...{ placedAtMs: hours(-5), settledAtMs: null, result: null },
  ...changes,
});
const tied = (bet: WordsOfBet, games = [CHIEFS, GIANTS, KNICKS]) => {
  const found = findGame(bet, games);
  return found && [found.game.id, found.tie.market, found.tie.selection, found.tie.lineHundredths];
};
const BILLS = 'Buffalo Bills @ Kansas City Chiefs';

describe('a bet that is known by its words is tied to the one game that they can mean', () => {
  it.each([
    ['Buffalo Bills +2.5', 'spread', 'away', 250],
    ['Bills +2.5', 'spread', 'away', 250],
    ['Buffalo −3', 'spread', 'away', -300],
    ['Chiefs PK', 'spread', 'home', 0],
    ['Kansas City Chiefs ML', 'moneyline', 'home', null],
    ['chiefs moneyline', 'moneyline', 'home', null],
    ['Over 47.5 (Bills @ Chiefs)', 'total', 'over', 4_750],
    ['Bills +2.5 - Chiefs vs. Bills', 'spread', 'away', 250],
  ])('%s', (bet, market, side, line) => {
    expect(tied(words(bet))).toEqual([BILLS, market, side, line]);
  });

  it('with the game beside it, also days ahead, and a name alone where the market is said', () => {
    const ahead = { placedAtMs: hours(-100), game: 'Buffalo Bills @ Kansas City Chiefs' };
    expect(tied(words('Under 47.5', ahead))).toEqual([BILLS, 'total', 'under', 4_750]);
    expect(tied(words('Buffalo Bills', { market: 'moneyline' }))).toEqual([BILLS, 'moneyline', 'away', null]);
  });

  it('by the day on which a book settled it', () => {
    const settled = { placedAtMs: hours(-100), settledAtMs: hours(4), result: 'win' as const };
    expect(tied(words('Bills +2.5', settled))).toEqual([BILLS, 'spread', 'away', 250]);
    expect(tied(words('Bills +2.5', { ...settled, settledAtMs: hours(40) }))).toBeNull();
    expect(tied(words('Bills +2.5', { ...settled, settledAtMs: hours(0.2) }))).toBeNull();
  });
});

describe('nothing is guessed', () => {
  it.each([
    ['a city of two teams', 'New York -3'],
    ['a name of other leagues too, of no league', 'Giants -3', { league: '', sport: '' }],
    ['a league that is not known here', 'Giants -3', { league: 'KBO' }],
    ['another league than the game’s', 'Bills +2.5', { league: 'NBA' }],
    ['an abbreviation', 'BUF +2.5'],
    ['a half', 'Bills 1H +2.5'],
    ['a half in brackets', 'Bills +2.5 (1st Half)'],
    ['a prop', 'Josh Allen Over 250.5 Passing Yards'],
    ['a total of no game', 'Over 47.5'],
    ['a total of one team', 'Bills Over 24.5'],
    ['a parlay', 'Bills +2.5 | Over 47.5'],
    ['a future', 'Buffalo Bills to win the AFC'],
    ['a price without a market', 'Bills +125'],
    ['a line that no book has', 'Bills +2.6'],
    ['another opponent', 'Bills +2.5', { game: 'Bills @ Jets' }],
    ['a game in other words', 'Bills +2.5', { game: 'Sunday night' }],
    ['a bet that was placed when the game ran', 'Bills +2.5', { placedAtMs: hours(0.5) }],
    ['one name, days ahead', 'Bills +2.5', { placedAtMs: hours(-30) }],
    [
      'a score that says something else than the book',
      'Bills +2.5',
      { settledAtMs: hours(5), result: 'loss' as const },
    ],
  ])('of %s', (_what, bet, changes: Partial<WordsOfBet> = {}) => {
    const ended = { ...CHIEFS, status: 'final' as const, homeScore: 20, awayScore: 27 };
    expect(tied(words(bet, changes), [ended, GIANTS, KNICKS])).toBeNull();
  });

  it('of a side that was playing when the bet was placed', () => {
    const cubs = (startsAtMs: number, changes: Partial<EndedGame> = {}) =>
      game('Chicago Cubs', 'Milwaukee Brewers', {
        sportKey: 'baseball_mlb',
        startsAtMs,
        id: `at ${startsAtMs}`,
        ...changes,
      });
    const next = [`at ${hours(23)}`, 'moneyline', 'home', null];
    const both = [cubs(hours(-1)), cubs(hours(23))];
    const bet = words('Cubs ML', { league: 'MLB', sport: 'Baseball', placedAtMs: KICK_OFF });
    expect(tied(bet, both)).toBeNull();
    expect(tied({ ...bet, game: 'Milwaukee Brewers @ Chicago Cubs' }, both)).toBeNull();
    // It was over by then, or the start was said: no doubt is left.
    expect(tied(bet, [cubs(hours(-4), { endedAtMs: hours(-0.5) }), cubs(hours(23))])).toEqual(next);
    expect(tied({ ...bet, saidStartMs: hours(23) }, both)).toEqual(next);
    // The book settled it: the one that ran, whose close was before the bet, or the next.
    expect(tied({ ...bet, settledAtMs: hours(2), result: 'win' }, both)).toBeNull();
    expect(tied({ ...bet, settledAtMs: hours(26), result: 'win' }, both)).toEqual(next);
  });

  it('of a side that plays twice in the time that the bet leaves', () => {
    const cubs = (startsAtMs: number) =>
      game('Chicago Cubs', 'Milwaukee Brewers', { sportKey: 'baseball_mlb', startsAtMs });
    const series = [cubs(KICK_OFF), cubs(hours(24)), cubs(hours(48))];
    const bet = words('Cubs ML', { league: 'MLB', sport: 'Baseball' });
    expect(tied(bet, series)).toBeNull();
    // The book settled it before the next game began.
    expect(tied({ ...bet, settledAtMs: hours(4), result: 'win' }, series)).toEqual([
      series[0]?.id,
      'moneyline',
      'home',
      null,
    ]);
    expect(tied({ ...bet, settledAtMs: hours(30), result: 'win' }, series)).toBeNull();
  });
});
