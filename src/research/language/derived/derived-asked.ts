import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { asksTerm } from '../calls/asks-term.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { asksWhich } from '../compared/asks-which.ts';
import type { BetFocus, Spoken } from '../reading.ts';
import { onATie } from '../sums/on-a-tie.ts';
import { saferWays } from '../sums/safer-ways.ts';
import { sameBet } from '../sums/same-bet.ts';
import { besideSpoken, derivedNamed } from './compare-derived.ts';
import { type DerivedBet, derivedOf, focusOfDerived } from './derived-bet.ts';
import { onOfDerived } from './on-of-derived.ts';
import { derivedIn, gameOf, kindNamed } from './read-derived.ts';
import { eachInShort, fairWords, noPriceWords, worthWords } from './tell-derived.ts';

/** Another bet or another question, of which the words for such a bet are a part. */
const ELSE =
  /\b(picks?|parlays?|legs?|acca|sgp|hedge\w*|both teams|btts|free bet|boost\w*|corners?|half|halves|ht|qualify|advance)\b/;
const MOST_WORDS = 26;

/**
 * Draw no bet and double chances: bets on a game that no book's price is stored of, and whose fair price is told by the three-way market.
 * What is asked of one is answered by that, now and in the messages behind it. Free, as no price stands behind it.
 */
export function derivedAsked(read: Tagged): Asked | null {
  const { plain, tokens } = read;
  if (ELSE.test(plain) || tokens.length > MOST_WORDS || asksTerm(read)) return null;
  const beside = besideSpoken(read);
  if (beside) return beside;
  const kind = kindNamed(read);
  const spoken = spokenDerived(read);
  if (kind === null && spoken === null) return null;
  const known = onATie(read) ?? saferWays(read) ?? sameBet(read) ?? derivedNamed(read);
  if (known) return known;
  return kind === null ? spoken && onward(spoken, read) : ofKind(kind, read);
}

/** Which of several that were spoken of is told by holding them against each other. */
const onward = (spoken: DerivedBet, read: Tagged): Asked | null =>
  asksWhich(read) && (read.previous?.given ?? []).length > 0
    ? null
    : onOfDerived(spoken, read, (bet) => leftAs([bet], read));

function ofKind(kind: DerivedBet['kind'], read: Tagged): Asked | null {
  const event = isOpen(read) ? null : gameOf(read);
  if (!event) return isOfSoccer(read) ? say(NAME_A_GAME) : null;
  if (!hasDrawPrice(event)) return noDraw(kind, gameLabel(event));
  const bets = derivedIn(kind, event, read);
  return bets.length === 0 ? null : told(bets, read);
}

/** "Only 3 way or is there dnb" behind a list of soccer games. */
const isOfSoccer = ({ mentions, previous, slate, reading }: Tagged): boolean =>
  mentions.length === 0 &&
  reading.leagues.length === 0 &&
  (previous?.focus ?? []).some(({ eventId }) =>
    slate.events.some((event) => event.id === eventId && hasDrawPrice(event)),
  );
const NAME_A_GAME =
  'I have no draw no bet or double chance prices, only the three-way moneyline, the handicap and the total. Name one of the games, and what is fair for it is worked out from the three-way prices.';

/** "City": several go by that name, and it is asked back who is meant. */
const isOpen = ({ mentions: [first, ...others] }: Tagged): boolean =>
  others.length === 0 && new Set(first?.persons.map(({ name }) => name)).size > 1;

const noDraw = (kind: DerivedBet['kind'], game: string): Asked =>
  say(
    kind === 'double_chance'
      ? `No draw of ${game} is sold, so it has no double chance: its moneyline is the whole of it.`
      : `No draw of ${game} is sold, so there is no draw no bet on it: its moneyline is that bet.`,
  );

function told(bets: readonly DerivedBet[], read: Tagged): Asked {
  const [bet, ...others] = bets;
  const isOne = bet !== undefined && others.length === 0;
  if (isOne && bet.price)
    return say([worthWords(bet, bet.price), noPriceWords(bet, read)].join(' '), [], leftAs(bets, read));
  const text = isOne ? `${fairWords(bet)} ${noPriceWords(bet, read)}` : `${eachInShort(bets)} ${NONE}`;
  return say(text, [], leftAs(bets, read));
}

const NONE = 'I have no book’s price on any of these. Whatever pays more than is fair is worth more than it costs.';

/** The bet is still spoken of, beside what was spoken of before. */
function leftAs(bets: readonly DerivedBet[], { previous }: Tagged): Spoken {
  // Beside a parlay it is only told of: none of its legs can be such a bet.
  if (previous?.ticket === true) return {};
  const focus = bets.map(focusOfDerived);
  const before = previous?.list === true ? [] : [...(previous?.given ?? []), ...(previous?.focus ?? [])];
  return {
    focus,
    unjudged: true,
    ticket: false,
    list: false,
    given: before.filter((one) => !focus.some((bet) => isSame(bet, one))),
  };
}

const isSame = (one: BetFocus, other: BetFocus): boolean =>
  one.eventId === other.eventId && one.market === other.market && one.side === other.side;

/** The one such bet that was spoken of last, where nobody else and no other bet is named since. */
function spokenDerived(read: Tagged): DerivedBet | null {
  const { previous, mentions, reading, said } = read;
  const [only, ...others] = previous?.focus ?? [];
  if (!only || others.length > 0 || previous?.list === true || previous?.ticket === true) return null;
  const isElse =
    reading.leagues.length > 0 ||
    said.some((bet) => bet.line !== null || bet.direction !== null || bet.stats.length > 0);
  // "What does it win" names no market.
  const isMarket = read.pieces.some((piece) => piece.kind === 'market' && !piece.isTalk);
  const bet = isElse || isMarket ? null : derivedOf(only, read);
  const isOfGame = mentions.every(({ persons }) => persons.some(({ event }) => event.id === only.eventId));
  return bet && mentions.length === 0 && isOfGame ? bet : null;
}
