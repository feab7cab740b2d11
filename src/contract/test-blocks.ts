import type { Source } from './analysis.ts';
import type { BlockKind, BlockOf } from './blocks.ts';

/** A block of each kind as an answer holds it. */
export const SAMPLE_BLOCKS: { [Kind in BlockKind]: BlockOf<Kind> } = {
  text: { kind: 'text', text: 'Neither. If you must, -6 at +108 loses you less [1].', evidenceIds: ['pinnacle-6'] },
  picks: { kind: 'picks', ids: ['6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0402'], evidenceIds: [] },
  parlay: { kind: 'parlay', id: 'parlay-1', evidenceIds: [] },
  verdict: {
    kind: 'verdict',
    bet: 'Kansas City Chiefs -5.5',
    game: 'Kansas City Chiefs @ Dallas Cowboys',
    startsAt: '2026-11-26T21:30:00.000Z',
    prices: [
      {
        label: 'Yours',
        book: null,
        price: { key: 'price', label: 'Price', value: 2, unit: 'decimal_odds', text: '+100' },
        edge: { key: 'edge', label: 'Expected value', value: -0.06, unit: 'rate', text: '-6.0%' },
        verdict: 'pass',
        reason: 'no edge',
        stake: { key: 'stake', label: 'Stake', value: 0, unit: 'units', text: 'nothing staked' },
      },
      {
        label: 'BetRivers',
        book: 'BetRivers',
        price: { key: 'price', label: 'Price', value: 2.04, unit: 'decimal_odds', text: '+104' },
        edge: { key: 'edge', label: 'Expected value', value: -0.041, unit: 'rate', text: '-4.1%' },
        verdict: 'pass',
        reason: 'no edge',
      },
    ],
    chance: { key: 'chance', label: 'Chance to win', value: 0.47, unit: 'chance', text: '47.0%' },
    figures: [{ key: 'fair', label: 'Fair price', value: 2.128, unit: 'decimal_odds', text: '+113' }],
    why: 'Eight books agree within half a point [1].',
    risk: 'Dak Prescott is questionable.',
    evidenceIds: ['pinnacle-5.5'],
  },
  table: {
    kind: 'table',
    caption: 'Best prices on the moneyline, Miami Dolphins @ Buffalo Bills',
    columns: [
      { key: 'bet', label: 'Bet', kind: 'text' },
      { key: 'price', label: 'Best price', kind: 'price' },
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'fair', label: 'Fair', kind: 'fair' },
      { key: 'edge', label: 'Per $100', kind: 'money' },
      { key: 'age', label: 'Age', kind: 'age' },
    ],
    rows: [
      {
        cells: [
          { text: 'Buffalo Bills', detail: 'Miami Dolphins @ Buffalo Bills' },
          { text: '-105', value: 1.952381, line: '-2.5' },
          { text: 'DraftKings' },
          { text: '-113', value: 1.885 },
          { text: '+$3.60', value: 360, tone: 'good' },
          { text: '40 s', value: 40 },
        ],
        mark: 'best',
      },
      {
        cells: [
          { text: 'Miami Dolphins', detail: 'reference only' },
          { text: '-110', value: 1.909091, line: '+2.5' },
          { text: 'Pinnacle' },
          { text: '+113', value: 2.13 },
          { text: '-$10.20', value: -1020, tone: 'bad' },
          { text: '12 min', value: 720 },
        ],
        mark: 'reference',
      },
    ],
    total: { value: 16, text: '2 of 16 prices' },
    note: 'No book here quotes -6; its chances come from the 5.5 and 6.5 lines of five books.',
    evidenceIds: [],
  },
  calculation: {
    kind: 'calculation',
    calc: 'hedge',
    title: 'Hedge',
    inputs: [
      { key: 'stakeCents', label: 'Your bet', value: 4000, unit: 'cents', text: '$40.00' },
      { key: 'price', label: 'at', value: 5.5, unit: 'decimal_odds', text: '+450 (5.50)' },
    ],
    figures: [
      { key: 'hedgeCents', label: 'Even hedge', value: 12435, unit: 'cents', text: '$124.35' },
      { key: 'wins', label: 'If it loses', value: 5565, unit: 'cents', text: '$55.65' },
    ],
    formula: 'Hedge = what the bet returns / decimal odds of the other side.',
    notes: ['Half a cent is rounded down.'],
    assumed: ['The even hedge, because no share was named.'],
    note: 'Free. A sum, not a tip.',
    evidenceIds: [],
  },
  series: {
    kind: 'series',
    title: 'Buffalo Bills -2.5 at DraftKings',
    text: 'DraftKings went from -112 to -105 since Friday [1].',
    points: [
      { at: '2026-11-20T12:00:00.000Z', line: -2.5, odds: '-112', oddsDecimal: 1.892857 },
      { at: '2026-11-21T09:00:00.000Z', line: -2.5, odds: '-108', oddsDecimal: 1.925926 },
      { at: '2026-11-22T15:00:00.000Z', line: -2.5, odds: '-105', oddsDecimal: 1.952381 },
    ],
    evidenceIds: ['pinnacle-5.5'],
  },
  facts: {
    kind: 'facts',
    title: 'What is known of Miami Dolphins @ Buffalo Bills',
    facts: [
      {
        text: 'Left tackle: out.',
        sourceName: 'Injury report',
        sourceUrl: 'https://example.com/injuries',
        observedAt: '2026-11-22T15:00:00.000Z',
        effect: 'Not modelled; the market may hold it.',
      },
    ],
    evidenceIds: [],
  },
  choices: {
    kind: 'choices',
    question: 'Which Jets: New York Jets on Sunday, or Winnipeg Jets tonight?',
    choices: [{ words: 'New York Jets, Sunday' }, { words: 'Winnipeg Jets, tonight' }],
    evidenceIds: [],
  },
};

/** A parlay that stands whole in its block. */
export const SAMPLE_TICKET: BlockOf<'parlay'> = {
  kind: 'parlay',
  id: 'betmgm|g1:spread:away|g2:spread:home',
  ticket: {
    book: 'BetMGM',
    legs: [
      {
        pick: 'Buffalo Bills +2.5',
        sport: 'NFL',
        game: 'Buffalo Bills @ Kansas City Chiefs',
        startsAt: '2026-11-22T20:00:00.000Z',
        book: 'BetMGM',
        odds: '+105',
        oddsDecimal: 2.05,
        priceAt: '2026-11-22T15:59:15.000Z',
        fair: { key: 'fair', label: 'Fair price', value: 1.92, unit: 'decimal_odds', text: '-109' },
        chance: { key: 'chance', label: 'Fair chance', value: 0.52, unit: 'chance', text: '52.0%' },
        edge: { key: 'edge', label: 'Edge', value: 0.067, unit: 'rate', text: '+6.7%' },
        verdict: 'bet',
        confidence: 4,
        evidenceIds: ['pinnacle-5.5'],
      },
      {
        pick: 'Dallas Cowboys -7',
        sport: 'NFL',
        game: 'New York Giants @ Dallas Cowboys',
        startsAt: '2026-11-22T21:00:00.000Z',
        book: 'BetMGM',
        odds: '-110',
        oddsDecimal: 1.909091,
        priceAt: '2026-11-22T15:59:15.000Z',
        fair: { key: 'fair', label: 'Fair price', value: 2, unit: 'decimal_odds', text: '+100' },
        chance: { key: 'chance', label: 'Fair chance', value: 0.5, unit: 'chance', text: '50.0%' },
        edge: { key: 'edge', label: 'Edge', value: -0.045, unit: 'rate', text: '-4.5%' },
        verdict: 'pass',
        reason: 'no edge',
        confidence: 3,
        evidenceIds: ['pinnacle-6'],
      },
    ],
    price: { key: 'price', label: 'Pays', value: 3.913636, unit: 'decimal_odds', text: '+291' },
    isPaid: true,
    returns: { key: 'returns', label: '$10 pays', value: 3913, unit: 'cents', text: '$39.13' },
    chance: { key: 'chance', label: 'All 2 win', value: 0.26, unit: 'chance', text: '26.0%' },
    fair: { key: 'fair', label: 'Fair together', value: 3.84, unit: 'decimal_odds', text: '+284' },
    edge: { key: 'edge', label: 'Edge', value: 0.019, unit: 'rate', text: '+1.9%' },
    verdict: 'pass',
    reason: '1 of its 2 legs is not worth a stake alone.',
    notes: ['The legs are different games, so they are treated as independent: correlation 0.'],
    otherBooks: [
      {
        book: 'Bet365',
        price: { key: 'price', label: 'Pays', value: 3.53, unit: 'decimal_odds', text: '+253' },
        returns: { key: 'returns', label: '$10 pays', value: 3533, unit: 'cents', text: '$35.33' },
      },
      {
        book: 'DraftKings',
        price: { key: 'price', label: 'Pays', value: 3.4, unit: 'decimal_odds', text: '+240' },
        returns: { key: 'returns', label: '$10 pays', value: 3400, unit: 'cents', text: '$34.00' },
      },
    ],
  },
  evidenceIds: ['pinnacle-5.5', 'pinnacle-6'],
};

export const SAMPLE_EVIDENCE: Source[] = [
  {
    id: 'pinnacle-5.5',
    name: 'Pinnacle',
    text: 'Chiefs -5.5 at +112',
    url: 'https://example.com/pinnacle',
    observedAt: '2026-11-22T16:00:00.000Z',
  },
  { id: 'pinnacle-6', name: 'Pinnacle', text: 'Chiefs -6 at +121', observedAt: '2026-11-22T16:00:00.000Z' },
];
