import { describe, expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { talkerOver } from '../test-talk.ts';

const NOW = new Date('2026-11-27T22:30:00Z');
const demo = talkerOver(await demoSlateAt(NOW), NOW);
const plan = (...texts: string[]) => demo(...texts).plan;
const first = (...texts: string[]) => {
  const asked = plan(...texts);
  return asked?.kind === 'calls' ? asked.calls[0] : asked;
};
const bets = (...texts: string[]) => {
  const call = first(...texts);
  return call && 'input' in call && 'bets' in call.input ? (call.input.bets as object[]) : [];
};

describe('a name of several', () => {
  it.each([
    ['should i take wings +9.5 +125 or wait', 'basketball_wnba'],
    ['kings -4 -110 or kings ml -175?', 'basketball_nba'],
    ['which book has kings -175', 'basketball_nba'],
    ['jets +3', 'americanfootball_nfl'],
    ['kings over 5.5', 'icehockey_nhl'],
    ['kings over 228', 'basketball_nba'],
    ['wings +1.5', 'icehockey_nhl'],
  ])('is told by the line or the price: %s', (text, sport) => {
    expect(JSON.stringify(plan(text))).toContain(`demo:${sport}:`);
  });

  it.each(['rangers -1.5', 'spurs ml', 'kings ml -400'])('is asked back where it is still open: %s', (text) => {
    expect(plan(text)).toMatchObject({ kind: 'say', spoken: { asksWho: true } });
  });

  it('keeps the bet once it is said who is meant', () => {
    expect(bets('should i take wings +9.5 +125 or wait', 'dallas wings the wnba team')).toMatchObject([
      { market: 'spread', line: 9.5 },
    ]);
  });

  it('is no longer said with the whole of a long question', () => {
    expect(plan('tell me which book has the best price for me on rangers ml right now')).toMatchObject({
      choices: ['New York Rangers', 'Texas Rangers'],
    });
  });
});

describe('a word of something else', () => {
  it('is a state behind talk of states', () => {
    expect(first('i live in texas which books can i use', 'new jersey then')).toMatchObject({
      input: { topic: { kind: 'books', state: 'NJ' } },
    });
    expect(first('devils ml', 'new jersey then')).not.toMatchObject({ tool: 'look_up' });
  });

  it('is a book, and neither a player nor a stake', () => {
    expect(demo('why is mybookie so bad').plan).not.toMatchObject({ text: 'I have no price for Mookie Betts.' });
    const { plan } = demo('predators ml, celtics ml parlay at caesars', 'why caesars when bet365 pays more');
    expect(plan?.kind === 'say' ? plan.text : '').toMatch(/^It stands at Caesars because/);
  });

  it('is the moment of a game, and no half of a hedge', () => {
    const held = "i have 100 on the rams ml at +250, they're winning at half, how do i hedge, jets now +140";
    expect(first(held)).toMatchObject({ input: { calc: { kind: 'hedge', stakeCents: 10_000 } } });
    expect(JSON.stringify(first(held))).not.toContain('share');
    expect(first('50 on jets ml at -260, halftime now and rams are -150, how do i hedge it')).toMatchObject({
      input: { calc: { kind: 'hedge', hedgePrice: '-150' } },
    });
    expect(first('hedge half of 100 at +250 with -140')).toMatchObject({ input: { calc: { share: 0.5 } } });
  });
});

describe('a limit on all bets', () => {
  it('is no price of the bet that was spoken of', () => {
    const before = 'predators ml +110 good?';
    expect(plan(before, 'i meant long shots. list everything +500 and up')?.kind).not.toBe('calls');
    expect(bets(before, 'is +105 ok')).toMatchObject([{ price: '+105' }]);
  });

  it('is asked for where a word is disputed', () => {
    expect(plan('are there any longshots tonight', '+125 isnt a long shot')).toMatchObject({
      choices: ['Underdogs at +300 or longer'],
    });
  });
});

describe('the own price of a bet', () => {
  it('stays with it, and its verdict is not paid for twice', () => {
    const asked = plan('puka nacua receiving yards, over 46.5 -110 fd', 'ok just tell me yes or no on the over 46.5');
    expect(asked).toMatchObject({ kind: 'calls', explains: 'play' });
    expect(JSON.stringify(asked)).toContain('"book":"FanDuel"');
    expect(bets('puka nacua receiving yards, over 46.5 -110 fd')).toHaveLength(1);
  });

  it('gives way to the best one, and to another book', () => {
    const before = 'puka nacua over 46.5 receiving yards -110 fd';
    expect(JSON.stringify(first(before, 'whats the best price on it'))).not.toContain('1.9091');
    expect(JSON.stringify(first(before, 'and at dk?'))).not.toContain('1.9091');
  });
});

describe('what is asked of whom was spoken of', () => {
  it('says whether books price a player, and is of his game alone behind that', () => {
    expect(plan('is kawhi playing tonight')).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^Books expect/),
    });
    expect(first('is kawhi playing tonight', 'ok so who is out in that game')).toMatchObject({
      tool: 'facts_about',
      input: { eventId: 'demo:basketball_nba:2026-11-27:2' },
    });
  });

  it('says who is favored and by how much', () => {
    expect(first('who wins suns kings and by how much')).toMatchObject({ input: { tells: 'winner' } });
    expect(first('whos fav in suns kings and by how much')).toMatchObject({ input: { tells: 'favorite' } });
  });

  it('says what the prices say where it is asked why', () => {
    expect(first('wait ravens are dogs to the giants?? why')).toMatchObject({ input: { tells: 'favorite' } });
    expect(first('why is the rams total so juiced to the over')).toMatchObject({
      tool: 'show_board',
      input: { market: 'total' },
    });
    expect(plan('celtics ml good?', 'why')).toMatchObject({ explains: 'why' });
  });
});

const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
describe.skipIf(!nfl)('what goes on with a game', () => {
  const talk = nfl ? talkerOver(nfl.slate, nfl.now) : demo;
  const asked = (...texts: string[]) => talk(...texts).plan;

  it('is one of the bets that were shown, and of no other game', () => {
    expect(asked('commanders seahawks who ya like', 'just the side. one pick')).toMatchObject({ explains: 'better' });
    expect(asked('commanders seahawks who ya like', 'best nfl bet')).not.toMatchObject({ explains: 'better' });
  });

  it('reads the numbers of two offers without their names', () => {
    const said = 'cool. so +100 on the 3 at betus or -110 on 3.5 mgm, which would u rather';
    expect(asked('best price on jets +3.5?', said)).toMatchObject({
      calls: [
        {
          input: {
            bets: [
              { line: 3, price: '+100' },
              { line: 3.5, price: '-110' },
            ],
          },
        },
      ],
    });
  });

  it('is no scan where prices of a game are asked for, and no line that was refused', () => {
    expect(asked('any middles on the board for week 10?', 'show me the bears game books on the total')).toMatchObject({
      calls: [{ tool: 'show_board' }],
    });
    expect(asked('any middles on the board for week 10?', 'only the bears game')).toMatchObject({
      calls: [{ tool: 'scan_prices' }],
    });
    expect(JSON.stringify(asked('ravens -6 at dk?', 'whats dk got on the ravens then'))).not.toContain('"line"');
  });

  it('holds the book of both, and the own price of one', () => {
    const before = 'got the bucs -1 -105 at dk for next sunday vs titans. good number?';
    expect(asked(before, 'bucs moneyline or bucs -1, which is better at dk')).toMatchObject({
      calls: [{ input: { bets: [{ book: 'DraftKings' }, { book: 'DraftKings', price: expect.any(String) }] } }],
    });
  });

  it('is asked of the books, and of no total', () => {
    expect(asked('who else has jags over +130')).toMatchObject({ calls: [{ tool: 'show_board' }] });
  });

  it('explains why one of two was before the other', () => {
    const before = 'niners jags. got sf -2.5 -115 at mgm and -3 +100 at dk, which one';
    expect(asked(before, 'why -3 over -2.5? its a worse number')).toMatchObject({ explains: 'better' });
  });
});
