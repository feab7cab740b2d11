import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();

describe('where books disagree, over the whole board', () => {
  it.each([
    ['where do books disagree the most on spreads this week', { market: 'spread' }],
    ['on which totals are the sportsbooks furthest apart', { market: 'total' }],
    ['biggest difference between books on nfl spreads', { league: 'NFL', market: 'spread' }],
    ['where are the books most split on totals tonight', { market: 'total' }],
    ['where do the books disagree on moneylines', { market: 'moneyline' }],
    ['which games do the books differ most on this weekend', {}],
    ['what nba total do sportsbooks vary most on', { league: 'NBA', market: 'total' }],
    ['widest gap between books on a spread?', { market: 'spread' }],
  ])('%s', (text, input) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'scan_prices', input: { kind: 'gaps', ...input } }]);
  });

  it('what is spoken of then is of every market, unless those are meant', () => {
    const first = 'where do books disagree the most on spreads this week';
    const [those] = callsOf(first, 'can i middle any of those');
    expect(those).toMatchObject({ tool: 'scan_prices', input: { kind: 'middles', market: 'spread' } });
    expect(those?.input).toHaveProperty('to');
    const [any] = callsOf(first, 'any arbs then');
    expect(any?.input).not.toHaveProperty('market');
    expect(any?.input).toHaveProperty('to');
    const [atAll] = callsOf(first, 'any arbs at all?');
    expect(atAll).toMatchObject({ tool: 'scan_prices', input: { kind: 'arbitrage' } });
    expect(atAll?.input).not.toHaveProperty('market');
    expect(atAll?.input).not.toHaveProperty('to');
  });
});
