import { SAMPLE_BLOCKS, SAMPLE_EVIDENCE, SAMPLE_TICKET } from './test-blocks.ts';

/**
 * An answer of each form that was ever saved, oldest first. What a later version adds gets an entry of its own here;
 * none is ever changed.
 */
const SOURCE = { id: 'odds-1', name: 'Pinnacle', text: 'Bills -2.5 at -105', observedAt: '2026-11-20T17:00:00.000Z' };

const FIRST_PICK = {
  id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0401',
  pick: 'Bills -2.5',
  sport: 'NFL',
  game: 'Miami Dolphins @ Buffalo Bills',
  eventId: 'demo:NFL:1',
  startsAt: '2026-11-22T18:00:00.000Z',
  market: 'spread',
  line: -2.5,
  book: 'DraftKings',
  odds: '+102',
  oddsDecimal: 2.02,
  priceAt: '2026-11-20T17:00:00.000Z',
  fairProbability: 0.521,
  fairOdds: '-109',
  edge: 0.052,
  worstOdds: '-104',
  verdict: 'bet',
  confidence: 4,
  units: 1,
  sources: [SOURCE],
  proof: {
    outcomes: ['Bills -2.5', 'Dolphins +2.5'],
    picked: 0,
    books: [
      {
        book: 'DraftKings',
        sharp: false,
        odds: ['+102', '-122'],
        margin: 0.045,
        fairProbability: 0.474,
        ageSeconds: 40,
        weight: 0.1,
        leftOut: null,
        offered: true,
      },
    ],
    method: 'power',
    effectiveBooks: 6.2,
    fairProbabilitySd: 0.012,
    edgePositiveProbability: 0.9,
    methodRange: { low: 0.517, high: 0.524 },
    kelly: 0.051,
    kellyShrunk: 0.02,
    moves: [{ at: '2026-11-20T12:00:00.000Z', line: -2.5, odds: '-105', oddsDecimal: 1.952 }],
    notes: [],
  },
  analysis: 'The sharp books have the Bills shorter [1].',
  keyFactor: 'A price that lags.',
  riskFactor: 'Both sides rest starters.',
  valueExplanation: 'Fair is -109.',
} as const;

const FIRST_ANSWER = {
  summary: 'One bet stands out.',
  mainBet: FIRST_PICK,
  additionalBets: [{ ...FIRST_PICK, id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0402', pick: 'Dolphins ML', verdict: 'lean' }],
  parlay: {
    legs: ['Bills -2.5 (+102)', 'Over 44.5 (-110)'],
    totalOdds: '+286',
    totalOddsDecimal: 3.86,
    jointProbability: 0.26,
    edge: 0.01,
    correlation: 'Different games.',
    sources: [SOURCE],
  },
  bestValue: 'Bills -2.5',
  bankrollRecommendation: 'One unit.',
  totalPicks: 2,
  processingTime: '0.4s',
  dataSource: { model: 'built-in analyst', odds: 'demo', asOf: '2026-11-20T17:00:00.000Z' },
} as const;

const DECIMALS = { fairDecimal: 1.919, worstDecimal: 1.962, stakeDollars: 15 };

export const KEPT_ANSWERS: Readonly<Record<string, unknown>> = {
  'the first form': FIRST_ANSWER,
  'with a deep dive and how legs hang together': {
    ...FIRST_ANSWER,
    mainBet: {
      ...FIRST_PICK,
      deepDive: { injuries: 'None that matters.', against: 'The wind.', wouldChange: '-120.' },
    },
    parlay: { ...FIRST_ANSWER.parlay, correlationValue: 0.1, fairJointOdds: '+270' },
  },
  'with decimals, a stake in money and a parlay of one game': {
    ...FIRST_ANSWER,
    mainBet: {
      ...FIRST_PICK,
      ...DECIMALS,
      proof: {
        ...FIRST_PICK.proof,
        books: FIRST_PICK.proof.books.map((book) => ({ ...book, decimals: [2.02, 1.82] })),
      },
    },
    parlay: { ...FIRST_ANSWER.parlay, edge: null, correlationValue: null },
  },
  'with blocks beside it': {
    ...FIRST_ANSWER,
    parlay: { ...FIRST_ANSWER.parlay, id: 'parlay-1' },
    blocks: Object.values(SAMPLE_BLOCKS),
    evidence: SAMPLE_EVIDENCE,
    version: 2,
  },
};

/** Of blocks alone: a board, a sum, a question back. */
export const KEPT_WITHOUT_PICKS: Readonly<Record<string, unknown>> = {
  'a sum': { blocks: [SAMPLE_BLOCKS.text, SAMPLE_BLOCKS.calculation], evidence: SAMPLE_EVIDENCE, version: 2 },
  'a question back': { summary: 'There are two.', blocks: [SAMPLE_BLOCKS.choices], version: 2 },
  'a board': {
    blocks: [SAMPLE_BLOCKS.table, SAMPLE_BLOCKS.series, SAMPLE_BLOCKS.facts],
    version: 2,
    dataSource: FIRST_ANSWER.dataSource,
  },
};

/** A parlay whole in its block, with nothing of an analysis beside it. */
export const KEPT_TICKET: unknown = {
  blocks: [{ kind: 'text', text: '2 legs at BetMGM pay +291 (3.91).', evidenceIds: [] }, SAMPLE_TICKET],
  evidence: SAMPLE_EVIDENCE,
  version: 2,
  dataSource: FIRST_ANSWER.dataSource,
};

const LATER_PICK = {
  ...FIRST_PICK,
  proof: { ...FIRST_PICK.proof, method: 'shin', families: 4 },
  deepDive: { injuries: ['None'] },
  analysis: { blocks: ['The sharp books have the Bills shorter.'] },
  market: 'first_half_spread',
};

/** What a newer version may save, and what is spoilt. */
export const STRANGE_ANSWERS: Readonly<Record<string, unknown>> = {
  'of a later version': {
    ...FIRST_ANSWER,
    version: 7,
    mainBet: LATER_PICK,
    additionalBets: [{ id: 'x', kind: 'future' }, FIRST_PICK],
    blocks: [{ kind: 'table', rows: [] }],
  },
  'of blocks that nobody knows yet': { version: 9, blocks: [{ kind: 'hologram', beams: 3 }, null, 7] },
  'with blocks that are no list': { ...FIRST_ANSWER, blocks: { first: SAMPLE_BLOCKS.text } },
  'without its first bet': { ...FIRST_ANSWER, mainBet: null },
  'with another form of its further bets': { ...FIRST_ANSWER, additionalBets: { first: FIRST_PICK } },
  'an empty object': {},
  'a list': [1],
  'a number': 7,
};

export const STRANGE_TEXTS: readonly string[] = ['', '{', '{"mainBet":', 'Good day.', 'null', '"text"'];
