import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { talkerOver } from '../test-talk.ts';

const refuse: ReturnType<typeof talkerOver> = () => {
  throw new Error('the recorded slate is missing');
};
const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
const talk = nfl ? talkerOver(nfl.slate, nfl.now) : refuse;

describe.skipIf(!nfl)('what a ticket pays is no bet on who wins', () => {
  it('so that the leg that is left keeps its line, and both may win', () => {
    const { plan } = talk(
      'got 2 legs home on a 4 leg parlay, 25 to win 400, last one is jets +3.5 mon and chargers ml opposite. should i hedge',
    );
    expect(plan).toMatchObject({
      calls: [{ input: { calc: { kind: 'hedge', bet: 'Jets +3.5', hedgeBet: 'Chargers moneyline' } } }],
    });
    expect(JSON.stringify(plan)).toContain('{"when":"Chargers by 1 to 3","first":"win","second":"win"');
  });
});

describe.skipIf(!nfl)('a city behind a bet is where it is taken', () => {
  it('and no team of another game', () => {
    const { plan } = talk('giants +16 in vegas and cowboys -15, whats the worst case on 110 each');
    expect(JSON.stringify(plan)).not.toContain('Raiders');
    const raiders = nfl?.slate.events.find(({ home }) => home === 'Las Vegas Raiders');
    expect(JSON.stringify(plan)).not.toContain(raiders?.id);
    expect(plan).toMatchObject({
      calls: [{ input: { calc: { kind: 'hedge', stakeCents: 110_00, hedgeStakeCents: 110_00, hedgePrice: '-109' } } }],
    });
  });
});

describe.skipIf(!nfl)('a number behind the bet that was spoken of', () => {
  it('is another line of it', () => {
    const { plan } = talk('gb at pit under 38.5 -110 on mgm is that a bet', 'ok what about the over at 37');
    expect(plan).toMatchObject({ calls: [{ input: { bets: [{ side: 'over', line: 37, price: null }] } }] });
  });

  it('to which half a point is bought is the end of it', () => {
    const { plan } = talk('cheapest -3 on the bears', 'ok whats buying the half pt worth there, to -2.5');
    expect(plan).toMatchObject({
      calls: [{ input: { calc: { kind: 'line_worth', from: { bet: 'Bears -3' }, to: { bet: 'Bears -2.5' } } } }],
    });
  });
});

describe.skipIf(!nfl)('the average hold of books that are named', () => {
  it('is told of these, over all games', () => {
    const { plan } = talk('which books have lowest hold on nfl totals', 'draftkings avg hold on totals vs fanduel');
    const input = { byBook: 'hold', market: 'total', books: ['DraftKings', 'FanDuel'] };
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'show_board', input }] });
  });
});
