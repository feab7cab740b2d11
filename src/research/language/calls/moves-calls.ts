import type { Person } from '../../slate/slate.ts';
import { type Asked, type Call, calls, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import { NO_BET, saysBet } from './stated-bets.ts';
import { isAsked, iso, type MarketQuestion, marketOf, personOf, subjectOf } from './subject.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const BOOKS = 12;

/** How the price of what is named moved, else what moved most. */
export function movesAsked(asked: MarketQuestion): Asked {
  const { since, isOfPrices } = sinceOf(asked);
  const person = personOf(isOfPrices ? { ...asked, window: null } : asked);
  if (person && isAsked(person)) return person;
  if (person) return movesOf(person, asked);
  const [league] = asked.leagues;
  const market = marketOf(asked);
  const input = { ...(league && { league }), ...(market && { market }), ...(since && { since }), limit: 8 };
  return calls([{ tool: 'line_moves', input }]);
}

/** "Since this morning" and "today" say when the prices moved, "tomorrow" when the game is. */
function sinceOf({ text, window, nowMs, todayFromMs }: MarketQuestion): { since: string | null; isOfPrices: boolean } {
  if (window === null) return { since: null, isOfPrices: false };
  // "Since Friday" is the last one.
  if (window.fromMs > nowMs && /\bsince\b/i.test(text))
    return { since: iso(window.fromMs - WEEK_MS), isOfPrices: true };
  if (window.fromMs < nowMs - HOUR_MS) return { since: iso(window.fromMs), isOfPrices: true };
  const isToday = window.fromMs < todayFromMs + DAY_MS;
  return { since: isToday ? iso(todayFromMs) : null, isOfPrices: isToday };
}

function movesOf(person: Person, asked: MarketQuestion): Asked {
  const bet = subjectOf(asked) ?? NO_BET;
  if (person.kind === 'player' || saysBet(bet)) {
    const resolved = resolveBet(bet, { ...asked, window: null, period: null });
    if ('missing' in resolved) return say(resolved.missing, resolved.choices);
    const [ref] = resolved.refs;
    if (!ref) return say(`No price of ${person.name} is stored.`);
    const { eventId, market, side, player } = ref;
    return calls([{ tool: 'line_moves', input: { eventId, market, side, ...(player && { player }), limit: BOOKS } }]);
  }
  const { event, selection } = person;
  // Which market moved is for the prices to say: the winner's and the spread's of a game.
  const stored = ['moneyline', 'spread'].filter((market) => event.markets.some((one) => one.market === market));
  return calls(
    stored.map(
      (market): Call => ({ tool: 'line_moves', input: { eventId: event.id, market, side: selection, limit: BOOKS } }),
    ),
  );
}
