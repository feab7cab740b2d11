import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { testSlate } from '../../slate/test-slate.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { type Talked, talkerOver } from '../test-talk.ts';

const { callsOf, talk: say } = await demoTalk();
const [mixed] = recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json');
const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
const NONE = { slate: testSlate([]), now: new Date(0) };

const said = ({ plan }: Talked): string => (plan?.kind === 'say' ? plan.text : JSON.stringify(plan));
const inputs = ({ plan }: Talked) => (plan?.kind === 'calls' ? plan.calls.map(({ input }) => input) : []);
const talkOver = ({ slate, now }: typeof NONE) => talkerOver(slate, now);

describe.skipIf(!mixed)('prices of teams that are ordinary words', () => {
  const talk = talkOver(mixed ?? NONE);

  it.each(['bucks odds tmrw', 'whats the best bucks price', 'no whats the best bucks price tmrw'])(
    'are theirs: %s',
    (text) => {
      expect(inputs(talk('avalanche wild ml prices', text))).toMatchObject([{ market: 'moneyline', side: 'away' }]);
    },
  );

  it.each(['thats a wild price lol', 'such wild odds'])('are nobody’s where it is said of a price: %s', (text) => {
    expect(talk(text).reading.teams).toEqual([]);
  });

  it.each(['is bucks +130 even out there anywhere', 'bucks +130 still available', 'anyone got bucks +130'])(
    'are looked for at a price, and nothing is judged: %s',
    (text) => {
      const talked = talk(text);
      expect(talked.isCharged).toBe(false);
      expect(inputs(talked)).toMatchObject([{ market: 'moneyline', side: 'away' }]);
    },
  );

  it.each(['lakers next game', 'when do the lakers play next'])(
    'of whose game that began no next one is: %s',
    (text) => {
      expect(said(talk(text))).toContain('No next game of Los Angeles Lakers is priced.');
    },
  );

  it('have no injury report where nothing of theirs is ahead', () => {
    expect(said(talk('any injuries for okc'))).toMatch(
      /^I have no injury report of Oklahoma City Thunder: .* has started/,
    );
  });

  it('have no props where none of anybody are stored', () => {
    expect(said(talk('got any player props tomorrow'))).toBe('I have no player props, only moneyline.');
  });
});

describe.skipIf(!nfl)('look-ups of football', () => {
  const talk = talkOver(nfl ?? NONE);

  it.each(['best number on the cowboys', 'which book has the best number on dallas'])(
    'are of the spread where a number is asked for: %s',
    (text) => {
      expect(inputs(talk(text))).toMatchObject([{ market: 'spread', side: 'home' }]);
    },
  );

  it('stay on what is said', () => {
    expect(inputs(talk('best number on the cowboys ml'))).toMatchObject([{ market: 'moneyline' }]);
  });

  it('are of spreads where underdogs are said to be between two numbers', () => {
    const [board] = inputs(talk('which dogs between 1.5 and 2.5 next sunday'));
    expect(board).toMatchObject({ market: 'spread', only: 'underdog', minLine: 1.5, maxLine: 2.5 });
    expect(inputs(talk('dogs with decimal odds between 2.1 and 2.5 next sunday'))).not.toMatchObject([
      { market: 'spread' },
    ]);
  });

  it('tell of each of two teams whose reports are stored', () => {
    const { plan } = talk('injuries for the bengals or the ravens');
    expect(plan).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'facts_about', input: { names: ['Baltimore Ravens'] } }],
    });
    expect(JSON.stringify(plan)).toContain('I have no injury report of Cincinnati Bengals');
  });

  it('list the markets of a game', () => {
    expect(talk('what markets are there for dallas').plan).toMatchObject({ calls: [{ tool: 'find_games' }] });
  });

  it('take a bet that pays more for no hedge', () => {
    const { plan } = talk('jets moneyline good?', 'which book pays more on the chargers');
    expect(JSON.stringify(plan)).not.toContain('hedge');
  });
});

describe.skipIf(!nfl)('one book beside others', () => {
  const talk = talkOver(nfl ?? NONE);

  it.each(['how come caesars is so off on lions chargers', 'why is caesars different than everyone on the lions'])(
    'is told with its prices and theirs: %s',
    (text) => {
      expect(JSON.stringify(talk(text).plan)).toMatch(
        /Caesars has Chargers at \+110, where the others have -1\d\d to -1\d\d; Lions/,
      );
    },
  );

  it('is told of which of those that were named pays more', () => {
    const talked = talk('what do fanduel and mgm have on the jets ml', 'which of them pays more on the chargers');
    expect(talked.isCharged).toBe(false);
    expect(inputs(talked)).toMatchObject([{ side: 'away', books: ['FanDuel', 'BetMGM'] }]);
  });
});

describe('behind what was told', () => {
  it('the line is the spread where only injuries were told of', () => {
    expect(callsOf('is anyone hurt for the bengals', 'whats the line now')).toMatchObject([
      { input: { market: 'spread' } },
    ]);
  });

  it('both markets of the one game are shown', () => {
    const shown = ['lakers ml or thunder ml, which is better', 'what about the game itself, spread or total'];
    expect(callsOf(...shown)).toMatchObject([{ input: { market: 'spread' } }, { input: { market: 'total' } }]);
  });

  it('what a stake wins is no bet on who wins', () => {
    expect(say('take dk on the bills spread, 50 wins what').plan).not.toMatchObject({
      calls: [{ input: { bets: [{}, { market: 'moneyline' }] } }],
    });
  });

  it('whoever takes a book asks for no hold', () => {
    const { plan } = say('best price on the chiefs ml', 'ill take dk then. 75 on it pays what');
    expect(JSON.stringify(plan)).not.toContain('hold');
  });
});

describe.skipIf(!mixed)('lists of games', () => {
  const talk = talkOver(mixed ?? NONE);

  it.each(['nhl games', 'ok and nhl'])('go on to the next games of another league that plays none then: %s', (text) => {
    const { plan } = talk('epl this weekend', text);
    expect(inputs(talk('epl this weekend', text))).not.toHaveProperty('0.from');
    expect(JSON.stringify(plan)).toContain('No priced NHL game starts this weekend, so these are the next ones.');
  });

  it('stay on a time that is named anew', () => {
    expect(inputs(talk('epl this weekend', 'nhl tuesday'))[0]).toHaveProperty('from');
  });

  it('are shown at each of the books that are named', () => {
    const boards = inputs(talk('everything on tuesday nba side by side at dk mgm and czr'));
    expect(boards.length).toBeGreaterThan(2);
    for (const board of boards)
      expect(board).toMatchObject({ market: 'moneyline', books: ['DraftKings', 'BetMGM', 'Caesars'] });
  });

  it('are none where the best prices of one game are asked for', () => {
    const { plan } = talk('rangers jets, 2 best prices on each side pls');
    expect(JSON.stringify(plan)).not.toContain('arbitrage');
    expect(JSON.stringify(talk('rangers jets, split 200 on each side').plan)).toContain('arbitrage');
  });

  it('are of his books, said with his state', () => {
    const { memory } = talk('im in jersey w dk and caesars, whats the best ml on the canucks').reading;
    expect(memory).toMatchObject({ state: 'NJ', sportsbooks: expect.arrayContaining(['draftkings', 'caesars']) });
  });
});

describe('a list that was shown', () => {
  it('is shown once more in another format', () => {
    const before = callsOf('nfl spreads at caesars sunday');
    expect(callsOf('nfl spreads at caesars sunday', 'put those odds in decimal')).toEqual(before);
  });

  it('keeps its day for another league and says so', () => {
    expect(JSON.stringify(say('nfl sunday', 'nba').plan)).toContain('Still on Sunday alone');
  });
});

describe('a day that is left open', () => {
  it.each(['chiefs or broncos monday or whenever, spread', 'chiefs spread monday or any day'])('%s', (text) => {
    expect(say(text).reading.window).toBeNull();
  });
});
