import { describe, expect, it } from 'vitest';
import type { BookQuote } from '#contract/analysis.ts';
import type { ToldPick } from '#contract/stored-picks.ts';
import { ANY_BETTOR } from '../bettor.ts';
import { explainPick } from './explain-pick.ts';

const quote = (book: string, odds: [number, number], fair: number, more: Partial<BookQuote> = {}): BookQuote => ({
  book,
  sharp: false,
  family: book,
  odds: ['n/a', 'n/a'],
  decimals: odds,
  margin: 0.04,
  fairProbability: fair,
  ageSeconds: 60,
  weight: 0.25,
  leftOut: null,
  offered: false,
  canTake: true,
  ...more,
});

const FACT = 'Bad news for the Falcons: Atlanta Falcons are without 2 regular starters. [3]';

const pick = (more: Partial<ToldPick> = {}): ToldPick => ({
  pick: 'Atlanta Falcons moneyline',
  game: 'Philadelphia Eagles @ Atlanta Falcons',
  book: 'BetMGM',
  oddsDecimal: 2.2,
  fairProbability: 0.48,
  fairDecimal: 1 / 0.48,
  fairOdds: '+108',
  edge: 0.056,
  worstOdds: '+115',
  worstDecimal: 2.15,
  verdict: 'bet',
  confidence: 3,
  units: 0.75,
  riskFactor: `BetMGM is alone at +120 [1]. ${FACT}`,
  sources: [
    { name: 'BetMGM (demo odds)' },
    { name: 'Consensus of 3 books (demo odds)' },
    { name: 'Edgewise demo desk' },
  ],
  proof: {
    outcomes: ['Atlanta Falcons', 'Philadelphia Eagles'],
    picked: 0,
    books: [
      quote('BetMGM', [2.2, 1.7], 0.44, { offered: true, weight: 0, leftOut: 'own_price' }),
      quote('Pinnacle', [2.06, 1.86], 0.482, { sharp: true, weight: 0.5, canTake: false }),
      quote('Caesars', [2.05, 1.8], 0.476),
      quote('FanDuel', [2.02, 1.84], 0.49),
    ],
    method: 'power',
    effectiveBooks: 3,
    fairProbabilitySd: 0.008,
    edgePositiveProbability: 0.9,
    methodRange: { low: 0.478, high: 0.482 },
    kelly: 0.04,
    kellyShrunk: 0.03,
    moves: [{ at: '2026-11-25T15:00:00Z', line: null, odds: '+105', oddsDecimal: 2.05 }],
    notes: [],
  },
  ...more,
});

const asked = { pick: 1, teams: [], players: [] };
const told = (more?: Partial<ToldPick>) => explainPick([pick(more)], asked, ANY_BETTOR);

describe('why a pick was given', () => {
  it('is one chain: what the books say, what the price asks and pays, what would change it', () => {
    expect(told().split('\n\n')).toEqual([
      'Atlanta Falcons moneyline (Eagles @ Falcons), +120 at BetMGM: a bet of 0.75 units.',
      'Take the vig out of 3 independent books and it wins 48.0% of the time, so +108 is fair. They run from 47.6% (Caesars) to 49.0% (FanDuel); Pinnacle, the sharpest, says 48.2%.',
      '+120 at BetMGM needs 45.5%, so it makes you 5.6% of the stake on average. The next best you can get is +105 at Caesars. BetMGM first had +105.',
      'It stays worth taking down to +115; below that it is a pass. The fair chance is good to 0.8 percentage points either way now. With how far prices move until the start, the chance that there is no edge at all is 10.0%.',
      'Bad news for the Falcons: Falcons are without 2 regular starters.',
      'These are the numbers from that answer. Ask about Eagles @ Falcons again for current prices.',
    ]);
  });

  it('tells each figure of its price once', () => {
    for (const figure of ['48.0%', '+108', '45.5%', '5.6%', '+115', '0.75'])
      expect(told().split(figure), figure).toHaveLength(2);
  });

  it('says of a pass what it lacks, and nothing of a range that does not hold its chance', () => {
    const text = told({ verdict: 'pass', passReason: 'no edge', fairProbability: 0.44, edge: -0.032, riskFactor: '' });
    expect(text).toContain(': a pass, no edge.');
    expect(text).toContain('so it costs you 3.2% of the stake on average.');
    expect(text).toContain('or better.');
    expect(text).not.toContain('They run from');
  });

  it('goes without the books where an older answer kept none', () => {
    const { proof: _, fairDecimal: __, riskFactor: ___, ...older } = pick();
    const text = explainPick([older], asked, ANY_BETTOR);
    expect(text).toContain('With the vig out it wins 48.0% of the time, so +108 is fair.');
    expect(text).not.toMatch(/undefined|NaN/);
  });
});
