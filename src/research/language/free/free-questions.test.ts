import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game, slate, talk } = await demoTalk();

function saidOf(...texts: string[]): string {
  const { plan } = talk(...texts);
  if (plan?.kind !== 'say') throw new Error(`${texts.at(-1)}: ${plan?.kind ?? 'nothing'}`);
  return plan.text;
}

describe('who does what in a game is stored nowhere, and said so by its name', () => {
  it.each([
    ["who's pitching mets twins", /^Nolan McLean and Joe Ryan, going by the books/],
    ['whos throwing for the cubs tonight', /Jacob deGrom and Shota Imanaga/],
    ['probable pitchers tonight', /^I have no starting pitchers/],
    ['whos qb for the jets', /no word on who plays quarterback/],
    ["who's in goal for the oilers tonight", /^I have no starting goalies/],
    ['starting goalie bruins', /^I have no starting goalies/],
    ['ump?', /^I have no umpires/],
    ["who's the ref for lions bills", /^I have no umpires, referees/],
    ['what channel is the bills game on', /^I do not have where a game is shown/],
    ["what's the chiefs ats record", /^I have no statistics/],
    ["who's the money on tonight", /^I have no counts of bets or money/],
    ["how's the public leaning on lions bills", /^I have no counts of bets or money/],
    ['is curry playing tonight', /Books expect him to play: \d+ price Stephen Curry/],
    ['will mahomes suit up', /^Books expect him to play: \d+ price Patrick Mahomes/],
  ])('%s', (text, words) => {
    expect(saidOf(text)).toMatch(words);
  });
});

describe('facts of a player or a team are facts, and no bets on them', () => {
  it.each([
    ['are the celtics on a winning streak', { kinds: ['form'] }],
    ['when was the last time the lions beat the bills', { kinds: ['head_to_head'] }],
    ['celtics vs mavs head to head', { kinds: ['head_to_head'] }],
    ['jets 49ers h2h', { kinds: ['head_to_head'] }],
    ['h2h lakers and thunder', { kinds: ['head_to_head'] }],
  ])('%s', (text, input) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'facts_about', input }]);
  });

  it('behind a bet its meetings are asked for, and no moneyline', () => {
    expect(callsOf('celtics -3 good?', 'h2h?')).toMatchObject([
      { tool: 'facts_about', input: { kinds: ['head_to_head'] } },
    ]);
  });

  it('news are what is stored, and that nothing else is', () => {
    const { plan } = talk('any news on the nuggets');
    expect(plan).toMatchObject({
      calls: [{ tool: 'facts_about', input: { eventId: game('Denver Nuggets') } }],
      assumed: [expect.stringMatching(/^I have no news/)],
    });
    expect(plan?.kind === 'calls' && plan.calls[0]?.input).not.toHaveProperty('kinds');
  });

  it('of whom no price is stored is no bet either', () => {
    expect(saidOf('is lebron james playing')).toMatch(/^I have no injury report of LeBron James/);
  });
});

describe('what nobody knows', () => {
  it('a score is not predicted: what the lines say of it is told', () => {
    expect(saidOf('whats the score gonna be lions bills')).toMatch(
      /^No score is predicted here\. By the main lines, a total of [\d.]+ and a spread of [\d.]+, the market expects about Lions [\d.]+, Bills [\d.]+\.$/,
    );
    expect(saidOf('whats the score gonna be')).toMatch(/^No score is predicted here/);
    expect(saidOf('whats the score')).toMatch(/^No live scores/);
  });

  it('whom sharp bettors like is not stored: the sharpest books are shown', () => {
    const { plan } = talk('who do the sharps like in lions bills');
    expect(plan).toMatchObject({
      calls: [{ tool: 'show_board', input: { books: ['circasports', 'pinnacle'] } }, { input: { market: 'spread' } }],
      assumed: [expect.stringMatching(/^Whom sharp bettors back is not stored/), expect.anything()],
    });
    expect(saidOf('who do the sharps like')).toMatch(/^Whom sharp bettors back is not stored/);
    expect(talk('what is sharp money').plan).toBeNull();
  });
});

describe('moves', () => {
  it.each([
    ['lions bills total open vs now', { market: 'total', side: 'over' }],
    ['open vs current spread on rangers cubs', { market: 'spread' }],
    ['did lions bills move', { market: 'moneyline' }],
    ['what did the heat open at', { market: 'moneyline' }],
    ['has the bills spread gotten worse', { market: 'spread', side: 'home' }],
    ['spread history for the celtics', { market: 'spread' }],
    ['when did the heat spread change', { market: 'spread' }],
    ['line on the bills dropped why', { market: 'moneyline' }],
  ])('%s', (text, input) => {
    expect(callsOf(text)[0]).toMatchObject({ tool: 'line_moves', input });
  });

  it('the biggest ones are of all games, whichever was spoken of', () => {
    expect(callsOf('whats the spread on the bills', 'biggest line moves this week')).toEqual([
      { tool: 'line_moves', input: { since: '2026-11-14T17:00:00.000Z', limit: 8 } },
    ]);
    expect(callsOf('any steam today in mlb')).toMatchObject([
      { tool: 'line_moves', input: { league: 'MLB', since: '2026-11-21T05:00:00.000Z' } },
    ]);
    expect(callsOf('what moved in the nba in the last 3 hours')).toMatchObject([
      { tool: 'line_moves', input: { league: 'NBA', since: '2026-11-21T14:00:00.000Z' } },
    ]);
  });

  it('the US Open is no opener', () => {
    expect(talk('best us open bets').plan?.kind).not.toBe('calls');
  });
});

describe('games', () => {
  it.each([
    ['is there a game thursday', { from: '2026-11-26T05:00:00.000Z', to: '2026-11-27T11:00:00.000Z' }],
    ['is there football tuesday', { leagues: ['NFL', 'NCAAF'], from: '2026-11-24T05:00:00.000Z' }],
    ['do the cowboys play monday', { names: ['Dallas Cowboys'], from: '2026-11-23T05:00:00.000Z' }],
    ['who do the lions play', { names: ['Detroit Lions'] }],
    ['what time do the bills play', { names: ['Buffalo Bills'] }],
    ['hay juego el jueves', { from: '2026-11-26T05:00:00.000Z' }],
  ])('%s', (text, input) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'find_games', input }]);
  });

  it('stand between picks', () => {
    expect(callsOf('nba picks', 'is there a game thursday')).toMatchObject([{ tool: 'find_games' }]);
  });
});

describe('prices', () => {
  it.each([
    ['whos got the best heat moneyline', { market: 'moneyline', side: 'home' }],
    ['best number on the bills', { market: 'spread', side: 'home' }],
    ['who has the best line on the under in lions bills', { market: 'total', side: 'under' }],
    ['who has bills total 50.5 at plus money', { market: 'total', line: 50.5, minDecimal: 2 }],
    ['which books have total 8.5 for rangers cubs', { market: 'total', line: 8.5 }],
    ['how many books have the lions +3', { market: 'spread', side: 'away', line: -3 }],
    ['what does fanduel have the bills at', { market: 'moneyline', side: 'home', books: ['FanDuel'] }],
    ['what are the bills laying', { market: 'spread', side: 'home' }],
    ['how many points are the lions getting', { market: 'spread', side: 'away' }],
    ['what is lions bills at', { market: 'moneyline' }],
    ['where can i bet on the lions', { market: 'moneyline', side: 'away' }],
    ['man city draw price', { market: 'moneyline', side: 'draw' }],
    ['cuanto paga everton contra newcastle', { market: 'moneyline' }],
    ['cuanto esta el over de los bills', { market: 'total', side: 'over' }],
    ['rank the books on bills ml', { market: 'moneyline', side: 'home' }],
    ['is fanduel or draftkings better for the bills', { books: ['FanDuel', 'DraftKings'] }],
  ])('%s', (text, input) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input }]);
  });

  it('the board of a game is all of its main markets, with how many props there are', () => {
    const { plan } = talk('show me the board for Lions Bills');
    expect(plan).toMatchObject({
      calls: [{ input: { market: 'moneyline' } }, { input: { market: 'spread' } }, { input: { market: 'total' } }],
      assumed: [expect.stringMatching(/^\d+ props are stored as well, on \d+ players/)],
    });
  });

  it('behind a spread the best number on a team is that of the spread', () => {
    for (const text of ['best number on the bills', 'which book is best for the bills'])
      expect(callsOf('whats the spread on the bills', text), text).toMatchObject([{ input: { market: 'spread' } }]);
    expect(callsOf('bills -3 -110 good?', 'which book is best for the bills')).toMatchObject([
      { input: { market: 'spread', side: 'home' } },
    ]);
  });

  it('a better number than one is any number', () => {
    const [call] = callsOf('is there a better number than -3 on the bills');
    expect(call).toMatchObject({ tool: 'show_board', input: { market: 'spread', side: 'home' } });
    expect(call?.input).not.toHaveProperty('line');
  });

  it('of a part of a game are not those of the whole', () => {
    expect(saidOf('first half celtics line')).toMatch(/^I have no prices for a first half, only for whole games/);
  });

  it('of many games are a board of them', () => {
    expect(callsOf('spread on every nba game tonight')).toMatchObject([
      { tool: 'show_board', input: { league: 'NBA', market: 'spread', from: '2026-11-21T22:00:00.000Z' } },
    ]);
    expect(callsOf('highest total in the nba tonight')).toMatchObject([
      { tool: 'show_board', input: { league: 'NBA', market: 'total' } },
    ]);
  });

  it('of a book alone ask which game', () => {
    expect(saidOf('whats pinnacle got')).toMatch(/^Prices of Pinnacle are stored for \d+ games\. Which one/);
    expect(saidOf('whats bovada got')).toBe('I have no prices for Bovada.');
  });
});

describe('what is less than was asked for says so', () => {
  it.each([
    ['chiefs last 5 games', /^Form is stored over the last 10 games, not over the last 5\.$/],
    ['any injuries for the lakers', /not who they are/],
    ['whos hurt on the 49ers', /^I have no injury report of San Francisco 49ers/],
    ['nhl moneylines tonight all books', /one game at a time/],
  ])('%s', (text, words) => {
    const { plan } = talk(text);
    expect(plan).toMatchObject({ assumed: expect.arrayContaining([expect.stringMatching(words)]) });
  });

  it('of two teams of a city the one that plays there has the weather', () => {
    expect(callsOf('weather in buffalo for the game today')).toMatchObject([
      { tool: 'facts_about', input: { eventId: game('Buffalo Bills'), kinds: ['weather'] } },
    ]);
  });

  it('two books on a game are set side by side on all of its markets', () => {
    const inputs = callsOf('compare fanduel and draftkings on the chiefs game').map(({ input }) => input);
    expect(inputs).toMatchObject([{ market: 'moneyline' }, { market: 'spread' }, { market: 'total' }]);
  });

  it('two terms are told apart with the third that is said beside them', () => {
    expect(callsOf('diff between ml and spread in hockey puckline')).toHaveLength(3);
  });
});

describe('the games of a competition', () => {
  it('are none of another one', () => {
    const [call] = callsOf('liga mx games');
    const ids = (call?.input as { eventIds?: string[] } | undefined)?.eventIds ?? [];
    const keys = slate.events.filter(({ id }) => ids.includes(id)).map(({ sportKey }) => sportKey);
    expect(new Set(keys)).toEqual(new Set(['soccer_mexico_ligamx']));
  });

  it('of the MLS are games, and no moneylines', () => {
    expect(callsOf('mls games')).toMatchObject([{ tool: 'find_games', input: { leagues: ['MLS'] } }]);
  });
});

describe('what asks for a verdict or for bets is none of these', () => {
  it.each([
    'is bills -3 -110 a good price',
    'lions +3 at draftkings worth it',
    'best nfl bets today',
    'who do you like in lions bills',
    'alert me when the bills line moves to -3',
    'nba spreads tonight worth betting',
  ])('%s', (text) => {
    const { plan } = talk(text);
    const tools = plan?.kind === 'calls' ? plan.calls.map(({ tool }) => tool) : [];
    for (const tool of tools) expect(['show_board', 'find_games', 'line_moves', 'facts_about']).not.toContain(tool);
  });

  it('a bet that is stated with its price is judged', () => {
    const { plan, isCharged } = talk('bills moneyline -150 good?');
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets' }] });
    expect(isCharged).toBe(true);
  });
});
