import { beforeAll, describe, expect, it } from 'vitest';
import { planCalls } from '../calls/plan-calls.ts';
import { withMemory } from '../calls/with-memory.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';
import { ASKS_FOR_BETS, ASKS_NOTHING_CHARGED } from './test-follow-ups.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
const BEHIND = ['picks', 'a bet', 'a board', 'a parlay', 'a sum'] as const;

let demo: Awaited<ReturnType<typeof demoTalk>>;
let behind: Readonly<Record<(typeof BEHIND)[number], Reading>>;

beforeAll(async () => {
  demo = await demoTalk();
  const after = (text: string): Reading => demo.talk(text).reading;
  const on = (team: string, bet: Omit<BetFocus, 'eventId' | 'player'>): BetFocus => ({
    ...bet,
    eventId: demo.game(team) ?? '',
    player: null,
  });
  behind = {
    picks: {
      ...OPEN_READING,
      leagues: ['NFL'],
      list: true,
      unjudged: false,
      focus: [
        on('Buffalo Bills', { market: 'spread', side: 'home', line: 4.5 }),
        on('Dallas Cowboys', { market: 'moneyline', side: 'home', line: null }),
        on('Cleveland Browns', { market: 'total', side: 'over', line: 40.5 }),
      ],
    },
    'a bet': after('Bills ml worth it?'),
    'a board': after('show me the odds for bills lions'),
    'a parlay': after('parlay the bills and the cowboys'),
    'a sum': after('how much does 50 win at +150'),
  };
});

function askedOf(text: string, previous: Reading) {
  const read = readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous });
  const reading = withMemory(read, previous, text);
  const plan = planCalls({ text, reading, previous, slate: demo.slate, nowMs: NOW_MS, zone: zoneOf(ZONE) });
  return { plan, reading };
}

const SEARCHES = /^(picks|one_game|compare|parlay|slip_check)$/;

/** A search, or a verdict that nobody paid for yet. */
function startsAnew(text: string, previous: Reading): boolean {
  const { plan, reading } = askedOf(text, previous);
  if (plan === null) return SEARCHES.test(reading.intent);
  if (plan.kind === 'picks') return true;
  if (plan.kind !== 'calls' || plan.explains !== undefined) return false;
  return plan.calls.some(
    ({ tool, input }) => tool === 'price_bets' || (tool === 'build_parlay' && !('priceOnly' in input)),
  );
}

describe('a follow-up that names nothing and asks for no bet', () => {
  it.each(BEHIND)('starts nothing that is charged behind %s', { timeout: 60_000 }, (kind) => {
    expect(ASKS_NOTHING_CHARGED.length).toBeGreaterThan(150);
    expect(ASKS_NOTHING_CHARGED.filter((text) => startsAnew(text, behind[kind]))).toEqual([]);
  });
});

/** Of what was shown it is told, or anew; and not said that it was not understood. */
function isRefused(text: string, previous: Reading): boolean {
  const { plan } = askedOf(text, previous);
  return !startsAnew(text, previous) && !(plan?.kind === 'about' || (plan?.kind === 'calls' && plan.explains));
}

describe('what plainly asks for bets or a verdict', () => {
  it.each(['picks', 'a bet'] as const)('is given them behind %s', { timeout: 60_000 }, (kind) => {
    expect(ASKS_FOR_BETS.filter((text) => isRefused(text, behind[kind]))).toEqual([]);
  });
});
