import { describe, expect, it } from 'vitest';
import type { ScoreBet } from '../odds/score-bet.ts';
import { refused } from '../odds/test-odds.ts';
import { type GradableBet, grade, type Happened, type Terms } from './grade.ts';
import { isOfficial, type Played, type RulesName, type Sport } from './house-rules.ts';

const home: ScoreBet = { market: 'moneyline', side: 'home' };
const runLine: ScoreBet = { market: 'spread', side: 'home', line: -1.5 };
const over: ScoreBet = { market: 'total', side: 'over', line: 8.5 };

function shortened(sport: Sport, played: Played, [ofHome, ofAway]: [number, number]): Happened {
  return { status: 'shortened', game: { sport, played, score: { home: ofHome, away: ofAway } } };
}

const terms = (rules: RulesName, pitchers: Terms['pitchers'] = 'action'): Terms => ({ rules, pitchers });

describe('a game called off early', () => {
  it.each<[Sport, number]>([
    ['nfl', 55],
    ['college_football', 55],
    ['nba', 43],
    ['wnba', 35],
    ['college_basketball', 35],
    ['hockey', 55],
    ['soccer', 90],
  ])('in %s counts from %d minutes on', (sport, minutes) => {
    expect(grade(home, 2, shortened(sport, { minutes }, [3, 1])).result).toBe('win');
    expect(grade(home, 2, shortened(sport, { minutes: minutes - 0.1 }, [3, 1])).result).toBe('void');
  });

  it('that is a fight counts from the first bell', () => {
    expect(grade(home, 2, shortened('fight', { minutes: 0 }, [1, 0])).result).toBe('win');
  });

  it.each<[RulesName, ScoreBet, number, [number, number], string]>([
    ['us_five_innings', home, 10, [2, 5], 'loss'],
    ['us_five_innings', home, 9, [2, 5], 'void'],
    ['us_five_innings', home, 9, [5, 2], 'win'],
    ['us_five_innings', home, 8, [5, 2], 'void'],
    ['us_five_innings', home, 9, [5, 5], 'void'],
    ['us_five_innings', home, 10, [5, 5], 'push'],
    ['us_five_innings', runLine, 10, [5, 2], 'void'],
    ['us_five_innings', runLine, 17, [5, 2], 'win'],
    ['us_five_innings', over, 17, [2, 7], 'void'],
    ['us_five_innings', over, 18, [2, 7], 'win'],
    ['us_full_game', home, 10, [2, 5], 'void'],
    ['us_full_game', home, 16, [5, 2], 'void'],
    ['us_full_game', home, 17, [5, 2], 'win'],
    ['us_full_game', home, 18, [2, 5], 'loss'],
  ])('in baseball under %s: %j after %d half-innings at %j is a %s', (rules, bet, halfInnings, score, result) => {
    const graded = grade(bet, 2, shortened('baseball', { halfInnings }, score), terms(rules));
    expect(graded).toMatchObject({ result, rules });
  });

  it('counts for a player as it does for a total', () => {
    const points: GradableBet = { market: 'player_prop', side: 'over', line: 20.5 };
    const game = { sport: 'nba', played: { minutes: 44 }, score: { home: 90, away: 80 } } as const;
    expect(grade(points, 2, { status: 'shortened', game, count: 25 }).result).toBe('win');
    const early = { ...game, played: { minutes: 30 } };
    expect(grade(points, 2, { status: 'shortened', game: early, count: 25 }).result).toBe('void');
    expect(() => grade(points, 2, { status: 'shortened', game })).toThrow(refused('count'));
  });

  it('is refused without what its sport is measured in', () => {
    const score = { home: 1, away: 0 };
    const played = { minutes: 60 };
    expect(() => isOfficial({ sport: 'baseball', played, score }, 'total', 'us_full_game')).toThrow(refused('played'));
    expect(() => isOfficial({ sport: 'nfl', played: { halfInnings: 9 }, score }, 'total', 'us_full_game')).toThrow(
      refused('played'),
    );
    expect(() => isOfficial({ sport: 'nfl', played: { minutes: -1 }, score }, 'total', 'us_full_game')).toThrow(
      refused('played'),
    );
    expect(() => isOfficial({ sport: 'chess' as Sport, played, score }, 'total', 'us_full_game')).toThrow(
      refused('sport'),
    );
    expect(() => grade(home, 2, shortened('nfl', played, [1, 0]), terms('house' as RulesName))).toThrow(
      refused('rules'),
    );
    expect(() => grade(home, 2, shortened('nfl', played, [-1, 0]))).toThrow(refused('home'));
  });
});

describe('a change of pitcher', () => {
  const changed: Happened = { status: 'final', score: { home: 5, away: 2 }, pitcherChanged: true };

  it('voids a bet on the listed ones, and no other', () => {
    expect(grade(home, 2, changed, terms('us_five_innings', 'listed'))).toMatchObject({ result: 'void', profit: 0 });
    expect(grade(home, 2, changed).result).toBe('win');
    const unchanged: Happened = { ...changed, pitcherChanged: false };
    expect(grade(home, 2, unchanged, terms('us_five_innings', 'listed')).result).toBe('win');
    expect(() => grade(home, 2, changed, terms('us_full_game', 'any' as 'action'))).toThrow(refused('pitchers'));
  });
});

describe('a grade', () => {
  it('names the rules that made it', () => {
    const played: Happened = { status: 'final', score: { home: 5, away: 2 } };
    expect(grade(home, 2, played).rules).toBe('us_five_innings');
    expect(grade(home, 2, played, terms('us_full_game')).rules).toBe('us_full_game');
  });
});
