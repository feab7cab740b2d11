import type { Token } from '#engine/names/tokenise.ts';
import type { Offer, Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { readAmounts } from './amounts.ts';
import { conceptsIn } from './concepts.ts';
import { ONLY_IF_LOST } from './only-if-lost.ts';
import { sumsOf } from './onward-sum.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';
import { moneyIn } from './sum.ts';

/** What a book gives away, as a message tells it: so much added to a profit, or a stake that is not its writer's own. */
export function offerIn(tokens: readonly Token[]): Offer | null {
  const says = conceptsIn(tokens);
  if (!says.has('boost') && !says.has('free_bet')) return null;
  const amounts = readAmounts(tokens);
  const [money] = moneyIn({ tokens, amounts, says, hasSides: false }).filter(({ role }) => role !== 'bankroll');
  const [share, ...others] = amounts.shares;
  if (says.has('boost'))
    return share && others.length === 0
      ? { kind: 'boost', share: share.share, ...(money && { stakeCents: money.cents }) }
      : null;
  const isLost = ONLY_IF_LOST.test(plainText(tokens));
  return money && amounts.prices.length < 2
    ? { kind: 'free_bet', faceCents: money.cents, ...(isLost && { ifLost: true }) }
    : null;
}

/** "What if no sweat instead": of the same size, and another kind. */
function otherKind(tokens: readonly Token[], before: Offer | undefined): Offer | undefined {
  if (before?.kind !== 'free_bet' || !conceptsIn(tokens).has('free_bet')) return before;
  const { ifLost: _, ...offer } = before;
  return ONLY_IF_LOST.test(plainText(tokens)) ? { ...offer, ifLost: true } : offer;
}

/** It stays until another one is told. */
export function keptOffer(
  tokens: readonly Token[],
  { book, books }: Pick<Reading, 'book' | 'books'>,
  previous: Reading | null,
): Pick<Reading, 'offer'> {
  const told = offerIn(tokens);
  const at = books?.length ? books : book ? [book] : [];
  const offer = told ? { ...told, ...(at.length > 0 && { books: at }) } : otherKind(tokens, previous?.offer);
  return offer === undefined ? {} : { offer };
}

const MOST_WORDS = 24;
/** "Use it on the Lakers", "with the boost". */
const USES =
  /\b(use|uses|using|used|apply|applied|put|putting|slap|stick|throw|drop|burn|spend|play) (it|that|this|them|mine|one)\b|\b(the|my|that|this|with|w|a|its?) (boost|token|free ?bet|promo|fb)\b|\bboosted?\b/;
/** "And on the Lakers", "what about Leeds instead", behind what the offer came to. */
const NEXT = /^(and|or|so|ok|okay|what|how|what about|how about|on|with|if|then|try)\b|\binstead\b/;
/** A hedge, a parlay and the bare price are other matters. */
const ELSE = /\b(hedg\w*|without|no boost|unboosted|normally|parlay|injur\w*|when|who|why|odds on|other side)\b/;

/**
 * A message that leans on what a book gave, with that in its own words: "would you use it on Arsenal", "and if it's a -110 instead". The
 * readers of offers then read it as told in full. `namesBet`: whether it names somebody, read only where it may matter.
 */
export function withOffer(text: string, previous: Reading | null, namesBet: (text: string) => boolean): string {
  const offer = previous?.offer;
  const tokens = offer ? readWords(text) : [];
  if (!offer || !leansOn(offer, tokens, previous)) return text;
  const { prices, money } = readAmounts(tokens);
  if (!(prices.length > 0 || namesBet(text))) return text;
  const isStaked = money.some(({ isSure }) => isSure);
  return `${text.trim().replace(/[?.!]+$/, '')}, ${wordsOf(offer, isStaked)}${placeOf(offer, tokens)}`;
}

function leansOn(offer: Offer, tokens: readonly Token[], previous: Reading | null): boolean {
  const says = conceptsIn(tokens);
  const plain = plainText(tokens);
  const isElse = ELSE.test(plain) || says.has('kelly') || says.has(offer.kind === 'boost' ? 'free_bet' : 'boost');
  if (isElse || offerIn(tokens) !== null || readAmounts(tokens).shares.length > 0 || tokens.length > MOST_WORDS)
    return false;
  const [last] = sumsOf(previous);
  // What its readers go on with by themselves, from the sum before.
  if (offer.kind === 'free_bet' && last?.kind === 'free_bet') return false;
  const isOpen = previous?.openSum != null && !last;
  return USES.test(plain) || isOpen || (last?.kind === offer.kind && NEXT.test(plain));
}

/** At the book that gave it, where no other is named. */
const placeOf = ({ books = [] }: Offer, tokens: readonly Token[]): string =>
  books.length !== 1 || tokens.some((_, at) => bookAt(tokens, at) !== null) ? '' : ` at ${books[0]}`;

function wordsOf(offer: Offer, hasMoney: boolean): string {
  if (offer.kind === 'free_bet') return `$${offer.faceCents / 100} free bet`;
  const stake = offer.stakeCents === undefined || hasMoney ? '' : `, $${offer.stakeCents / 100}`;
  return `${Number((offer.share * 100).toFixed(2))}% profit boost${stake}`;
}
