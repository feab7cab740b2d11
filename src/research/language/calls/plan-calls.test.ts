import { beforeAll, describe, expect, it } from 'vitest';
import type { Slate } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { DESK } from '../../tools/desk.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { planCalls } from './plan-calls.ts';
import { withMemory } from './with-memory.ts';

/** A Saturday: Bills-Lions at 4:30 PM, the Kings at the Heat on Sunday. */
const NOW = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
const CLOCKS = zoneOf(ZONE);
let slate: Slate;

beforeAll(async () => {
  const demo = await demoSlateAt(new Date(NOW));
  const names = slateNames(demo);
  slate = { ...demo, names: () => names };
});

function plan(text: string, previous: Reading | null = null) {
  const read = readQuestion(text, { nowMs: NOW, timeZone: ZONE, previous });
  const reading = withMemory(read, previous, text);
  const asked = planCalls({ text, reading, previous, slate, nowMs: NOW, zone: CLOCKS });
  // Whatever is planned is something that the desk can read.
  if (asked?.kind === 'calls')
    for (const { tool, input } of asked.calls) expect(DESK[tool].read(input).ok, tool).toBe(true);
  return { asked, reading };
}

const callsOf = (text: string, previous: Reading | null = null) => {
  const { asked } = plan(text, previous);
  if (asked?.kind !== 'calls')
    throw new Error(`${text}: ${asked?.kind === 'say' ? asked.text : (asked?.kind ?? 'nothing')}`);
  return asked.calls;
};
const textOf = (text: string, previous: Reading | null = null) => {
  const { asked } = plan(text, previous);
  return asked?.kind === 'say' ? asked.text : asked;
};
const game = (team: string) =>
  slate.events.find(({ home, away, startsAt }) => startsAt.getTime() > NOW && [home, away].includes(team))?.id;

describe('a stated bet', () => {
  it.each([
    ['is this line good: Bills -3 -110?', 'Buffalo Bills', { market: 'spread', side: 'home', line: -3, price: '-110' }],
    [
      'my book has lakers -6.5 -108, do i take it',
      'Los Angeles Lakers',
      { market: 'spread', side: 'home', line: -6.5, price: '-108' },
    ],
    [
      'nets clippers under 222.5 -110 draftkings y or n',
      'Brooklyn Nets',
      { market: 'total', side: 'under', line: 222.5, price: '-110', book: 'DraftKings' },
    ],
    [
      'buf @ det over 50.5 -110 worth a bet',
      'Buffalo Bills',
      { market: 'total', side: 'over', line: 50.5, price: '-110' },
    ],
    [
      'over 50 broncos chiefs -105 worth it?',
      'Denver Broncos',
      { market: 'total', side: 'over', line: 50, price: '-105' },
    ],
    [
      'thinkin of putting 500 on cowboys ml at -300, thoughts?',
      'Dallas Cowboys',
      { market: 'moneyline', side: 'home', line: null, price: '-300' },
    ],
    ['man city v united draw at 5/2?', 'Manchester City', { market: 'moneyline', side: 'draw', price: '5/2' }],
    ['sinner to beat khachanov -200', 'Jannik Sinner', { market: 'moneyline', side: 'away', price: '-200' }],
    [
      'GOT RAMS +3.5 -110 GOOD NUMBER',
      'Los Angeles Rams',
      { market: 'spread', side: 'away', line: 3.5, price: '-110' },
    ],
    ['lions +3½ 😀 at evens', 'Detroit Lions', { market: 'spread', side: 'away', line: 3.5, price: '+100' }],
    [
      'mahomes over 275.5 passing yards good bet?',
      'Kansas City Chiefs',
      { market: 'prop:player_pass_yds', side: 'over', line: 275.5, player: 'Patrick Mahomes' },
    ],
    ['yankees first 5 ml', 'New York Yankees', { market: 'moneyline', side: 'away', period: 'first_innings' }],
  ])('%s', (text, team, bet) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'price_bets', input: { bets: [{ eventId: game(team), ...bet }] } }]);
  });

  it('of several in one sentence keeps each its own side, line and price', () => {
    expect(callsOf('is -3 -120 or -3.5 +100 better for bills')).toMatchObject([
      {
        input: {
          bets: [
            { line: -3, price: '-120' },
            { line: -3.5, price: '+100' },
          ],
        },
      },
    ]);
    expect(callsOf('lakers -5.5 or over 230.5 which is better')).toMatchObject([
      {
        input: {
          bets: [
            { market: 'spread', line: -5.5 },
            { market: 'total', side: 'over', line: 230.5 },
          ],
        },
      },
    ]);
    expect(callsOf('bills ml or lions ml')).toMatchObject([
      {
        input: {
          bets: [
            { market: 'moneyline', side: 'home' },
            { market: 'moneyline', side: 'away' },
          ],
        },
      },
    ]);
  });

  it.each([
    [
      'is Texans -3 good vs the Bills',
      /^Houston Texans and Buffalo Bills do not meet in a priced game ahead: .*Houston Texans.* is .*, and Detroit Lions @ Buffalo Bills is /,
    ],
    ['best bet oilers kraken fd', /^Edmonton Oilers and Seattle Kraken do not meet/],
    ['celtics warriors under 222.5 -110', /do not meet/],
    ['tampa bay lightning -1.5 +130 tomorrow or seattle seahawks -3', null],
    ['Ohtani over 6.5 ks?', /^I have no price on strikeouts for Shohei Ohtani/],
    ['vikings team total over 24.5', /^I have no team total of Minnesota Vikings @ Atlanta Falcons/],
    ['argentina -1 good?', 'I have no upcoming game with Argentina.'],
    ['jaguars -3 tonight', /^No priced game of Jacksonville Jaguars starts tonight; the next is/],
  ])('that is not stored is named and never swapped: %s', (text, words) => {
    if (words === null) expect(callsOf(text)).toHaveLength(1);
    else expect(textOf(text)).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  });

  it('a place behind a game is nobody who plays it', () => {
    expect(callsOf('lions bills total in london')).toMatchObject([
      { tool: 'show_board', input: { eventId: game('Detroit Lions'), market: 'total' } },
    ]);
  });

  it('of a name of two is asked about, unless its line tells which', () => {
    expect(plan('kings ml -110 worth it').asked).toMatchObject({
      kind: 'say',
      choices: ['Sacramento Kings moneyline -110', 'Los Angeles Kings moneyline -110'],
    });
    expect(callsOf('i like kings +2, how much edge')).toMatchObject([
      { input: { bets: [{ eventId: game('Sacramento Kings'), line: 2 }] } },
    ]);
  });
});

describe('what is free', () => {
  it.each([
    ['any arbs right now', { tool: 'scan_prices', input: { kind: 'arbitrage' } }],
    ['can i middle anything in the nba', { tool: 'scan_prices', input: { kind: 'middles', league: 'NBA' } }],
    ['low hold markets right now', { tool: 'scan_prices', input: { kind: 'low_hold' } }],
    ['mlb line moves today', { tool: 'line_moves', input: { league: 'MLB', since: '2026-11-21T05:00:00.000Z' } }],
    ['any steam moves mlb', { tool: 'line_moves', input: { league: 'MLB' } }],
    [
      'can u just list tonights nba games w spreads',
      { tool: 'show_board', input: { league: 'NBA', market: 'spread', from: '2026-11-21T22:00:00.000Z' } },
    ],
    ['who plays tonight', { tool: 'find_games', input: { from: '2026-11-21T22:00:00.000Z' } }],
    ['is it legal in texas', { tool: 'look_up', input: { topic: { kind: 'books', state: 'TX' } } }],
    ['what books do u cover', { tool: 'look_up', input: { topic: { kind: 'books' } } }],
    ["what's your record? are u actually profitable", { tool: 'look_up', input: { topic: { kind: 'record' } } }],
    ['how am i doing', { tool: 'look_up', input: { topic: { kind: 'own_bets' } } }],
    ['how have your picks done', { tool: 'look_up', input: { topic: { kind: 'record' } } }],
    ['did i make money last month', { tool: 'look_up', input: { topic: { kind: 'own_bets' } } }],
    ['is +EV the same as value', { tool: 'look_up', input: { topic: { kind: 'term', term: 'expected value' } } }],
    ['closest nba game tonight', { tool: 'show_board', input: { league: 'NBA', market: 'moneyline' } }],
    ['why did the rockets spurs total drop', { tool: 'line_moves', input: { market: 'total' } }],
    ["what's the over under on warriors magic", { tool: 'show_board', input: { market: 'total' } }],
    ['are you a bot', { tool: 'look_up', input: { topic: { kind: 'about' } } }],
    ['how much are tokens', { tool: 'look_up', input: { topic: { kind: 'prices' } } }],
    [
      'how do u calculate fair odds, why power method',
      { tool: 'look_up', input: { topic: { kind: 'method', of: 'fair_price' } } },
    ],
    [
      'limit me to 20 tokens a day',
      { tool: 'propose', input: { action: { kind: 'limit', change: { unit: 'tokens', window: 'day', amount: 20 } } } },
    ],
    [
      'switch to decimal odds',
      { tool: 'propose', input: { action: { kind: 'setting', change: { oddsFormat: 'decimal' } } } },
    ],
    [
      'i need a break, time out for a week',
      { tool: 'propose', input: { action: { kind: 'time_out', duration: '7d' } } },
    ],
    ['turn $20 into $200 parlay', { tool: 'build_parlay', input: { targetPrice: '10.00', stakeCents: 2_000 } }],
  ])('%s', (text, call) => {
    expect(callsOf(text)[0]).toMatchObject(call);
  });

  it.each([
    ['which book has best price for heat moneyline', 'Miami Heat', 'moneyline'],
    ['who has the best number on Jets +3', 'New York Jets', 'spread'],
    ["what's the spread on the bills game", 'Buffalo Bills', 'spread'],
    ['best price at draftkings vs fanduel for the lakers', 'Los Angeles Lakers', 'moneyline'],
  ])('%s', (text, team, market) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { eventId: game(team), market } }]);
  });

  it.each([
    ['Best moneyline prices for the NFL', { league: 'NFL', market: 'moneyline' }],
    ['best available spread prices nba', { league: 'NBA', market: 'spread' }],
    ['nfl moneyline prices', { league: 'NFL', market: 'moneyline' }],
  ])('shows what stands of a market whose prices are asked for: %s', (text, input) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input }]);
  });

  it.each([
    ['fade the public plays today', /^I have no counts of bets or money/],
    ['live bet: cowboys up 10-3 2nd quarter, what now', /^I have no live prices/],
    ['who wins the super bowl, any value in futures', /^I have no futures/],
    ['draft kings promos?', /^I have no promotions of sportsbooks/],
    ['guarantee me a win', /^No bet is sure/],
    ['scottie scheffler to win the masters', /^I have no golf prices/],
    ['so whats ur score prediction', /^No score is predicted/],
    ['buy half a point from -3 to -2.5 for 20 cents worth it?', /Which bet is it\?/],
  ])('says what is stored nowhere: %s', (text, words) => {
    expect(textOf(text)).toMatch(words);
  });

  it.each([
    'best nfl bets today',
    'give me one prop',
    'who do you like tn in the nba',
    'thanks',
    'what is CLV',
    '3 leg parlay',
  ])('leaves picks and talk to others: %s', (text) => {
    const { asked } = plan(text);
    expect(asked === null || asked.kind === 'picks').toBe(true);
  });
});

describe('what leans on the answer before', () => {
  const leaning = (focus: BetFocus[]): Reading => ({ ...plan('nba picks').reading, focus });
  const heat = (): BetFocus => ({
    eventId: game('Miami Heat') ?? '',
    market: 'spread',
    side: 'home',
    line: 6,
    player: null,
  });
  const prop = (): BetFocus => ({
    eventId: game('Kansas City Chiefs') ?? '',
    market: 'prop:player_pass_yds',
    side: 'over',
    line: 229.5,
    player: 'Patrick Mahomes',
  });

  it.each([
    ['what about the other side', { market: 'spread', side: 'away', line: -6 }],
    ['why not the other side tho', { market: 'spread', side: 'away', line: -6 }],
    ["what if it's +125", { market: 'spread', side: 'home', line: 6, price: '+125' }],
    ['ok what about the under in that game', { market: 'total', side: 'under', line: null }],
    ['what about +7.5', { market: 'spread', side: 'home', line: 7.5 }],
    ['ml?', { market: 'moneyline', side: 'home', line: null }],
    ['at draftkings?', { market: 'spread', line: 6, book: 'DraftKings' }],
  ])('%s', (text, bet) => {
    expect(callsOf(text, leaning([heat()]))).toMatchObject([
      { tool: 'price_bets', input: { bets: [{ eventId: heat().eventId, ...bet }] } },
    ]);
  });

  it('points at one of several by its number', () => {
    expect(callsOf('#2 at -120?', leaning([heat(), prop()]))).toMatchObject([
      { input: { bets: [{ player: 'Patrick Mahomes', line: 229.5, side: 'over', price: '-120' }] } },
    ]);
    expect(callsOf('the under on the second one', leaning([heat(), prop()]))).toMatchObject([
      { input: { bets: [{ player: 'Patrick Mahomes', side: 'under' }] } },
    ]);
  });

  it.each([
    ['did it move?', 'line_moves'],
    ['who has the best price', 'show_board'],
    ['any injuries?', 'facts_about'],
    ['log it', 'propose'],
  ] as const)('%s', (text, tool) => {
    expect(callsOf(text, leaning([heat()]))[0]).toMatchObject({ tool });
  });

  it('asks no more than is asked: more picks, a parlay of them and thanks are not this bet', () => {
    for (const text of ['give me 2 more', 'parlay those', 'thanks', 'best nhl bets']) {
      const { asked } = plan(text, leaning([heat()]));
      expect(asked?.kind, text).not.toBe('calls');
    }
  });

  it('takes a sum on with what is said now', () => {
    const before: Reading = {
      ...plan('nba picks').reading,
      calculation: { kind: 'kelly', price: '+120', chance: 0.5, bankrollCents: 200_000 },
    };
    expect(callsOf('and half kelly?', before)).toEqual([
      {
        tool: 'calculate',
        input: { calc: { kind: 'kelly', price: '+120', chance: 0.5, bankrollCents: 200_000, fraction: 0.5 } },
      },
    ]);
    expect(callsOf('what if its +150', before)).toMatchObject([{ input: { calc: { price: '+150', chance: 0.5 } } }]);
  });
});

describe('what the writer says of himself', () => {
  it('is noted, offered as settings, and kept', () => {
    const { asked, reading } = plan('bankroll is 2500, i use draftkings and caesars in ohio');
    expect(asked).toMatchObject({
      kind: 'calls',
      calls: [
        {
          tool: 'propose',
          input: {
            action: {
              change: {
                bankroll: 2500,
                sportsbooks: ['Caesars', 'DraftKings'].sort((a, b) => b.localeCompare(a)),
                state: 'OH',
              },
            },
          },
        },
      ],
      assumed: [
        'Noted for this chat: you bet at DraftKings and Caesars, you are in Ohio and your bankroll is $2,500.00.',
      ],
    });
    expect(reading.memory).toMatchObject({
      bankroll: 2500,
      state: 'OH',
      sportsbooks: expect.arrayContaining(['draftkings', 'caesars']),
    });
    expect(plan('best nfl bets', reading).reading.memory).toEqual(reading.memory);
  });

  it('is no question about a state', () => {
    expect(callsOf('is it legal in texas')[0]).toMatchObject({ tool: 'look_up' });
  });
});
