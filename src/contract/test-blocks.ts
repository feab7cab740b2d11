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
