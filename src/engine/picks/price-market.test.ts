import { describe, expect, it } from 'vitest';
import { OddsInputError } from '../odds/odds-input-error.ts';
import type { BookPrices, Market, PricedOutcome } from './market.ts';
import { priceMarket } from './price-market.ts';
import { bookOf, generousMarket, marketOf, NOW_MS } from './test-markets.ts';

const outcomeOf = (market: Market, outcome = 0): PricedOutcome => {
  const found = priceMarket(market, NOW_MS).find((priced) => priced.outcome === outcome);
  if (!found) throw new Error(`outcome ${outcome} has no price`);
  return found;
};
const proofOf = (priced: PricedOutcome, book: string) => priced.books.find((proof) => proof.book === book);
const even = (book: string, rest?: Parameters<typeof bookOf>[2]) => bookOf(book, [1.91, 1.91], rest);

describe('a market worked by hand', () => {
  // Worked out with 30 digits from the formulas in docs/formulas.md.
  it('finds the generous price and everything about it', () => {
    const priced = outcomeOf(generousMarket());
    expect(priced).toMatchObject({
      marketId: 'market',
      eventId: 'event',
      book: 'generous',
      decimal: 2.1,
      quotedAtMs: NOW_MS - 60_000,
      confidence: 4,
      units: 1,
      verdict: 'bet',
      notes: [],
      keptEdge: 1,
    });
    expect(priced.fairProbability).toBeCloseTo(0.5025412240324, 11);
    expect(priced.consensusProbability).toBe(priced.fairProbability);
    expect(priced.methodRange.low).toBeCloseTo(0.5024459470087, 11);
    expect(priced.methodRange.high).toBeCloseTo(0.5025412240324, 11);
    expect(priced.effectiveBooks).toBeCloseTo(1.963234383874, 11);
    expect(priced.fairProbabilitySd).toBeCloseTo(0.0102597783337, 11);
    expect(priced.closeSd).toBeCloseTo(0.0186920053416, 11);
    expect(priced.edge).toBeCloseTo(0.05533657046813, 11);
    expect(priced.edgePositiveProbability).toBeCloseTo(0.9206908191596, 11);
    expect(priced.kelly).toBeCloseTo(0.05030597315284, 11);
    expect(priced.kellyShrunk).toBeCloseTo(0.04368366834288, 11);
  });

  it('passes on the other side, which a semi book prices best but not well enough', () => {
    const priced = outcomeOf(generousMarket(), 1);
    expect(priced).toMatchObject({ book: 'semi', decimal: 2, units: 0, verdict: 'pass', confidence: 2 });
    expect(priced.fairProbability).toBeCloseTo(0.5062416101127, 11);
    expect(priced.fairProbabilitySd).toBeCloseTo(0.0107311941539, 11);
    expect(priced.edge).toBeCloseTo(0.01248322022549, 11);
    expect(priced.kellyShrunk).toBeCloseTo(0.00315552440604, 11);
    expect(priced.worstDecimal).toBeGreaterThan(2);
  });

  it('takes the lowest method for a long shot', () => {
    const priced = outcomeOf(
      marketOf([bookOf('sharp', [1.05, 13], { tier: 'sharp' }), bookOf('a', [1.06, 11]), bookOf('b', [1.04, 14])]),
      1,
    );
    expect(priced.fairProbability).toBeCloseTo(0.05562872571179, 11);
    expect(priced.methodRange.high).toBeCloseTo(0.07679320791591, 11);
    expect(priced.fairProbabilitySd).toBeCloseTo(0.0093940819453, 11);
    expect(priced.notes).toContain('longshot');
  });

  it('takes the lowest method where the books keep more than 8 %', () => {
    const priced = outcomeOf(marketOf([bookOf('a', [1.2, 3.6]), bookOf('b', [1.2, 3.6])]));
    expect(priced.fairProbability).toBe(priced.methodRange.low);
    expect(priced.methodRange.high).toBeGreaterThan(priced.methodRange.low);
  });

  it('shows every book in the proof, with shares that add up to 1', () => {
    const priced = outcomeOf(generousMarket());
    expect(priced.books.map(({ book, leftOut, offered }) => [book, leftOut, offered])).toEqual([
      ['sharp', null, false],
      ['semi', null, false],
      ['retail', null, false],
      ['generous', 'own_price', true],
    ]);
    const total = 5 + 2 * Math.SQRT1_2 + 1;
    expect(proofOf(priced, 'sharp')?.weight).toBeCloseTo(5 / total, 12);
    expect(proofOf(priced, 'semi')?.weight).toBeCloseTo((2 * Math.SQRT1_2) / total, 12);
    expect(proofOf(priced, 'generous')?.weight).toBe(0);
    expect(proofOf(priced, 'semi')).toMatchObject({ ageSeconds: 360, tier: 'semi', decimals: [1.9, 2] });
    expect(proofOf(priced, 'semi')?.margin).toBeCloseTo(1 / 1.9 + 1 / 2 - 1, 12);
    expect(proofOf(priced, 'semi')?.fairProbability).toBeCloseTo(0.513319687082, 11);
  });
});

describe('which books speak and which prices can be taken', () => {
  it('leaves a retail or semi book out of its own judgement, but not a sharp one', () => {
    const sharpBest = outcomeOf(marketOf([bookOf('sharp', [2, 1.9], { tier: 'sharp' }), even('a'), even('b')]));
    expect(sharpBest.book).toBe('sharp');
    expect(proofOf(sharpBest, 'sharp')).toMatchObject({ leftOut: null, offered: true });
    expect(proofOf(sharpBest, 'sharp')?.weight).toBeCloseTo(5 / 7, 12);
  });

  it('judges a lone book by itself, at two stars at most', () => {
    const priced = outcomeOf(marketOf([even('only')]));
    expect(priced.fairProbability).toBeCloseTo(0.5, 12);
    expect(priced.effectiveBooks).toBe(1);
    expect(priced.notes).toEqual(['no_sharp_book', 'one_book']);
    expect(proofOf(priced, 'only')).toMatchObject({ weight: 1, leftOut: null, offered: true });
    expect(priced.verdict).toBe('pass');
  });

  it('counts a book listed twice as one opinion on itself', () => {
    const priced = outcomeOf(marketOf([bookOf('a', [2, 1.85]), bookOf('a', [1.99, 1.85]), even('b')]));
    expect(priced.books.map(({ leftOut }) => leftOut)).toEqual(['own_price', 'own_price', null]);
    expect(priced.books.map(({ offered }) => offered)).toEqual([true, false, false]);
  });

  it.each<[string, BookPrices, string | null]>([
    ['a price of 1', bookOf('odd', [1, 5]), 'invalid'],
    ['a price that is no number', bookOf('odd', [Number.NaN, 2]), 'invalid'],
    ['an infinite price', bookOf('odd', [Number.POSITIVE_INFINITY, 1.1]), 'invalid'],
    ['a missing outcome', bookOf('odd', [2.2]), 'invalid'],
    ['a quote from the start of the game', { ...bookOf('odd', [2, 1.9]), quotedAtMs: NOW_MS + 21_600_000 }, 'invalid'],
    ['a quote without a time', { ...bookOf('odd', [2, 1.9]), quotedAtMs: Number.NaN }, 'invalid'],
    ['prices below a whole market', bookOf('odd', [2.1, 2.1]), 'underround'],
    ['a quote an hour behind', bookOf('odd', [2.05, 1.85], { secondsAgo: 3_600 }), 'stale'],
  ])('neither believes nor takes %s', (_, odd, reason) => {
    const priced = outcomeOf(marketOf([odd, even('a'), even('b')], { outcomes: 2 }));
    expect(proofOf(priced, 'odd')).toMatchObject({ leftOut: reason, weight: 0, offered: false });
    expect(priced.book).toBe('a');
    if (reason === 'invalid') expect(proofOf(priced, 'odd')).toMatchObject({ margin: 0, fairProbability: null });
    expect(priced.fairProbability).toBeCloseTo(0.5, 12);
    expect(JSON.stringify(priced.books.map(({ ageSeconds, weight }) => [ageSeconds, weight]))).not.toContain('null');
  });

  it('lets an under-round or invalid quote make no other quote stale', () => {
    const priced = outcomeOf(marketOf([bookOf('odd', [2.1, 2.1]), even('a', { secondsAgo: 3_000 })]));
    expect(proofOf(priced, 'a')?.leftOut).toBe(null);
  });

  it('reads a quote stamped after now as of now', () => {
    const ahead = outcomeOf(marketOf([even('ahead', { secondsAgo: -3_000 }), even('a'), even('b')]));
    expect(ahead.books.map(({ leftOut }) => leftOut)).not.toContain('stale');
    expect(proofOf(ahead, 'ahead')?.ageSeconds).toBe(0);
  });

  it('drops an outlier from the fair price', () => {
    const books = [even('a'), even('b'), even('c'), even('d'), bookOf('odd', [1.5, 2.4])];
    const priced = outcomeOf(marketOf([...books, bookOf('best', [1.92, 1.9])]));
    expect(proofOf(priced, 'odd')).toMatchObject({ leftOut: 'outlier', weight: 0 });
    expect(priced.fairProbability).toBeCloseTo(0.5, 12);
  });

  it('keeps a sharp outlier and says that news may be behind it', () => {
    const soft = [even('a'), even('b'), even('c'), even('d')];
    const priced = outcomeOf(marketOf([bookOf('sharp', [1.75, 2.15], { tier: 'sharp' }), ...soft]));
    expect(priced.notes).toContain('news_move');
    expect(proofOf(priced, 'sharp')?.weight).toBeCloseTo(5 / 8, 12);
  });

  it('lets an unavailable book inform the fair price without offering it', () => {
    const priced = outcomeOf(
      marketOf([
        bookOf('sharp', [1.95, 1.95], { tier: 'sharp' }),
        even('a'),
        bookOf('generous', [2, 1.86], { available: false }),
      ]),
    );
    expect(priced.book).toBe('sharp');
    expect(proofOf(priced, 'generous')?.weight).toBeGreaterThan(0);
  });

  it('breaks a tie by the newer quote, then by name, whatever the order', () => {
    const books = [even('b', { secondsAgo: 5 }), even('a', { secondsAgo: 5 }), even('c', { secondsAgo: 9 })];
    expect(outcomeOf(marketOf(books)).book).toBe('a');
    expect(outcomeOf(marketOf([...books].reverse())).book).toBe('a');
    expect(outcomeOf(marketOf([...books, even('z')])).book).toBe('z');
  });
});

describe('limits on belief', () => {
  it('does not let stale books confirm each other after a sharp book has moved', () => {
    const stale = ['a', 'b', 'c', 'd'].map((name) => bookOf(name, [1.9, 1.9]));
    const sharps = ['s', 't'].map((name) => bookOf(name, [1.62, 2.4], { tier: 'sharp' }));
    const [home] = priceMarket(marketOf([...sharps, ...stale]), NOW_MS);
    expect(home?.edge).toBeGreaterThan(0.08);
    expect(home?.notes).toEqual(expect.arrayContaining(['news_move', 'edge_unconfirmed']));
    expect(home?.verdict).not.toBe('bet');
  });

  const around = [bookOf('sharp', [1.95, 1.95], { tier: 'sharp' }), even('a'), even('b')];

  it('doubts an edge above 8 % that no second book confirms', () => {
    const priced = outcomeOf(marketOf([...around, bookOf('high', [2.25, 1.7])]));
    expect(priced.edge).toBeGreaterThan(0.08);
    expect(priced).toMatchObject({ verdict: 'lean', confidence: 2, units: 0.5 });
    expect(priced.notes).toContain('edge_unconfirmed');
  });

  it('believes it once a second takeable book offers as much', () => {
    const two = [bookOf('high', [2.25, 1.7]), bookOf('higher', [2.26, 1.7])];
    const five = [...around, even('c'), even('d'), even('e')];
    expect(outcomeOf(marketOf([...five, ...two]))).toMatchObject({ verdict: 'bet', notes: [] });
    const untakeable = [...five, bookOf('high', [2.25, 1.7], { available: false }), bookOf('higher', [2.26, 1.7])];
    expect(outcomeOf(marketOf(untakeable)).verdict).toBe('lean');
  });

  it('never shows an edge above 25 %, but the next best price', () => {
    const priced = outcomeOf(marketOf([...around, bookOf('wrong', [3, 1.5])]));
    expect(priced.book).toBe('sharp');
    expect(proofOf(priced, 'wrong')?.offered).toBe(false);
    const only = marketOf([
      bookOf('sharp', [1.95, 1.95], { tier: 'sharp', available: false }),
      bookOf('wrong', [3, 1.5]),
    ]);
    expect(priceMarket(only, NOW_MS).map(({ outcome }) => outcome)).toEqual([1]);
  });

  it('does not let an impossible price confirm a suspicious one', () => {
    const priced = outcomeOf(marketOf([...around, even('c'), bookOf('high', [2.25, 1.7]), bookOf('wrong', [3, 1.5])]));
    expect(priced.book).toBe('high');
    expect(priced.notes).toContain('edge_unconfirmed');
  });

  const aged = (secondsAgo: number) =>
    outcomeOf(
      marketOf(
        [
          bookOf('sharp', [1.95, 1.95], { tier: 'sharp', secondsAgo }),
          even('a', { secondsAgo }),
          even('b', { secondsAgo }),
          bookOf('generous', [2.12, 1.77], { secondsAgo }),
        ],
        { startsAtMs: NOW_MS + 60_000 },
      ),
    );

  it('caps an old price at three stars after 30 minutes and never bets it after 2 hours', () => {
    expect(aged(1_800)).toMatchObject({ verdict: 'bet', confidence: 5, notes: [] });
    expect(aged(1_801)).toMatchObject({ verdict: 'bet', confidence: 3, notes: ['price_older_than_30_minutes'] });
    expect(aged(7_201)).toMatchObject({
      verdict: 'pass',
      units: 0,
      confidence: 1,
      notes: ['price_older_than_2_hours'],
    });
  });

  it('is surer of a price the nearer the start is, and shrinks the stake by the stars alone', () => {
    const hoursBefore = (hours: number) => outcomeOf(generousMarket({ startsAtMs: NOW_MS + hours * 3_600_000 }));
    expect([0.1, 6, 24, 72].map((hours) => hoursBefore(hours).confidence)).toEqual([5, 4, 3, 2]);
    expect([0.1, 6, 24, 72].map((hours) => hoursBefore(hours).units)).toEqual([1, 1, 1, 0.5]);
    expect(hoursBefore(72).kellyShrunk).toBe(hoursBefore(0.1).kellyShrunk);
    expect(hoursBefore(100).edgePositiveProbability).toBe(hoursBefore(72).edgePositiveProbability);
    expect(hoursBefore(72).edge).toBe(hoursBefore(0.1).edge);
    expect([24, 25].map((hours) => hoursBefore(hours).notes)).toEqual([[], ['start_over_a_day_away']]);
  });

  it('counts a tenth of the edge that two retail books give, and more with each of their kind', () => {
    const books = [even('a'), even('b'), bookOf('generous', [2.1, 1.78])];
    const two = outcomeOf(marketOf(books));
    expect(two.consensusProbability).toBeCloseTo(0.5, 12);
    expect(two.keptEdge).toBe(0.1);
    expect(two.edge).toBeCloseTo(0.005, 12);
    expect(two).toMatchObject({ notes: ['no_sharp_book', 'few_books'], confidence: 2, verdict: 'pass' });
    const eight = outcomeOf(marketOf([...books, ...['c', 'd', 'e', 'f', 'g', 'h'].map((name) => even(name))]));
    expect(eight.edge).toBeCloseTo(0.05 * 0.3, 12);
    expect(eight.notes).toEqual(['no_sharp_book']);
  });

  it('says so when no sharp book and few books stand behind the fair price', () => {
    const books = [even('a'), even('b'), bookOf('generous', [2.1, 1.78])];
    expect(outcomeOf(marketOf(books))).toMatchObject({ notes: ['no_sharp_book', 'few_books'] });
    expect(outcomeOf(marketOf(books.slice(1)))).toMatchObject({ notes: ['no_sharp_book', 'one_book'] });
    const five = [...books, ...['c', 'd', 'e'].map((name) => even(name))];
    expect(outcomeOf(marketOf(five.slice(0, -1)))).toMatchObject({ notes: ['no_sharp_book', 'few_books'] });
    expect(outcomeOf(marketOf(five))).toMatchObject({ notes: ['no_sharp_book'] });
  });
});

describe('what a bet needs', () => {
  const sharp = bookOf('sharp', [1.95, 1.95], { tier: 'sharp' });
  const generous = bookOf('generous', [2.1, 1.78]);
  const withFamilies = (...families: string[]) =>
    outcomeOf(
      marketOf([sharp, ...families.map((family, i) => even(`book ${i}`, { family })), generous], {
        startsAtMs: NOW_MS + 60_000,
      }),
    );

  it('counts books of one family once', () => {
    const one = withFamilies('a');
    expect(one).toMatchObject({ confidence: 2, verdict: 'lean', notes: ['few_books'], keptEdge: 0.75 });
    const clones = withFamilies('a', 'a', 'a', 'a');
    expect(clones).toMatchObject({ confidence: 2, verdict: 'lean', notes: ['few_books'], keptEdge: 0.75 });
    expect(clones.fairProbability).toBeCloseTo(one.fairProbability, 12);
    expect(clones.effectiveBooks).toBeCloseTo(one.effectiveBooks, 12);
    expect(clones.books.map(({ weight }) => weight)).toEqual([5 / 6, 1 / 24, 1 / 24, 1 / 24, 1 / 24, 0]);
    expect(withFamilies('a', 'b')).toMatchObject({ verdict: 'bet', notes: [], keptEdge: 1 });
  });

  it('does not let a family judge its own price, nor confirm it', () => {
    const high = bookOf('high', [2.25, 1.7], { family: 'one' });
    const clone = bookOf('clone', [2.24, 1.7], { family: 'one' });
    const others = [sharp, even('a'), even('b')];
    const priced = outcomeOf(marketOf([...others, high, clone]));
    expect(priced.books.map(({ leftOut }) => leftOut)).toEqual([null, null, null, 'own_price', 'own_price']);
    expect(priced.notes).toContain('edge_unconfirmed');
    const confirmed = outcomeOf(marketOf([...others, high, { ...clone, family: 'two' }]));
    expect(confirmed.notes).not.toContain('edge_unconfirmed');
  });

  it('asks that another way of taking the margin out finds the edge too', () => {
    // A favourite on which the power method alone leaves an edge.
    const books = [
      bookOf('sharp', [1.2, 5], { tier: 'sharp' }),
      bookOf('a', [1.2, 5]),
      bookOf('b', [1.2, 5]),
      bookOf('offer', [1.22, 4.4]),
    ];
    const priced = outcomeOf(marketOf(books, { startsAtMs: NOW_MS + 60_000 }));
    expect(priced.edge).toBeGreaterThan(0);
    expect(priced.notes).toContain('methods_disagree');
    expect(priced.confidence).toBeLessThanOrEqual(2);
  });

  it('hears no ladder that nobody fills, and never takes its price', () => {
    const empty = bookOf('ladder', [5, 1.01], { tier: 'sharp', isExchange: true });
    const priced = outcomeOf(marketOf([sharp, even('a'), even('b'), empty]));
    expect(proofOf(priced, 'ladder')).toMatchObject({ leftOut: 'illiquid', weight: 0, offered: false });
    expect(priced.fairProbability).toBeCloseTo(0.5, 12);
    // The same margin of a bookmaker is high, and heard.
    expect(proofOf(outcomeOf(marketOf([sharp, even('a'), bookOf('dear', [1.7, 1.7])])), 'dear')?.leftOut).toBe(null);
    const thin = outcomeOf(marketOf([sharp, bookOf('thin', [1.835, 1.835], { tier: 'sharp', isExchange: true })]));
    expect(proofOf(thin, 'thin')?.weight).toBe(0.5);
  });

  it('hears an opinion that is known better than by the prices', () => {
    const exchange = bookOf('exchange', [1.9, 2], { tier: 'sharp', isExchange: true, opinion: [0.51, 0.49] });
    const priced = outcomeOf(marketOf([exchange, even('a')]));
    expect(proofOf(priced, 'exchange')?.fairProbability).toBe(0.51);
  });

  it('takes no price that is more than 30 minutes behind the newest', () => {
    const bestAt = (secondsAgo: number) =>
      outcomeOf(marketOf([even('a'), even('b'), bookOf('late', [2.05, 1.85], { secondsAgo })])).book;
    expect([bestAt(1_800), bestAt(1_801)]).toEqual(['late', 'a']);
  });

  it('fades a quote out between 15 and 60 minutes behind the newest', () => {
    const shareAt = (secondsAgo: number) =>
      proofOf(outcomeOf(marketOf([even('a'), even('b', { secondsAgo }), even('c')])), 'b')?.weight ?? 0;
    const odds = (secondsAgo: number) => shareAt(secondsAgo) / (1 - shareAt(secondsAgo));
    expect(odds(900)).toBeCloseTo(2 ** -1.5, 12);
    expect(odds(2_250)).toBeCloseTo(2 ** -3.75 / 2, 12);
    expect(odds(3_599)).toBeCloseTo(2 ** (-3_599 / 600) / 2_700, 12);
    expect(shareAt(3_600)).toBe(0);
  });
});

describe('a market that cannot be priced', () => {
  it('has no outcomes once the game has begun', () => {
    expect(priceMarket(generousMarket({ startsAtMs: NOW_MS }), NOW_MS)).toEqual([]);
    expect(priceMarket(generousMarket({ startsAtMs: NOW_MS + 1 }), NOW_MS)).toHaveLength(2);
  });

  it('has none without a usable or takeable book', () => {
    expect(priceMarket(marketOf([]), NOW_MS)).toEqual([]);
    expect(priceMarket(marketOf([bookOf('a', [2.1, 2.1])]), NOW_MS)).toEqual([]);
    expect(priceMarket(marketOf([even('a', { available: false })]), NOW_MS)).toEqual([]);
    expect(priceMarket(marketOf([bookOf('a', [1.5])], { outcomes: 1 }), NOW_MS)).toEqual([]);
  });

  it('is refused without a time', () => {
    expect(() => priceMarket(generousMarket(), Number.NaN)).toThrow(OddsInputError);
  });

  it('names the family and side of an outcome where the market does', () => {
    const market = generousMarket({ family: 'event|winner', sides: ['home', 'away'] });
    expect(outcomeOf(market, 1)).toMatchObject({ family: 'event|winner', side: 'away' });
    expect(outcomeOf(generousMarket())).not.toHaveProperty('family');
  });
});
