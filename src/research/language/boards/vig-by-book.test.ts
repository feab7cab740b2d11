import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const inputsOf = (...texts: string[]) => demo.callsOf(...texts).map(({ input }) => input);

describe('what the books take', () => {
  it.each([
    [['vig per book bills lions ml, rank em'], 'moneyline'],
    [['which book has the least juice on the bills spread'], 'spread'],
    [['bills lions ml at every book', 'ok n who has least juice on the total'], 'total'],
    [['bills lions total at every book', 'rank the books by vig'], 'total'],
  ])('%s: is told of a game by its margins', (texts, market) => {
    const eventId = demo.game('Buffalo Bills');
    expect(inputsOf(...texts)).toMatchObject([{ eventId, market, order: 'lowest_hold' }]);
  });

  it.each([
    [['which book has the lowest avg vig in the nfl']],
    [['nfl lines', 'by book i mean. rank the books by juice not the games']],
    [['rank the sportsbooks by hold on nfl totals']],
  ])('%s: is told of many games on average', (texts) => {
    expect(inputsOf(...texts)).toMatchObject([{ byBook: 'hold', league: 'NFL' }]);
  });

  it('leaves the lowest hold of all markets to the scan', () => {
    expect(demo.callsOf('lowest hold nfl')[0]).toMatchObject({ tool: 'scan_prices', input: { kind: 'low_hold' } });
  });
});
