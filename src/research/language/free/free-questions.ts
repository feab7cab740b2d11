import { boardsOfGames, pricesAsked } from '../calls/board-calls.ts';
import { type Asked, say } from '../calls/call.ts';
import { asksFacts, factsAsked } from '../calls/fact-calls.ts';
import { scanNamed, whenAsked } from '../calls/market-calls.ts';
import { asksMoves, movesAsked } from '../calls/moves-calls.ts';
import { notKeptOfGame } from '../calls/not-kept.ts';
import { asksSomewhere, asksVerdict } from '../calls/price-questions.ts';
import { type MarketQuestion, subjectOf } from '../calls/subject.ts';
import { scoreAsked } from './forecast.ts';
import { bookAsked, payAsked } from './open-prices.ts';
import { propsOfGame } from './props-of-game.ts';
import { extremesAsked, scheduleAsked } from './schedules.ts';
import { startersAsked } from './starters.ts';
import { readSharps } from './whom-sharps.ts';

type Reader = (asked: MarketQuestion) => Asked | null;

/**
 * What is asked of games and prices by its words, before anything could be searched for: a forecast that is not made, whom others bet
 * on, facts, moves, games of a day, prices. None of it is a bet. Null: none of these.
 */
export function readFreeQuestion(asked: MarketQuestion): Asked | null {
  const { plain, amounts } = asked;
  if (ASKS_TO_DO.test(plain)) return null;
  if (amounts.money.some(({ isSure }) => isSure)) return payAsked(asked);
  return (
    firstOf(WHATEVER_ELSE, asked) ??
    ((isStatedFully(asked) && !asksSomewhere(plain)) || asksVerdict(plain) ? null : firstOf(WITHOUT_VERDICT, asked))
  );
}

/** An alert, a bet to be kept, an explanation of a word. */
const ASKS_TO_DO =
  /\b(alert|alerts|notify|ping me|text me|email me|remind|let me know|tell me (when|if)|log|track|watch (it|this|that)|save|what does .* mean|meaning of|define|explain)\b/;

function firstOf(readers: readonly Reader[], asked: MarketQuestion): Asked | null {
  for (const read of readers) {
    const found = read(asked);
    if (found) return found;
  }
  return null;
}

/** Whatever else is said beside it. */
const WHATEVER_ELSE: readonly Reader[] = [
  (asked) => scoreAsked(asked),
  (asked) => readSharps(asked),
  (asked) => (LOOKS_FOR.test(asked.plain) && asked.amounts.prices.length === 0 ? scanNamed(asked) : null),
  (asked) => (asksMoves(asked) || isStatedFully(asked) || scanNamed(asked) ? null : boardsOfGames(asked)),
];

/** Where no verdict is asked for, from what is known of a game to what it is priced at. */
const WITHOUT_VERDICT: readonly Reader[] = [
  (asked) => (asked.topics.has('when') && subjectOf(asked) && !asksFacts(asked) ? whenAsked(asked) : null),
  (asked) => startersAsked(asked),
  (asked) => absentAsked(asked),
  (asked) => (subjectOf(asked) && asksFacts(asked) && !asked.topics.has('when') ? factsAsked(asked) : null),
  (asked) => (asksMoves(asked) && !asked.topics.has('gaps') ? movesAsked(asked) : null),
  (asked) => extremesAsked(asked),
  (asked) => propsOfGame(asked),
  (asked) => pricesAsked(asked),
  (asked) => scheduleAsked(asked),
  (asked) => bookAsked(asked),
];

const LOOKS_FOR = /\b(any|anything|find|is there|are there|show|list|scan|got|see|look for|looking for|which games?)\b/;

const isStatedFully = ({ bets }: MarketQuestion): boolean =>
  bets.some(({ price, line }) => price !== null && line !== null);

/** Who does what in a game is stored nowhere. "In goal" is a place, and no goal that is bet on. */
function absentAsked({ plain, bets }: MarketQuestion): Asked | null {
  const isProp = bets.some(({ stats }) => stats.length > 0) && !/\bin (goal|net)\b/.test(plain);
  const absent = isProp || bets.some(({ line }) => line !== null) ? null : notKeptOfGame(plain);
  return absent === null ? null : say(absent);
}
