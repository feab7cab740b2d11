import type { Pick } from '#contract/analysis.ts';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';

const at = '2026-11-21T12:00:00.000Z';

export const examplePick: Pick = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  pick: 'Bills +2.5',
  sport: 'NFL',
  game: 'Bills @ Chiefs',
  eventId: 'event-1',
  startsAt: '2026-11-22T21:25:00.000Z',
  market: 'spread',
  line: 2.5,
  book: 'Northline',
  odds: '-105',
  oddsDecimal: 1.952381,
  priceAt: at,
  fairProbability: 0.531,
  fairOdds: '-113',
  edge: 0.0367,
  worstOdds: '-112',
  verdict: 'bet',
  confidence: 4,
  units: 1.5,
  sources: [
    { id: 'e1', name: 'Line history', text: 'Nine books closed to +2', observedAt: at },
    { id: 'e2', name: 'Injury report', text: 'Left tackle out', observedAt: at },
  ],
  proof: {
    outcomes: ['Bills', 'Chiefs'],
    picked: 0,
    books: [
      {
        book: 'Northline',
        sharp: false,
        odds: ['-105', '-115'],
        margin: 0.047,
        fairProbability: 0.491,
        ageSeconds: 40,
        weight: 0,
        leftOut: 'own_price',
        offered: true,
      },
      {
        book: 'Harbor',
        sharp: true,
        odds: ['-114', '+105'],
        margin: 0.02,
        fairProbability: 0.531,
        ageSeconds: 25,
        weight: 1,
        leftOut: null,
        offered: false,
      },
    ],
    method: 'power',
    effectiveBooks: 1,
    fairProbabilitySd: 0.011,
    edgePositiveProbability: 0.9,
    methodRange: { low: 0.525, high: 0.536 },
    kelly: 0.039,
    kellyShrunk: 0.015,
    moves: [],
    notes: [],
  },
  analysis: 'Nine of eleven books have closed to +2 or lower since Friday [1]; this one has not moved [9].',
  riskFactor: 'Three is the most common margin in the NFL.',
};

export function pageData(path: string, more: Partial<PageData> = {}): PageData {
  return {
    path,
    status: 200,
    site: {
      helplineName: 'National Problem Gambling Helpline',
      helplinePhone: '1-800-522-4700',
      supportEmail: 'support@edgewise.example',
    },
    example: examplePick,
    ...more,
  };
}

export const testUser: User = {
  id: '0c7ae9f4-5c2b-4b53-9a3c-2f6d3f0f6a11',
  email: 'jordan@example.com',
  firstName: 'Jordan',
  lastName: null,
  profileImageUrl: null,
  emailVerified: false,
  tokensRemaining: 150,
  tokensUsedThisMonth: 0,
  proAnalysesThisMonth: 0,
  currentPeriodEnd: '2026-12-21T12:00:00.000Z',
  subscriptionActive: false,
  unlimited: false,
  isAdmin: false,
};
