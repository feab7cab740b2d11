import type { BetRefDraft } from '#contract/research/bet.ts';
import type { ChosenLegs, LegWorst } from '#contract/research/build-parlay.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import { numberWord } from '../wishes/wish-words.ts';
import type { Edit } from './edit.ts';
import { stakeOn } from './last-ticket.ts';
import { bookNamed } from './ticket-terms.ts';

export const FEWEST_LEGS = 2;
const MOST_LEGS = 10;

export type TicketMore = {
  stakeCents?: number;
  /** The profit that is wanted, in its place. */
  toWinCents?: number;
  book?: string;
  /** Where the parlay that is changed stands. */
  keepBook?: string;
  /** Its legs before that. */
  changedFrom?: readonly BetRefDraft[];
  /** Without a count as many as a target price takes. */
  choose?: { count?: number } & LegWishes;
  leaveOut?: LegWorst;
  /** About what it is to pay. */
  targetPrice?: string;
  /** What a book is said to pay for all of it. */
  price?: string;
  priceOnly?: true;
  /** It is held already. */
  placed?: true;
};

/** What a leg that is chosen has to meet. */
export type LegWishes = { [Part in keyof Omit<ChosenLegs, 'count'>]?: ChosenLegs[Part] | undefined };

const ANY_BOOK = /\b(best|any|another|other|whatever|whichever) (book|sportsbook|price)\b/;
export const takesAnyBook = (tokens: readonly Token[]): boolean => ANY_BOOK.test(plainText(tokens));

/** At the book that was named for it before, unless another is or any will do, else where it pays most; for the stake that was named last. */
export function moreOf({ previous, books, tokens, amounts }: Edit): TicketMore {
  const [named] = books;
  const book = named ?? (takesAnyBook(tokens) ? null : bookNamed(previous));
  const money = amounts.prices.length === 0 ? amounts.money.find(({ isSure }) => isSure) : undefined;
  const stakeCents = money?.cents ?? stakeOn(previous);
  const keepBook = takesAnyBook(tokens) ? null : (previous?.ticketBook ?? null);
  const before = previous?.ticket === true ? (previous.focus ?? []) : [];
  return {
    ...(before.length >= FEWEST_LEGS && { changedFrom: before.map(legOf) }),
    ...(book ? { book } : keepBook && { keepBook }),
    ...(stakeCents !== null && { stakeCents }),
  };
}

/** The parlay of these legs; too few of them are none, unless more are to be chosen. */
export function ticketCall(legs: readonly BetRefDraft[], { keepBook, ...more }: TicketMore = {}): Asked {
  const left = legs.length - (more.leaveOut ? 1 : 0);
  if (left < FEWEST_LEGS && !more.choose)
    return say('A parlay needs two legs, and fewer are left. Name another leg, or ask about the one that is left.');
  // Legs that are all named stand where they pay most, which is said where that is another book.
  const kept = keepBook !== undefined && left > 0 && (more.choose || more.changedFrom) ? { keepBook } : {};
  return calls([{ tool: 'build_parlay', input: { legs, ...more, ...kept } }]);
}

/** Whether these are the legs that were shown, in their order. */
export const isSame = (legs: readonly BetFocus[], left: readonly BetRefDraft[]): boolean =>
  left.length === legs.length &&
  legs.every(({ eventId, market, side, line, player }, at) => {
    const ref = left[at];
    return (
      ref?.eventId === eventId &&
      ref.market === market &&
      ref.side === side &&
      (ref.line ?? line) === line &&
      ref.player === player
    );
  });

export const UNCHANGED = 'That is the parlay as it stands, so nothing changed and nothing was charged.';

/** At the price at which its writer has it. */
export const legOf = ({ eventId, market, side, line, player, price = null }: BetFocus): BetRefDraft => ({
  eventId,
  price,
  book: null,
  named: [
    'side',
    ...(line !== null ? (['line'] as const) : []),
    ...(player !== null ? (['player'] as const) : []),
    ...(price !== null ? (['price'] as const) : []),
  ],
  market,
  side,
  line,
  player,
});

const LEGS = /^(legs?|leggers?|teamers?|folds?|team)$/;

/** "Make it 4 legs", "2 legs only", "just the first 3": how many legs it is to have. */
export function legsWanted(tokens: readonly Token[]): number | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const count = countAt(tokens[at]);
    if (count !== null && (isOfLegs(tokens, at) || isMade(tokens, at))) return count;
  }
  return null;
}

/** "2u", and "the 2nd leg", which is one. */
const NO_COUNT = /^(u(nits?)?|st|nd|rd|th)$/;

/** A plain number of legs that a parlay may have. */
function countAt(token: Token | undefined): number | null {
  const { number = null, text = '' } = token ?? {};
  const isOther = number && (number.sign !== null || number.dollars || number.percent || number.afterDash);
  if (isOther || NO_COUNT.test(number?.suffix ?? '')) return null;
  const count = number ? number.value : numberWord(text);
  return count !== null && Number.isInteger(count) && count >= FEWEST_LEGS && count <= MOST_LEGS ? count : null;
}

function isOfLegs(tokens: readonly Token[], at: number): boolean {
  const isGlued = /^(leg|legger|team|teamer)$/.test(tokens[at]?.number?.suffix ?? '');
  const isFirst = /^(first|top)$/.test(tokens[at - 1]?.text ?? '') && isKept(tokens, at);
  return isGlued || isFirst || LEGS.test(tokens[at + 1]?.text ?? '');
}

/** "Make it 4": neither points nor money. */
const isMade = (tokens: readonly Token[], at: number): boolean =>
  /^(it|that|this)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(make|keep)$/.test(tokens[at - 2]?.text ?? '') &&
  !/^(points?|pts|units?|bucks|dollars)$/.test(tokens[at + 1]?.text ?? '');

/** "Just the first 3", "keep the first two": nothing but them is wanted. */
const isKept = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ text }) => /^(just|only|keep|make)$/.test(text));
