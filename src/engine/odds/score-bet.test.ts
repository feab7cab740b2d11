import { describe, expect, it } from 'vitest';
import { lineResult } from './line-result.ts';
import { requireScoreBet, resultAtScore, type ScoreBet } from './score-bet.ts';
import { refused } from './test-odds.ts';

/** A home win by one, a draw without goals, an away win by two. */
const SCORES = [
  { home: 2, away: 1 },
  { home: 0, away: 0 },
  { home: 1, away: 3 },
];

const settled = (bet: ScoreBet) => SCORES.map((score) => resultAtScore(bet, score));

describe('a bet on the final score', () => {
  it.each<[ScoreBet, string[]]>([
    [{ market: 'moneyline', side: 'home' }, ['win', 'push', 'loss']],
    [{ market: 'moneyline', side: 'away' }, ['loss', 'push', 'win']],
    [{ market: 'draw_no_bet', side: 'home' }, ['win', 'push', 'loss']],
    [{ market: 'draw_no_bet', side: 'away' }, ['loss', 'push', 'win']],
    [{ market: 'three_way', side: 'home' }, ['win', 'loss', 'loss']],
    [{ market: 'three_way', side: 'draw' }, ['loss', 'win', 'loss']],
    [{ market: 'three_way', side: 'away' }, ['loss', 'loss', 'win']],
    [{ market: 'double_chance', side: '1X' }, ['win', 'win', 'loss']],
    [{ market: 'double_chance', side: '12' }, ['win', 'loss', 'win']],
    [{ market: 'double_chance', side: 'X2' }, ['loss', 'win', 'win']],
    [{ market: 'spread', side: 'home', line: -1 }, ['push', 'loss', 'loss']],
    [{ market: 'spread', side: 'away', line: 1.25 }, ['half_win', 'win', 'win']],
    [{ market: 'total', side: 'over', line: 3.25 }, ['half_loss', 'loss', 'win']],
    [{ market: 'total', side: 'under', line: 3.25 }, ['half_win', 'win', 'loss']],
    [{ market: 'team_total', team: 'home', side: 'over', line: 1 }, ['win', 'loss', 'push']],
    [{ market: 'team_total', team: 'away', side: 'under', line: 1 }, ['push', 'win', 'loss']],
    [{ market: 'both_score', side: 'yes' }, ['win', 'loss', 'win']],
    [{ market: 'both_score', side: 'no' }, ['loss', 'win', 'loss']],
  ])('%j is settled %j', (bet, results) => {
    expect(settled(bet)).toEqual(results);
    expect(() => requireScoreBet(bet)).not.toThrow();
  });

  it('on both sides to score asks for both', () => {
    expect(resultAtScore({ market: 'both_score', side: 'yes' }, { home: 1, away: 0 })).toBe('loss');
    expect(resultAtScore({ market: 'both_score', side: 'yes' }, { home: 0, away: 1 })).toBe('loss');
  });

  it.each<[string, object]>([
    ['market', { market: 'corners', side: 'home' }],
    ['side', { market: 'moneyline', side: 'draw' }],
    ['side', { market: 'double_chance', side: 'home' }],
    ['side', { market: 'both_score', side: '' }],
    ['team', { market: 'team_total', team: 'draw', side: 'over', line: 1 }],
    ['line', { market: 'spread', side: 'home' }],
    ['line', { market: 'total', side: 'over' }],
    ['line', { market: 'team_total', team: 'home', side: 'over' }],
    ['line', { market: 'spread', side: 'home', line: 0.1 }],
  ])('is refused for its %s: %j', (argument, bet) => {
    expect(() => requireScoreBet(bet as ScoreBet)).toThrow(refused(argument));
  });
});

describe('a line', () => {
  it.each([
    [1.5, 'win'],
    [0.5, 'win'],
    [0.25, 'half_win'],
    [0, 'push'],
    [-0.25, 'half_loss'],
    [-0.5, 'loss'],
    [-7, 'loss'],
  ])('beaten by %d is a %s', (beatenBy, result) => {
    expect(lineResult(beatenBy)).toBe(result);
  });

  it('is refused between quarters', () => {
    expect(() => lineResult(0.3)).toThrow(refused('line'));
  });
});
