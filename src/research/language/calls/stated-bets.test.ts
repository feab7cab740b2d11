import { beforeAll, describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Slate } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { DESK } from '../../tools/desk.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { planCalls } from './plan-calls.ts';

/** A Saturday: Lions at Bills, Broncos at Chiefs, Chargers at Browns, Mets at Twins, Manchester United at City. */
const NOW = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
const CLOCKS = zoneOf(ZONE);
let slate: Slate;

beforeAll(async () => {
  const demo = await demoSlateAt(new Date(NOW));
  const names = slateNames(demo);
  slate = { ...demo, names: () => names };
});

type Told = { bets: string[]; said: string };

/** What a sentence comes to: each bet with its own parts, and what is said of those that are not stored. */
function told(text: string, previous: Reading | null = null): Told {
  const reading = readQuestion(text, { nowMs: NOW, timeZone: ZONE, previous });
  const asked = planCalls({ text, reading, previous, slate, nowMs: NOW, zone: CLOCKS });
  if (asked?.kind === 'say') return { bets: [], said: asked.text };
  if (asked?.kind !== 'calls') throw new Error(`${text}: ${asked?.kind ?? 'nothing'}`);
  for (const { tool, input } of asked.calls) expect(DESK[tool].read(input).ok, text).toBe(true);
  const refs = asked.calls.flatMap(({ input }) => (input as { bets: BetRefDraft[] }).bets);
  return { bets: refs.map(wordsOf), said: asked.assumed.join(' ') };
}

/** `Buffalo Bills -3 -110 DraftKings`, `over 47 Lions@Bills -105`. */
function wordsOf({ eventId, market, side, line, price, book, player, period }: BetRefDraft): string {
  const event = slate.events.find(({ id }) => id === eventId);
  const last = (name = '') => name.split(' ').at(-1);
  const isSided = side === 'home' || side === 'away';
  const who = player ?? (isSided ? event?.[side] : `${last(event?.away)}@${last(event?.home)}`);
  const shown = line == null ? '' : `${market === 'spread' && line > 0 ? '+' : ''}${line}`;
  const kind = market === 'moneyline' && isSided ? 'ML' : '';
  return [isSided ? who : side, isSided ? shown : `${shown} ${who}`, kind, price, book, period]
    .filter((part) => part)
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('every price ends on its own bet', () => {
  it.each<[string, string[]]>([
    ['bills at -120 or under 48.5 at -105?', ['Buffalo Bills ML -120', 'under 48.5 Lions@Bills -105']],
    [
      'chiefs at -125, over 47.5 -110, which is better',
      ['Kansas City Chiefs ML -125', 'over 47.5 Broncos@Chiefs -110'],
    ],
    ['chiefs -125 over 47.5 -110', ['Kansas City Chiefs ML -125', 'over 47.5 Broncos@Chiefs -110']],
    ['under 48.5 at -105 or bills at -120?', ['under 48.5 Lions@Bills -105', 'Buffalo Bills ML -120']],
    ['bills ml -125 or -1.5 -110', ['Buffalo Bills ML -125', 'Buffalo Bills -1.5 -110']],
    [
      'dallas ml -200, seahawks -6.5 -110, and over 44 in lions bills -105. which of these are +EV',
      ['Dallas Cowboys ML -200', 'Seattle Seahawks -6.5 -110', 'over 44 Lions@Bills -105'],
    ],
    [
      'bills -3 -110 dk, chiefs ml -140 fd, over 46.5 browns -105 mgm. which is best and which is trash',
      [
        'Buffalo Bills -3 -110 DraftKings',
        'Kansas City Chiefs ML -140 FanDuel',
        'over 46.5 Chargers@Browns -105 BetMGM',
      ],
    ],
    [
      'bills -170 betmgm / aces +4.5 -110 / chiefs ml -150, whats it worth',
      ['Buffalo Bills ML -170 BetMGM', 'Las Vegas Aces +4.5 -110', 'Kansas City Chiefs ML -150'],
    ],
    [
      'bills -3 -110, bills ml -150, under 48 -105',
      ['Buffalo Bills -3 -110', 'Buffalo Bills ML -150', 'under 48 Lions@Bills -105'],
    ],
    [
      'lions +3 -110 dk vs chiefs -3 -115 fd',
      ['Detroit Lions +3 -110 DraftKings', 'Kansas City Chiefs -3 -115 FanDuel'],
    ],
    ['over 44.5 -110 or under 45 -105 in lions bills', ['over 44.5 Lions@Bills -110', 'under 45 Lions@Bills -105']],
    [
      'dallas ml -200, over 44 -110 or under 45 -105 in lions bills',
      ['Dallas Cowboys ML -200', 'over 44 Lions@Bills -110', 'under 45 Lions@Bills -105'],
    ],
    [
      'u48 bills, chiefs ml, browns +4 -105',
      ['under 48 Lions@Bills', 'Kansas City Chiefs ML', 'Cleveland Browns +4 -105'],
    ],
    ['bills +3.5-110,o47-110', ['Buffalo Bills +3.5 -110', 'over 47 Lions@Bills -110']],
    ['is bills -3, -110, at dk good', ['Buffalo Bills -3 -110 DraftKings']],
    ['bills -3 -110 dk or -105 fd', ['Buffalo Bills -3 -110 DraftKings', 'Buffalo Bills -3 -105 FanDuel']],
    ['bills or chiefs -3 -110', ['Buffalo Bills', 'Kansas City Chiefs -3 -110']],
    ['bills and chiefs ml -120 and -130', ['Buffalo Bills ML -120', 'Kansas City Chiefs ML -130']],
    ['lions bills over 44.5/under 44.5 at -110 each', ['over 44.5 Lions@Bills -110', 'under 44.5 Lions@Bills -110']],
    ['lions bills +150 -170', ['Detroit Lions ML +150', 'Buffalo Bills ML -170']],
    ['is +120 on the bills better than -110 on the under 48', ['Buffalo Bills ML +120', 'under 48 Lions@Bills -110']],
    [
      'spread: bills -3 -110 / total: over 48 -105 / ml: lions +140',
      ['Buffalo Bills -3 -110', 'over 48 Lions@Bills -105', 'Detroit Lions ML +140'],
    ],
    ['dk: bills -3 -110, fd: bills -3 -105', ['Buffalo Bills -3 -110 DraftKings', 'Buffalo Bills -3 -105 FanDuel']],
    [
      'bills -3 at draftkings -110 or at caesars -2.5 -120',
      ['Buffalo Bills -3 -110 DraftKings', 'Buffalo Bills -2.5 -120 Caesars'],
    ],
    [
      'bills -3, lions +3, over 48. all -110. any +EV?',
      ['Buffalo Bills -3 -110', 'Detroit Lions +3 -110', 'over 48 Lions@Bills -110'],
    ],
    ['bills by 3 -110?', ['Buffalo Bills -3 -110']],
    ['lay -3 with the bills at -110', ['Buffalo Bills -3 -110']],
    ['bills -3 even or lions plus 3 and a half -120', ['Buffalo Bills -3 +100', 'Detroit Lions +3.5 -120']],
    ['lions +3 1/2 -120', ['Detroit Lions +3.5 -120']],
    ['djokovic -2.5 -110 or over 22 games -115', ['Novak Djokovic -2.5 -110', 'over 22 Djokovic@Shapovalov -115']],
    ['over 230 points lakers -110', ['over 230 Thunder@Lakers -110']],
    [
      'bills -3 -110, lions +3 -110, lakers +5.5 -110, celtics -6.5 -105, aces -2.5 -110, sabres ml -110',
      [
        'Buffalo Bills -3 -110',
        'Detroit Lions +3 -110',
        'Los Angeles Lakers +5.5 -110',
        'Boston Celtics -6.5 -105',
        'Las Vegas Aces -2.5 -110',
        'Buffalo Sabres ML -110',
      ],
    ],
  ])('%s', (text, bets) => {
    expect(told(text)).toEqual({ bets, said: '' });
  });
});

describe('numbers of players', () => {
  it('a number that is counted of another is not counted of whom such a line is none of', () => {
    const { bets } = told('durant under 25.5 or derrick white under 7.5 reb');
    expect(bets).toEqual(['under 25.5 Kevin Durant', 'under 7.5 Derrick White']);
  });

  it.each<[string, string[]]>([
    [
      'goff over 235.5 passing yards -110 or gibbs over 74.5 rush yds -115',
      ['over 235.5 Jared Goff -110', 'over 74.5 Jahmyr Gibbs -115'],
    ],
    ['goff 235.5 passing yards over -110 under -105', ['over 235.5 Jared Goff -110', 'under 235.5 Jared Goff -105']],
    [
      'crochet over 7.5 strikeouts -115 or under 7.5 -105',
      ['over 7.5 Garrett Crochet -115', 'under 7.5 Garrett Crochet -105'],
    ],
    [
      'gibbs anytime td -130 / cook anytime td -115 / bills -3 -110',
      ['yes Jahmyr Gibbs -130', 'yes James Cook -115', 'Buffalo Bills -3 -110'],
    ],
    ['woltemade anytime scorer +150 or newcastle ml +130', ['yes Nick Woltemade +150', 'Newcastle United ML +130']],
    // What is priced of him tells which of two of a name is meant, and a game's number from his.
    [
      'edwards over 26.5 points -110, mccollum over 25.5 -115',
      ['over 26.5 Anthony Edwards -110', 'over 25.5 CJ McCollum -115'],
    ],
    [
      'josh allen over 216.5 passing yards -110, over 47 -105',
      ['over 216.5 Josh Allen -110', 'over 47 Lions@Bills -105'],
    ],
  ])('%s', (text, bets) => {
    expect(told(text)).toEqual({ bets, said: '' });
  });
});

describe('of three that can happen', () => {
  it.each<[string, string[]]>([
    [
      'man city vs man united 3 way: man city +110, draw +230, man united +260, any value?',
      ['Manchester City ML +110', 'draw United@City +230', 'Manchester United ML +260'],
    ],
    [
      'man city man united +110/+230/+260',
      ['Manchester City ML +110', 'draw United@City +230', 'Manchester United ML +260'],
    ],
    ['man city -0.5 +105 or the draw +230', ['Manchester City -0.5 +105', 'draw United@City +230']],
    ['the draw in man city man united +260', ['draw United@City +260']],
  ])('%s', (text, bets) => {
    expect(told(text)).toEqual({ bets, said: '' });
  });

  it.each([
    ['man city draw no bet -150?', 'I have no book’s price on draw no bet'],
    ['man city or draw -300?', 'I have no book’s price on a double chance'],
    ['btts yes in man city man united -130', 'I have no price on both teams to score of'],
  ])('another market is no one of them: %s', (text, words) => {
    expect(told(text)).toEqual({ bets: [], said: expect.stringContaining(words) });
  });

  it('beside others the one that is not stored is named, and the others are judged', () => {
    expect(told('man city dnb -150, man united ml +400, duke -3 -110')).toEqual({
      bets: ['Manchester United ML +400'],
      said: expect.stringMatching(/I have no draw no bet price of .*.*I have no upcoming game with Duke Blue Devils/),
    });
  });
});

describe('whose a line or a price is', () => {
  it.each<[string, string[]]>([
    // Two names and one line: the stored lines say whose it is.
    ['lions @ bills +4.5 -110', ['Buffalo Bills +4.5 -110']],
    ['bills vs lions -4.5 -110', ['Detroit Lions -4.5 -110']],
    ['packers seahawks ml -240', ['Seattle Seahawks ML -240']],
    ['is Bills -3 -110 good vs the Lions', ['Buffalo Bills -3 -110']],
    // Two who meet are of the game in which they do.
    ['chiefs vs broncos: chiefs -3 -110, broncos ml +130', ['Kansas City Chiefs -3 -110', 'Denver Broncos ML +130']],
    // Talk about a bet is none.
    ['the over is a lock kill me if it loses haha, rockets spurs over 226 -110', ['over 226 Rockets@Spurs -110']],
    ['if the cowboys win by 17 i cash: dallas -16.5 -105', ['Dallas Cowboys -16.5 -105']],
    ['i love the bills ml. is bills ml -150 good', ['Buffalo Bills ML -150']],
  ])('%s', (text, bets) => {
    expect(told(text)).toEqual({ bets, said: '' });
  });

  it('a part of a game is that of the bet that it stands with', () => {
    expect(told('yankees f5 ml -120, bills ml -110').bets).toEqual([
      'New York Yankees ML -120 first_innings',
      'Buffalo Bills ML -110',
    ]);
    expect(told('first half: bills -3 -110, chiefs ml +150').bets).toEqual([
      'Buffalo Bills -3 -110 first_half',
      'Kansas City Chiefs ML +150 first_half',
    ]);
  });
});

describe('codes in small letters', () => {
  it.each<[string, string[]]>([
    ['det -3 -105 or buf +3 -115', ['Detroit Lions -3 -105', 'Buffalo Bills +3 -115']],
    ['is kc -3 -105 better than bills +3.5 -120', ['Kansas City Chiefs -3 -105', 'Buffalo Bills +3.5 -120']],
    ['lions +3 -110 or min +6.5 -105', ['Detroit Lions +3 -110', 'Minnesota Vikings +6.5 -105']],
  ])('%s', (text, bets) => {
    expect(told(text)).toEqual({ bets, said: '' });
  });

  it('alone begin a bet of their own, and never change the one before', () => {
    const before = { ...readQuestion('bills -3', { nowMs: NOW, timeZone: ZONE, previous: null }), focus: [bills(-3)] };
    expect(told('ok what about sea -7.5 +100', before).bets).toEqual(['Seattle Seahawks -7.5 +100']);
    expect(told('what about car -3 +100', before).bets).not.toContain('Buffalo Bills -3 +100');
  });

  it('are words where no bet stands behind them', () => {
    expect(told('it was +150 on the bills, good?').bets).toEqual(['Buffalo Bills ML +150']);
  });
});

const bills = (line: number): BetFocus => ({
  eventId: slate.events.find(({ home, startsAt }) => home === 'Buffalo Bills' && startsAt.getTime() > NOW)?.id ?? '',
  market: 'spread',
  side: 'home',
  line,
  player: null,
});

describe('points that are bought', () => {
  const after = (focus: BetFocus[]): Reading => ({
    ...readQuestion('bills', { nowMs: NOW, timeZone: ZONE, previous: null }),
    focus,
  });

  it.each<[string, number[], string]>([
    ['buy the half at -125?', [-3, -2.5], 'Buffalo Bills -2.5 -125'],
    ['buy the half at -125?', [-3], 'Buffalo Bills -2.5 -125'],
    ['buying a full point at -140?', [-3.5], 'Buffalo Bills -2.5 -140'],
    ['sell half a point at +105', [-3], 'Buffalo Bills -3.5 +105'],
    ['buy it to -2 at -150', [-3], 'Buffalo Bills -2 -150'],
  ])('%s', (text, lines, bet) => {
    expect(told(text, after(lines.map(bills))).bets).toEqual([bet]);
  });
});
