import { findBooks } from '../../books/find-books.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import { spokenBets } from '../acts/after.ts';
import { flipped } from '../calls/focus.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { plainText } from '../calls/plain-text.ts';
import { sameBet } from '../correct/is-spoken-of.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Entity, EntityText } from '../meant/entities.ts';
import { spokenOf } from '../meant/spoken-of.ts';
import type { BetFocus, Reading } from '../reading.ts';
import type { SpokenAsked } from './spoken-asked.ts';

const OTHER = /\b(?:other|opposite|opposing|reverse) (?:side|way|team|end|guy|bet)\b|\b(?:flip ?side|opposite)\b/;
/** "The Jazz side", "Stevenson's end of it": of the game that was spoken of. */
const SIDE_OF = /\b(?:side|end)\b/;
/** All that may stand beside it: to ask for a bet once more, and nothing of why, when, how it moved or what else is done with it. */
const ASKS_SIDE =
  /^(?:(?:and|n|or|but|so|ok|okay|k|nah|no|nope|hm+|lol|then|what|whats|wat|about|abt|how|hows|bout|is|are|it|its|that|this|the|a|an|on|of|for|to|at|there|any|good|decent|best|worth|value|bet|play|price|priced|prices|odds|line|number|look|looking|like|instead|take|taking|give|gimme|me|show|check|rate|judge|grade|should|would|could|can|i|you|u|ya|do|does|we|just|go|going|with|lets|try|see|run|same|tho|though|maybe|actually|please|pls|now|right|get|got|have|has|edge|ev|plus|anything|thing|move|moves|moved|moving|did|s)\b ?)*$/;
const ASKS_PRICES = /\b(?:price|priced|prices|odds|line|number)\b/;
const MOST_WORDS = 14;
const HUNDREDTHS = 100;

/**
 * "And the other side at Bovada?", "other side any value", "and the Jazz side?": the bet against the one that was spoken of, on the same
 * line, at the book that is named, else at the one that was. Null: something else is asked of it, or somebody else is named.
 */
export function otherSideAt(
  { tokens, entities }: EntityText,
  previous: Reading | null,
  known: Known,
): SpokenAsked | null {
  if (previous === null || previous.ticket === true || previous.list === true || tokens.length > MOST_WORDS)
    return null;
  const [book, ...others] = entities.filter(({ kind }) => kind === 'book');
  const names = entities.filter(({ kind }) => kind !== 'book' && kind !== 'side' && kind !== 'bare');
  const bet = others.length > 0 ? null : betSpokenOf(previous, known);
  const against = bet && sideAsked({ tokens, names, hasBook: book !== undefined }, bet, known);
  if (!bet || !against || previous.absent != null) return null;
  const title = book ? book.means || book.text : null;
  if (title !== null) return { ...NEW, want: 'it.book', bet: atLineOf(against, title, known), book: title };
  if (MOVED.test(plainText(tokens))) return { ...NEW, want: 'it.moved', bet: against, book: null };
  return judgedAs(bet, against, previous);
}

const MOVED = /\b(?:move|moves|moved|moving)\b/;

/** What was judged already is told of once more. */
function judgedAs(bet: BetFocus, against: BetFocus, previous: Reading): SpokenAsked {
  const judged = (previous.focus ?? []).findIndex((one) => sameBet(one, against));
  const isJudged = judged >= 0 && previous.unjudged !== true;
  const pointed = isJudged && (previous.focus ?? []).length > 1 ? judged + 1 : null;
  return { ...NEW, want: 'it.judge', bet: against, isJudged, pointed, book: isJudged ? null : (bet.book ?? null) };
}

const NEW = { beside: [], isJudged: false, pointed: null, price: null, book: null } as const;

/** Whether it is asked what it costs, and not whether it is a bet. */
export const asksItsPrice = (plain: string): boolean => ASKS_PRICES.test(plain);

/** The one bet that was spoken of; of the two sides of one market, held against each other, the one that came out ahead. */
function betSpokenOf(previous: Reading, known: Known): BetFocus | null {
  const [first, second, ...more] = spokenBets(previous);
  const isPair = first && second && more.length === 0 && sameBet(flipped(first), second);
  const bet = spokenOf(previous, known)?.bet ?? (isPair && !previous.looked?.length ? first : null);
  const isWhole = bet?.market === 'moneyline' || bet?.line != null || bet?.side === 'yes' || bet?.side === 'no';
  return bet && isWhole && OTHER_SIDE[bet.side] ? bet : null;
}

/** Whether the other side is asked for by these words, and nothing else. */
export const saysOnlyOther = (plain: string): boolean =>
  OTHER.test(plain) && ASKS_SIDE.test(plain.replace(OTHER, ' ').replace(/ +/g, ' ').trim());

type Said = { tokens: EntityText['tokens']; names: readonly Entity[]; hasBook: boolean };

/** Which side of its market is asked for. Null: none is, or more than that. */
function sideAsked({ tokens, names, hasBook }: Said, bet: BetFocus, known: Known): BetFocus | null {
  const { price: _, book: __, ...own } = bet;
  const [name, ...others] = names;
  const plain = plainText(tokens);
  if (!name) {
    if (!OTHER.test(plain)) return null;
    return hasBook || saysOnlyOther(plain) ? flipped(own) : null;
  }
  if (others.length > 0 || name.part?.kind !== 'name' || !SIDE_OF.test(plainText(tokens.slice(name.to, name.to + 2))))
    return null;
  const rest = [...tokens.slice(0, name.from), ...tokens.slice(name.to)];
  const side = name.part.mention.persons.find(({ event }) => event.id === bet.eventId);
  const isSided = bet.side === 'home' || bet.side === 'away';
  const isAlone = ASKS_SIDE.test(plainText(rest).replace(SIDE_OF, ' ').replace(/ +/g, ' ').trim());
  if (!isSided || side?.kind !== 'side' || !gameAhead(bet, ahead(known)) || !(hasBook || isAlone)) return null;
  return side.selection === bet.side ? own : flipped(own);
}

const ahead = ({ slate, clock }: Known) => ({ events: slate.events, nowMs: clock.nowMs });

/** On its own line where the book has that, else on the nearest that it has. */
function atLineOf(bet: BetFocus, title: string, known: Known): BetFocus {
  const event = gameAhead(bet, ahead(known));
  const keys = new Set(findBooks(title, known.slate.bookTitles).map(({ key }) => key));
  const sign = bet.market === 'spread' && bet.side === 'away' ? -1 : 1;
  const lines = (event?.markets ?? []).flatMap(({ market, player, quotes, lineHundredths }) =>
    market === bet.market && player === (bet.player ?? '') && quotes.some(({ bookKey }) => keys.has(bookKey))
      ? [(sign * lineHundredths) / HUNDREDTHS + 0]
      : [],
  );
  const own = bet.line;
  if (own === null || lines.length === 0) return bet;
  const [nearest = own] = lines.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));
  return { ...bet, line: nearest };
}
