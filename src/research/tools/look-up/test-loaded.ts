import type { BetSummary } from '#contract/bets/tracked-bet.ts';
import type { PlayLimits } from '#contract/play-limits.ts';
import { DEFAULT_SETTINGS } from '#contract/settings.ts';
import type { Loaded } from '../world.ts';
import { NOTHING_LOADED } from '../world.ts';
import type { OwnBet } from './own-bet.ts';

export const TEST_SITE = {
  helplineName: 'National Problem Gambling Helpline',
  helplinePhone: '1-800-522-4700',
  supportEmail: 'support@edgewise.example',
};

export const ownBet = (changes: Partial<OwnBet> = {}): OwnBet => ({
  pick: 'Buffalo Bills +2.5',
  game: 'Buffalo Bills @ Kansas City Chiefs',
  sport: 'NFL',
  startsAt: new Date('2026-11-20T18:00:00Z'),
  shownAt: new Date('2026-11-20T12:00:00Z'),
  bookKey: 'draftkings',
  decimal: 2,
  verdict: 'bet',
  units: 1,
  odds: 'live',
  state: 'open',
  closeChance: null,
  ...changes,
});

/** Six bets of one's own, four of them settled, at a small loss. */
export const trackedSummary = (): BetSummary => ({
  ...{ bets: 6, open: 1, settled: 4, won: 2, lost: 1, pushed: 1, voided: 0, cashedOut: 0, undecided: 1 },
  ...{ stakedCents: 20_000, profitCents: -1_250, returned: -0.0625, range: null, clv: null, costCents: 1_599 },
  clvFair: { value: 0.012, bets: 3 },
  ...{ curve: [], sports: [], books: [], markets: [] },
});

const NO_LIMIT = { amount: null, used: 0, pendingAmount: null, pendingFrom: null };

/** Twenty tokens a day with a raise that waits, fifty dollars a week, nothing else. */
export const testLimits = (changes: Partial<PlayLimits> = {}): PlayLimits => ({
  limits: [
    {
      ...NO_LIMIT,
      unit: 'tokens',
      window: 'day',
      amount: 20,
      used: 5,
      pendingAmount: 40,
      pendingFrom: '2026-11-28T12:00:00.000Z',
    },
    { ...NO_LIMIT, unit: 'tokens', window: 'week' },
    { ...NO_LIMIT, unit: 'tokens', window: 'month' },
    { ...NO_LIMIT, unit: 'money', window: 'day' },
    { ...NO_LIMIT, unit: 'money', window: 'week', amount: 50, used: 15.99 },
    { ...NO_LIMIT, unit: 'money', window: 'month' },
  ],
  exclusion: null,
  ...changes,
});

/** What the server loads for somebody who is signed in and has done nothing yet. */
export const loadedWith = (changes: Partial<Loaded> = {}): Loaded => ({
  ...NOTHING_LOADED,
  site: TEST_SITE,
  record: { recorded: 0, since: null, demo: 0, sports: [], results: { graded: 0, won: 0, lost: 0, pushed: 0 } },
  ownBets: { bets: [], total: 0 },
  ownLimits: testLimits(),
  ownSettings: DEFAULT_SETTINGS,
  wallet: { balance: 147, unlimited: false, charges: [1, 0, 1] },
  ...changes,
});
