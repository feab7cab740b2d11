import { LOOKED_UP } from '../acts/after.ts';
import { judges } from '../onward/games-row.ts';
import type { Reading } from '../reading.ts';
import { verdictWasAsked } from '../verdict/was-asked.ts';
import { boardOf } from './board-calls.ts';
import type { Asked } from './call.ts';
import { asksFacts } from './fact-calls.ts';
import { asksWho, betOf } from './focus.ts';
import { gameAhead } from './game-ahead.ts';
import { asksVerdict } from './price-questions.ts';
import { hasSubject, type StatedBet } from './stated-bets.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

/** What it is at, where nobody asks whether to bet it: a market without a side, or what is named behind what was only looked up. */
export function pricesOnly(read: Tagged): Asked | null {
  const asked = { ...toMarketQuestion(read), window: null };
  if (namesNoSide(read)) return boardOf({ ...asked, window: read.where.window });
  if (!goesOnLooking(read)) return null;
  return boardOf(asked);
}

/** "Whats the spread for the Warriors game", "Warriors spread" alone. */
const ASKS_SPREAD =
  /\bspreads?( not (the )?\w+)?$|\b(whats|what is|what|hows|where is|wheres|show|see|tell me) (\w+ ){0,4}spread\b/;

/** "Lakers OKC total", "Dodgers Cubs ml", "the spread?": a market of which no side is named is no bet yet. */
function namesNoSide({ leans, bets, said, plain, tokens, reading: { side } }: Tagged): boolean {
  const isOfBoth = ({ market, opponent }: StatedBet) =>
    (market === 'spread' && (opponent !== null || ASKS_SPREAD.test(plain))) ||
    (market === 'moneyline' && opponent !== null && said.length === 1);
  const isOpen = (bet: StatedBet) =>
    (bet.direction ?? bet.line ?? bet.price) === null && (bet.market === 'total' || (isOfBoth(bet) && !bet.backs));
  return (
    (leans || said.some(hasSubject)) &&
    side === null &&
    said.length > 0 &&
    bets.every(isOpen) &&
    !asksVerdict(plain) &&
    !asksWho(tokens)
  );
}

/** "Total on that one?" behind a list, "and the Twins?" behind who pitches. */
function goesOnLooking(read: Tagged): boolean {
  const { after, said, plain, likeliest, tokens, previous, leans } = read;
  const isLooked = LOOKED_UP.has(after) || ((after === 'bet' || after === 'bets') && isOnlyPriced(previous));
  const statesBet = said.some(({ price, line }) => (price ?? line) !== null);
  const names = said.some(
    (bet) => (bet.market ?? bet.direction ?? bet.book) !== null || bet.stats.length > 0 || hasSubject(bet),
  );
  return leans && isLooked && names && !statesBet && !asksWho(tokens) && !judges({ plain, likeliest });
}

/** A bet that was spoken of and not judged; where a verdict was asked for and none could be given, what comes next asks for one as well. */
const isOnlyPriced = (previous: Reading | null): boolean => previous?.unjudged === true && !verdictWasAsked(previous);

const MOST_PART_WORDS = 5;

/** "First half?": of the game that was spoken of, of whose parts no prices are stored. */
export function partOfShown(read: Tagged): Asked | null {
  const { where, mentions, tokens, amounts, leans } = read;
  const asked = { ...toMarketQuestion(read), window: null };
  const isBare = mentions.length === 0 && tokens.length <= MOST_PART_WORDS && amounts.prices.length === 0;
  return leans && where.period !== null && isBare && !asksFacts(asked) ? boardOf(asked) : null;
}

/** "K lines for both": of each that was shown, where all of them were only looked up. */
export function pricesOfBoth(read: Tagged): Asked | null {
  const bets = bothShown(read);
  if (!bets || read.previous?.unjudged !== true || judges(read)) return null;
  return boardOf({ ...toMarketQuestion(read), window: null, bets });
}

const BOTH = /\b(both|each|all of them|all three)\b/;

function bothShown({ plain, said, previous, slate, nowMs }: Tagged): StatedBet[] | null {
  const focus = previous?.focus ?? [];
  if (!BOTH.test(plain) || said.some(hasSubject) || focus.length < 2) return null;
  const dialogue = { events: slate.events, nowMs };
  return focus.flatMap((one) => {
    const event = gameAhead(one, dialogue);
    return event ? [{ ...betOf(one, event), direction: null, line: null }] : [];
  });
}
