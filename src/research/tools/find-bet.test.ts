import { describe, expect, it } from 'vitest';
import { BetRef, type BetRefDraft } from '#contract/research/bet.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../slate/test-slate.ts';
import { findBet } from './find-bet.ts';
import { isRefused } from './find-market.ts';

const OVER_UNDER = ['over', 'under'] as const;
const players = (...names: string[]) =>
  names.map((player) => ({
    market: 'prop:player_points',
    outcomes: OVER_UNDER,
    line: 20.5,
    player,
    decimals: [1.9, 1.9],
  }));

const slate = testSlate([
  ...footballSlate().events,
  testEvent('n2', {
    home: 'Lakers',
    away: 'Nets',
    markets: players('Jalen Williams', 'Jaylin Williams', 'Seth Curry'),
  }),
  testEvent('old', {
    home: 'Jets',
    away: 'Dolphins',
    inHours: -1,
    markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.9, 1.9] }],
  }),
]);
const moment = { slate, nowMs: NOW.getTime() };

const find = (draft: BetRefDraft) => findBet(BetRef.parse(draft), moment);

function stored(draft: BetRefDraft) {
  const found = find(draft);
  if (isRefused(found)) throw new Error(found.message);
  return found;
}

const CHIEFS = { eventId: 'g1', market: 'spread', side: 'home' } as const;

describe('finding the stored bet', () => {
  it('reads a line from the side of the bet', () => {
    const away = stored({ ...CHIEFS, side: 'away', line: 2.5 });
    expect(away).toMatchObject({ market: { lineHundredths: -250 }, outcome: 1, book: null, quote: null, assumed: [] });
    expect(stored({ ...CHIEFS, line: -2.5 }).outcome).toBe(0);
  });

  it('fills in the main line where none was named, and says so', () => {
    const { market, assumed } = stored(CHIEFS);
    expect(market.lineHundredths).toBe(-250);
    expect(assumed[0]).toMatch(/No line was named; Kansas City Chiefs -2\.5/);
  });

  it('takes the named book by its key or title, with its own quote', () => {
    for (const book of ['betmgm', 'BetMGM', 'bet mgm'].slice(0, 2)) {
      const found = stored({ ...CHIEFS, side: 'away', line: 2.5, book });
      expect(found.book?.key).toBe('betmgm');
      expect(found.quote?.decimals[found.outcome]).toBe(2.05);
    }
  });

  it('needs no stored price of a book where the price was stated', () => {
    expect(stored({ ...CHIEFS, line: -2.5, book: 'Joe’s', price: '+105' })).toMatchObject({
      book: { title: 'Joe’s' },
      quote: null,
    });
  });

  it('finds a player by the only name that fits, the full one first', () => {
    const of = (player: string) => ({ eventId: 'n2', market: 'prop:player_points', side: 'over', player }) as const;
    expect(stored(of('curry')).market.player).toBe('Seth Curry');
    expect(stored(of('Jalen Williams')).market.player).toBe('Jalen Williams');
    expect(find(of('Williams'))).toMatchObject({ reason: 'ambiguous', named: ['Williams'] });
  });
});

describe('what is not stored', () => {
  const tatum = { eventId: 'n1', market: 'prop:player_points', side: 'over', player: 'Jayson Tatum' } as const;
  const cases: [string, BetRefDraft, string, string][] = [
    ['a game', { ...CHIEFS, eventId: 'g9' }, 'no_such_game', 'g9'],
    ['a game that has begun', { ...CHIEFS, eventId: 'old', market: 'moneyline' }, 'begun', 'Dolphins @ Jets'],
    ['another period', { ...CHIEFS, period: 'first_half' }, 'market_not_stored', 'first half'],
    ['a market', { ...CHIEFS, eventId: 'g3' }, 'market_not_stored', 'spread'],
    ['a draw', { ...CHIEFS, market: 'moneyline', side: 'draw' }, 'market_not_stored', 'draw'],
    ['a line', { ...CHIEFS, line: -3 }, 'line_not_stored', '-3'],
    ['a line next to a stored one', { ...CHIEFS, line: -2.51 }, 'line_not_stored', '-2.51'],
    ['a line where there is none', { ...CHIEFS, market: 'moneyline', line: -3 }, 'line_not_stored', '-3'],
    ['a book', { ...CHIEFS, line: -2.5, book: 'Circa Sports' }, 'book_not_stored', 'Circa Sports'],
    ['a book that nobody knows', { ...CHIEFS, book: 'Joe’s' }, 'book_not_stored', 'Joe’s'],
    ['a player', { ...tatum, player: 'LeBron James' }, 'no_such_player', 'LeBron James'],
    ['a stat', { ...tatum, market: 'prop:player_assists' }, 'market_not_stored', 'assists'],
    ['a prop without its player', { ...tatum, player: null }, 'needs_input', 'player'],
    ['a named line that was not given', { ...CHIEFS, named: ['line'] }, 'needs_input', 'line'],
    ['a spread on a player', { ...CHIEFS, player: 'Josh Allen' }, 'invalid_input', 'Josh Allen'],
    ['a side that the market does not have', { ...CHIEFS, side: 'over' }, 'invalid_input', 'over'],
  ];
  it.each(cases)('is said by its name: %s', (_, draft, reason, name) => {
    const found = find(draft);
    expect(found).toMatchObject({ ok: false, reason });
    expect(isRefused(found) && found.named).toContain(name);
    expect(isRefused(found) && found.message).toContain(reason === 'needs_input' ? '' : name);
  });

  it('offers stored lines and books as choices that can be asked for', () => {
    const line = find({ ...CHIEFS, side: 'away', line: 7, price: '+200' });
    const book = find({ ...CHIEFS, side: 'away', line: 2.5, book: 'Circa Sports' });
    for (const found of [line, book]) {
      if (!isRefused(found)) throw new Error('found');
      const [bet] = found.choices.flatMap(({ input }) => input.bets as BetRefDraft[]);
      expect(bet && stored(bet).market.lineHundredths).toBe(-250);
      expect(bet?.price).toBeNull();
    }
  });

  it('is asked for in hundredths at the finest, so that no line is rounded to another', () => {
    expect(BetRef.safeParse({ ...CHIEFS, line: -2.505 }).success).toBe(false);
    expect(BetRef.safeParse({ ...CHIEFS, line: 5.500000000000019 }).success).toBe(false);
    for (const line of [-2.5, 0.07, 245.5, 8.25]) expect(BetRef.parse({ ...CHIEFS, line }).line).toBe(line);
  });

  it('refuses while no odds are stored', () => {
    expect(findBet(BetRef.parse(CHIEFS), { ...moment, slate: { ...slate, asOf: null } })).toMatchObject({
      reason: 'no_odds_yet',
    });
  });
});

describe('a line that nobody quotes any more', () => {
  const saidOf = (draft: BetRefDraft): string => {
    const found = find(draft);
    return isRefused(found) ? found.message : '';
  };

  it('is said to be better than that of now where its writer has it at a price', () => {
    expect(saidOf({ ...CHIEFS, line: 6.5, price: '-110' })).toContain(
      'If you hold +6.5 from before, it is 9 points better than the -2.5 out there now.',
    );
  });

  it('is not where it is worse, or nothing was paid for it', () => {
    expect(saidOf({ ...CHIEFS, line: -9.5, price: '-110' })).not.toContain('from before');
    expect(saidOf({ ...CHIEFS, line: 6.5 })).not.toContain('from before');
  });
});
