import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await demoTalk());
});

describe('two numbers with their prices', () => {
  it.each([
    ['so 10.5 at -145 or 11 at -155, which is the better bet', [10.5, 11]],
    ['11 -155 or 10.5 -145, which one', [11, 10.5]],
    ['better 10.5 at -145 or 10 at -130', [10.5, 10]],
  ])('are each on its own number, whole or not: %s', (text, lines) => {
    const { plan } = talk('eagles bears spread who covers', text);
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'price_bets' }] });
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    const { bets = [] } = (call?.input ?? {}) as { bets?: { line: number }[] };
    expect(bets.map(({ line }) => line)).toEqual(lines);
  });
});

describe('what bet on somebody would be made', () => {
  it.each([
    ['ok what curry bet would u make'],
    ['which curry props would you take'],
    ['what durant bet should i make'],
  ])('is searched for, whatever was judged: %s', (text) => {
    const { plan } = talk('is curry over 23.5 at +100 on dk a good bet for 15', text);
    expect(plan).toMatchObject({ kind: 'picks', reading: { intent: 'picks' } });
    expect(plan?.kind === 'picks' ? plan.reading.players : []).toHaveLength(1);
  });
});

describe('a parlay there', () => {
  it.each([
    ['take tigers and giants in a parlay w $20 there'],
    ['parlay the tigers and the giants for 20 at that book'],
  ])('is at the book whose prices were shown: %s', (text) => {
    expect(talk('what are the moneylines for the mlb games tonight at caesars', text).plan).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { book: 'Caesars', stakeCents: 20_00 } }],
    });
  });

  it.each([
    ['sgp chiefs game w kelce td and chiefs ml'],
    ['chiefs game parlay with kelce td and the chiefs moneyline'],
  ])('names nobody twice who is there: %s', (text) => {
    const { plan } = talk(text);
    const said = plan?.kind === 'say' ? plan.text : '';
    expect(said.match(/Chiefs moneyline/g) ?? []).toHaveLength(1);
  });
});

describe('a free bet that is not to be hedged', () => {
  it.each([
    ['i dont wanna hedge. just give me one nfl longshot for it', 'americanfootball_nfl'],
    ['no hedging, whats the best nba dog for it', 'basketball_nba'],
    ['without a hedge, pick one nfl bet for it', 'americanfootball_nfl'],
  ])('is put on one bet of that league at its book: %s', (text, sport) => {
    const { plan } = talk('got a $25 bonus bet on draftkings what should i use it on', text);
    expect(plan).toMatchObject({
      calls: [
        {
          tool: 'calculate',
          input: { calc: { kind: 'free_bet', faceCents: 25_00 }, bet: { eventId: expect.stringContaining(sport) } },
        },
      ],
    });
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    const { calc = {} } = (call?.input ?? {}) as { calc?: object };
    expect(calc).not.toHaveProperty('hedgePrice');
  });
});
