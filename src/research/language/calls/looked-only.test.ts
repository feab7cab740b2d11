import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, slate, talk } = await demoTalk();
const said = (...texts: string[]): string => {
  const { plan } = talk(...texts);
  return plan?.kind === 'say' ? plan.text : `${texts.at(-1)}: ${plan?.kind}`;
};

describe('what names no side is no bet', () => {
  it.each([[['lakers okc total']], [['who wins tonight, Canelo or Berlanga', 'and the total rounds then']]])(
    '%s',
    (texts) => {
      expect(callsOf(...texts)).toMatchObject([{ tool: 'show_board', input: { market: 'total' } }]);
    },
  );

  it('a side of it is one', () => {
    expect(talk('lakers okc over').isCharged).toBe(true);
  });
});

describe('who is not named stands for whom was spoken of', () => {
  it('the other one of his position in that game', () => {
    expect(callsOf('josh jacobs rushing yards odds', 'the other rb')).toMatchObject([
      { tool: 'show_board', input: { market: 'prop:player_rush_yds', player: 'Kenneth Walker III' } },
    ]);
  });

  it('the only player that the question before named', () => {
    expect(callsOf('clark and fever tmrw what time', 'her assists')).toMatchObject([
      { tool: 'show_board', input: { market: 'prop:player_assists', player: 'Caitlin Clark' } },
    ]);
  });
});

describe('who pitches is told by whose strikeouts are priced', () => {
  it('and both are shown where both are asked about', () => {
    expect(said('yankees pirates tmrw who pitches')).toMatch(/Max Fried and Paul Skenes/);
    expect(callsOf('yankees pirates tmrw who pitches', 'k lines for both')).toMatchObject([
      { tool: 'show_board', input: { player: 'Max Fried' } },
      { tool: 'show_board', input: { player: 'Paul Skenes' } },
    ]);
  });
});

describe('what is stored nowhere is said by its name', () => {
  it.each([
    ['arsenal corners over 9.5', /"corners"/],
    ['salah to score first', /"to score first"/],
    ['odds on chiefs winning the super bowl', /"winning the super bowl"/],
    ['who won the world series odds', /"won the world series"/],
  ])('%s', (text, words) => {
    expect(said(text)).toMatch(words);
  });

  it('a part of the game that was spoken of', () => {
    expect(said('chargers browns odds', 'first half?')).toMatch(/first half.*Los Angeles Chargers @ Cleveland Browns/);
  });
});

describe('a signed price says that prices are asked for', () => {
  it.each(['whats the wild at? i got +178 earlier', 'what are the bruins at? took +128 this morning'])('%s', (text) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'calculate', input: { calc: { kind: 'position' } } }]);
    expect(talk(text).isCharged).toBe(false);
  });

  it('and no start, whatever is told beside it', () => {
    expect(callsOf('when is wild panthers')).toMatchObject([{ tool: 'find_games' }]);
  });
});

describe('a time is asked, and the number is no price', () => {
  it.each(['newcastle everton kicks at 1230 right', 'is ruud v paul still on at 1030'])('%s', (text) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'find_games' }]);
  });
});

describe('a list of games asked for anew', () => {
  it('keeps to the tour that is said', () => {
    const [call] = callsOf('any atp matches tonight');
    const { eventIds: ids = [] } = call?.tool === 'find_games' ? (call.input as { eventIds?: string[] }) : {};
    const games = slate.events.filter(({ id }) => ids.includes(id));
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ sportKey }) => sportKey.startsWith('tennis_atp_'))).toBe(true);
  });
});

it('own books behind a scan scan it once more over them', () => {
  const { plan, reading } = talk('low hold anything?', 'nfl only', 'just my books, fanduel n caesars');
  expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'scan_prices', input: { league: 'NFL' } }] });
  expect(reading.memory?.sportsbooks).toContain('fanduel');
});
