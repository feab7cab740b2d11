import { boardOf } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { factsAsked } from '../calls/fact-calls.ts';
import { betOf, flipped } from '../calls/focus.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { readJudgement } from '../calls/judgements.ts';
import { movesAsked } from '../calls/moves-calls.ts';
import { NO_BET, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { MarketQuestion } from '../calls/subject.ts';
import type { BetFocus } from '../reading.ts';
import type { ActQuestion } from './act-question.ts';
import { asksHow, HOW_MADE } from './how-made.ts';

/** What is looked up of the bets that were shown: their books, moves, facts and times, and their other side. */
export function aboutMarket(question: ActQuestion): Asked | null {
  const bets = betsMeant(question);
  const [bet] = bets;
  if (!bet) return null;
  const asked: MarketQuestion = { ...question.market, window: null, bets: bets.slice(0, 1), period: null };
  switch (question.act) {
    case 'books':
    case 'best':
      return boardOf({ ...asked, bets: bets.slice(0, MOST_BOARDS) });
    case 'moves':
      return movesAsked(asked);
    case 'facts':
      return factsAsked({ ...asked, bets: sideNamed(question) ?? asked.bets });
    case 'when':
      return calls([{ tool: 'find_games', input: { eventIds: gamesMeant(question), limit: MOST_GAMES } }]);
    case 'flip':
      return flippedBets(question);
    case 'why':
      return asksHow(question.plain) ? withNote(boardOf(asked), HOW_MADE) : null;
    case 'doubt':
      return SPEAKS_OF_PRICES.test(question.plain) || question.books.length + question.amounts.prices.length > 0
        ? withNote(boardOf(asked), SEEN)
        : null;
    default:
      return null;
  }
}

/** "Anyone on the Mavs out?" behind a bet on one of them is asked of the team. */
function sideNamed({ mentions }: ActQuestion): readonly StatedBet[] | null {
  const [side, ...others] = mentions;
  return side?.kind === 'side' && others.length === 0 ? [{ ...NO_BET, side }] : null;
}

const MOST_BOARDS = 3;
const SPEAKS_OF_PRICES =
  /\b(odds|price|prices|line|lines|number|numbers|app|stale|old|current|live|fresh|updated?|refresh\w*|outdated|now|moved|book|books)\b/;

const withNote = (asked: Asked | null, note: string): Asked | null =>
  asked?.kind === 'calls' ? calls(asked.calls, [...asked.assumed, note]) : asked;
/** Whether a price is still there only its book can say. */
const SEEN =
  'A book can change a price at any second, and the one that your own app shows is the one that counts. These are the prices stored here, each with its age.';

/** The bets that are pointed at; of a list or a parlay without a pointer the first. */
function betsMeant({ shown, places, open, after, market }: ActQuestion): StatedBet[] {
  const meant = open && after !== 'bets' ? places.slice(0, 1) : places;
  return meant.flatMap((place) => stated(shown[place - 1], market) ?? []);
}

function stated(
  focus: BetFocus | undefined,
  { events, nowMs }: Pick<MarketQuestion, 'events' | 'nowMs'>,
): StatedBet | null {
  const event = gameAhead(focus, { events, nowMs });
  return focus && event ? betOf(focus, event) : null;
}

const MOST_GAMES = 20;

/** Those very games, and no others of their teams. */
const gamesMeant = ({ shown, places }: ActQuestion): string[] => [
  ...new Set(places.flatMap((place) => shown[place - 1]?.eventId ?? [])),
];

/** What names a market of its own is another bet, and no other side. */
function flippedBets({ shown, places, open, market, where, amounts, said }: ActQuestion): Asked | null {
  const isOther = said.some(
    (bet) => saysBet(bet) && !shown.some(({ market: one }) => one === 'total' || one.startsWith('prop:')),
  );
  if (isOther) return null;
  const meant = (open ? places.slice(0, 1) : places).flatMap((place) => {
    const focus = shown[place - 1];
    return focus ? (stated(flipped(focus), market) ?? []) : [];
  });
  return meant.length === 0 ? null : readJudgement(meant, { where: { ...where, window: null }, amounts });
}
