import { NOW, testEvent, testSlate } from '../slate/test-slate.ts';
import type { Asked } from './calls/call.ts';
import { planCalls } from './calls/plan-calls.ts';
import { type Tagged, tag } from './calls/tagged.ts';
import { readQuestion } from './read-question.ts';
import type { BetFocus, Reading } from './reading.ts';
import { zoneOf } from './time-zone.ts';

const ZONE = 'America/New_York';
const moneyline = { market: 'moneyline', outcomes: ['home', 'away'] as const, decimals: [1.9, 1.95] };
const total = { market: 'total', outcomes: ['over', 'under'] as const, line: 45.5, decimals: [1.91, 1.91] };
const SLATE = testSlate([
  testEvent('game', { home: 'Detroit Lions', away: 'Chicago Bears', markets: [moneyline, total] }),
  testEvent('other', { home: 'Buffalo Bills', away: 'New York Jets', markets: [moneyline, total], inHours: 30 }),
]);

/** A bet that was shown, on a game of the two. */
export const shownBet = (eventId: 'game' | 'other', side: BetFocus['side'], market = 'moneyline'): BetFocus => ({
  eventId,
  market,
  side,
  line: null,
  player: null,
});

const LIONS_AND_JETS = [shownBet('game', 'home'), shownBet('other', 'away')];
export const SHOWN_LIST: Partial<Reading> = { list: true, focus: LIONS_AND_JETS };
/** At the book that was named for it. */
export const SHOWN_PARLAY: Partial<Reading> = {
  ticket: true,
  book: 'FanDuel',
  ticketBook: 'FanDuel',
  focus: LIONS_AND_JETS,
};

function questionOf(text: string, previous: Reading | null) {
  const nowMs = NOW.getTime();
  const reading = readQuestion(text, { nowMs, timeZone: ZONE, previous });
  return { text, reading, previous, slate: SLATE, nowMs, zone: zoneOf(ZONE) };
}

/** What a message comes to over a slate of the Bears at the Lions and the Jets at the Bills. */
export const askOfTwoGames = (text: string, previous: Reading | null): Asked | null =>
  planCalls(questionOf(text, previous));

/** What its words are over the same slate. */
export const tagOfTwoGames = (text: string, previous: Reading | null): Tagged => tag(questionOf(text, previous));
