import type { Pick } from '#contract/analysis.ts';
import type { PriceMove, Slate, SlateEvent, SlateMarket } from '../slate/slate.ts';
import { buildPick } from '../tools/best-bets/build-pick.ts';
import { findCandidates } from '../tools/best-bets/candidates.ts';
import { writePick } from './built-in-analyst/write-pick.ts';
import { percent } from './format.ts';

const HOUR_MS = 3_600_000;
const EVENT_ID = 'example:bills-chiefs';
const EXAMPLE_ID = '00000000-0000-4000-8000-000000000001';

/** Decimal odds on the away and home side of the example's spread, and how many seconds old they are. */
const QUOTES: readonly [book: string, title: string, home: number, away: number, ageSeconds: number][] = [
  ['pinnacle', 'Harbor', 2.07, 1.833, 25],
  ['circasports', 'Summit', 2.05, 1.84, 40],
  ['draftkings', 'Union', 1.98, 1.8, 60],
  ['fanduel', 'Meridian', 2.02, 1.8, 55],
  ['betmgm', 'Granite', 1.98, 1.77, 90],
  ['caesars', 'Crown', 2.0, 1.787, 120],
  ['betrivers', 'Delta', 1.98, 1.787, 75],
  ['espnbet', 'Beacon', 2.0, 1.77, 150],
  ['bet365', 'Ledger', 2.02, 1.8, 35],
  ['fanatics', 'Orchard', 2.0, 1.787, 110],
  ['hardrockbet', 'Northline', 1.87, 1.952, 40],
];

/**
 * The landing page's pick card: an invented market, marked as an example, whose figures come from the same engine,
 * and whose words from the same analyst, as every answer.
 */
export function createExamplePick(now: Date): Pick {
  const event = exampleEvent(now);
  const slate: Slate = {
    odds: 'demo',
    version: 0,
    asOf: now,
    events: [event],
    bookTitles: new Map(QUOTES.map(([key, title]) => [key, title])),
  };
  const any = { leagues: [], teams: [], players: [], markets: [], window: null, side: null, line: null };
  const [candidate] = findCandidates(slate, any, { minDecimal: null, maxDecimal: null, side: null }, now);
  if (!candidate) throw new RangeError('the example market has no priced outcome');
  const moves: PriceMove[] = [];
  const draft = buildPick({ id: EXAMPLE_ID, candidate, slate, moves, now });
  const words = writePick(draft, 'brief');
  return { ...draft.pick, analysis: words.why.slice(0, 1).join(' '), riskFactor: exampleRisk(draft.pick) };
}

function exampleEvent(now: Date): SlateEvent {
  return {
    id: EVENT_ID,
    sportKey: 'americanfootball_nfl',
    sportTitle: 'NFL',
    home: 'Kansas City Chiefs',
    away: 'Buffalo Bills',
    startsAt: new Date(now.getTime() + 3 * HOUR_MS),
    markets: [exampleMarket(now)],
    facts: [],
  };
}

const exampleMarket = (now: Date): SlateMarket => ({
  id: `${EVENT_ID}|spread||-250`,
  market: 'spread',
  player: '',
  lineHundredths: -250,
  outcomes: ['home', 'away'],
  quotes: QUOTES.map(([bookKey, , home, away, ageSeconds]) => ({
    bookKey,
    decimals: [home, away],
    quotedAt: new Date(now.getTime() - ageSeconds * 1000),
  })),
});

const exampleRisk = (pick: Pick): string =>
  `At a ${percent(pick.fairProbability)} chance this bet still loses nearly as often as it wins.`;
