import { withWinner } from '../acts/with-winner.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls } from '../calls/call.ts';
import { flipped } from '../calls/focus.ts';
import { asksTheLine } from '../calls/price-questions.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { NO_BET, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { pointedOut } from '../lists/pointed-out.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { focusOfRef, namedBets } from '../sums/bets-said.ts';
import { gapOf } from './gap-to-fair.ts';

const SIZE =
  '(juiced|juicy|juice|steep|chalky|big|high|low|short|long|rich|expensive|pricey|cheap|generous|heavy|much juice)';
/** A price is thought to be off: "seems off no?", "too juiced tho". */
const OFF = new RegExp(
  `\\b(seems?|looks?|feels?|smells?) (\\w+ )?(off|wrong|fishy|weird|funny|${SIZE.slice(1, -1)})\\b|\\b(way |kinda |a bit |bit )?too ${SIZE}\\b|\\b(price|line|odds|ml|number)( is| are)?( way| kinda| a bit)? off\\b`,
);
/** What was said to be likely is asked to be a good bet: "then why isn't it a good bet". */
const WHY_NOT =
  /\bwhy (isnt|is not|arent|wouldnt|not|dont)\b.*\b(good|great|bet|worth|value|lock|take|hammer|easy|free money)\b/;
/** Why the one side and not the other: where both stand. */
const WHY_SIDE = /\bwhy\b.*\b(other (side|team|way|one)|opposite( side)?)\b/;
const ELSE =
  /\b(overpriced|underpriced|mispriced|value|parlay|parlays|leg|legs|hedge|boost|stake|units?|bankroll|kelly|late|early|risky|them all|lowest|highest|anywhere|out there)\b/;
const MOST_WORDS = 16;
const MOST_BETS = 3;

/**
 * "Adesanya Borralho price seems off no?", "Alcaraz too juiced tho": how far the best price is from the fair one, beside the prices. It asks for no
 * verdict. Null: no bet is meant, or picks or a parlay.
 */
export function priceOff(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  const isElse = amounts.prices.length + amounts.money.length > 0 || ELSE.test(plain.replace(WHY_NOT, ''));
  if (
    isElse ||
    tokens.length > MOST_WORDS ||
    !(OFF.test(plain) || WHY_SIDE.test(plain) || (WHY_NOT.test(plain) && isUnjudged(read)))
  )
    return null;
  const bets = betsMeant(read);
  const [first] = bets;
  const gaps = bets.flatMap((bet) => gapOf(bet, read));
  if (!first || bets.length > MOST_BETS || gaps.length === 0) return null;
  const { tool, input } = boardOnBet(first);
  // Of both sides of a game the whole market is shown, where neither was spoken of.
  const isOpen = bets.length > 1 && !WHY_SIDE.test(plain);
  return calls([{ tool, input: isOpen ? { ...input, side: undefined } : input }], gaps);
}

const isUnjudged = ({ previous }: Tagged): boolean => previous?.unjudged === true && previous.list !== true;

/** Who is named, both sides where a game is; else the bet that was spoken of, with its other side where that is asked about. */
function betsMeant(read: Tagged): readonly BetFocus[] {
  const { previous, plain, mentions } = read;
  const named = namedBets(read);
  if (named.length > 0) return named.length > 1 ? [] : refsOf(named[0] ?? NO_BET, read);
  if (!previous || mentions.length > 0 || previous.ticket === true) return [];
  if (WHY_SIDE.test(plain)) return bothSides(previous);
  return previous.list === true ? [] : pointedOut(`${plain} it`, previous);
}

/** "Line looks fishy" is of the spread, where there is one. */
function refsOf(bet: StatedBet, { where, plain }: Tagged): BetFocus[] {
  const isLine = !saysBet(bet) && asksTheLine(plain);
  const found = (isLine ? [{ ...bet, market: 'spread' as const }, withWinner(bet)] : [withWinner(bet)])
    .map((one) => resolveBet(one, { ...where, window: null }))
    .find((one) => 'refs' in one);
  return (found && 'refs' in found ? found.refs : []).map(focusOfRef);
}

/** The one that the answer came to, or its first pick, and what stands against it. */
function bothSides({ focus = [], pointed, list }: Reading): BetFocus[] {
  const spoken = focus[(pointed ?? 1) - 1];
  const isOne = list === true || focus.every(({ eventId }) => eventId === spoken?.eventId);
  return spoken && isOne ? [spoken, flipped(spoken)] : [];
}
