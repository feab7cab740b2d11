import type { Token } from '#engine/names/tokenise.ts';
import type { Offer, Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { readAmounts } from './amounts.ts';
import { conceptsIn } from './concepts.ts';
import { ONLY_IF_LOST } from './only-if-lost.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';
import { moneyIn } from './sum.ts';
import { sumsOf } from './sums-of.ts';

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
  const before = previous?.offer;
  // Told again it keeps what was said of it before: its stake and its book.
  const kept = told && before && isSameOffer(told, before) ? before : {};
  const offer = told ? { ...kept, ...told, ...(at.length > 0 && { books: at }) } : otherKind(tokens, before);
  return offer === undefined ? {} : { offer };
}

const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.kind === 'boost'
    ? other.kind === 'boost' && one.share === other.share
    : other.kind === 'free_bet' && one.faceCents === other.faceCents;

/** "Isn't Washington better? Hedge Seattle at DK" is one question on the free bet that a book gave. */
export const hedgesOffer = (text: string, previous: Reading | null): boolean =>
  previous?.offer?.kind === 'free_bet' && /\bhedg(e|es|ed|ing)\b/i.test(text);

const MOST_WORDS = 24;
/** "Use it on the Lakers", "with the boost". */
const USES =
  /\b(use|uses|using|used|apply|applied|put|putting|slap|stick|throw|drop|burn|spend|play) (it|that|this|them|mine|one)\b|\b(the|my|that|this|with|w|a|its?) (boost|token|free ?bet|promo|fb)\b|\bboosted?\b/;
/** "And the Sooners with it", of a boost. */
const WITH_IT = /\b(with|w|using|on|for) (it|that|this|mine)( (too|instead|then|now|tho|though|tonight|today))*$/;
/** "And on the Lakers", "what about Leeds instead", behind what the offer came to. */
const NEXT = /^(and|or|so|ok|okay|what|how|what about|how about|on|with|if|then|try)\b|\binstead\b/;
/** A hedge, a parlay and the bare price are other matters. */
const ELSE = /\b(hedg\w*|without|no boost|unboosted|normally|parlay|injur\w*|when|who|why|odds on|other side)\b/;
const ELSE_OF_FREE = /\b(without|normally|parlay|injur\w*|when|who|why|odds on)\b/;

/**
 * A message that leans on what a book gave, with that in its own words: "would you use it on Arsenal", "and if it's a -110 instead". The
 * readers of offers then read it as told in full. `namesBet`: whether it names somebody, read only where it may matter.
 */
export function withOffer(text: string, previous: Reading | null, namesBet: (text: string) => boolean): string {
  const offer = previous?.offer;
  const tokens = offer ? readWords(text) : [];
  if (!offer) return text;
  if (saysAgain(offer, tokens)) return againIn(text, offer, tokens) + (namesBet(text) ? '' : SEARCH);
  if (!leansOn(offer, tokens, previous)) return text;
  const { prices, money } = readAmounts(tokens);
  if (!(prices.length > 0 || searches(offer, tokens) || namesBet(text))) return text;
  const isStaked = money.some(({ isSure }) => isSure);
  return `${text.trim().replace(/[?.!]+$/, '')}, ${wordsOf(offer, isStaked)}${placeOf(offer, tokens)}`;
}

/** With its stake and its book, where no others are said. */
function againIn(text: string, offer: Extract<Offer, { kind: 'boost' }>, tokens: readonly Token[]): string {
  const isStaked = readAmounts(tokens).money.length > 0 || offer.stakeCents === undefined;
  const stake = isStaked ? '' : `, $${(offer.stakeCents ?? 0) / 100}`;
  return `${text
    .trim()
    .replace(/[?.!]+$/, '')
    .replace(SHARE, '$1% profit boost')}${stake}${placeOf(offer, tokens)}`;
}

const SHARE = /(\d+(?:\.\d+)?) ?(?:%|percent|pct)/i;
const SEARCH = ', best bet to use it on';
const OF_CHANCE =
  /\b(win|wins|winning|chance|chances|hit|hits|likely|time|kelly|bankroll|roll|think|hold|vig|roi|edge|ev)\b/;

/** "30% like I said, DK, max 25": the share that was told of a boost is that of the boost, and no chance to win. */
function saysAgain(offer: Offer, tokens: readonly Token[]): offer is Extract<Offer, { kind: 'boost' }> {
  const { shares, prices } = readAmounts(tokens);
  const [share, ...others] = shares;
  if (offer.kind !== 'boost' || !share || others.length + prices.length > 0 || offerIn(tokens) !== null) return false;
  const isSame = Math.abs(share.share - offer.share) < 1e-6;
  return isSame && tokens.length <= MOST_WORDS && !OF_CHANCE.test(plainText(tokens));
}

/** "So what's the best way to use the boost" after it was told how big it is. */
const searches = (offer: Offer, tokens: readonly Token[]): boolean =>
  offer.kind === 'boost' &&
  conceptsIn(tokens).has('boost') &&
  /\b(best|which|what|whats|where|how|smartest)\b/.test(plainText(tokens));

function leansOn(offer: Offer, tokens: readonly Token[], previous: Reading | null): boolean {
  const says = conceptsIn(tokens);
  const plain = plainText(tokens);
  const isElse =
    (offer.kind === 'free_bet' ? ELSE_OF_FREE : ELSE).test(plain) ||
    says.has('kelly') ||
    says.has(offer.kind === 'boost' ? 'free_bet' : 'boost');
  if (isElse || offerIn(tokens) !== null || readAmounts(tokens).shares.length > 0 || tokens.length > MOST_WORDS)
    return false;
  // What a free bet is hedged with is part of it.
  if (offer.kind === 'free_bet' && /\b(hedg\w*|free \$?\d+)\b/.test(plain)) return true;
  const [last] = sumsOf(previous);
  // What its readers go on with by themselves, from the sum before.
  if (offer.kind === 'free_bet' && last?.kind === 'free_bet') return false;
  const isOpen = previous?.openSum != null && !last;
  const isWithIt = offer.kind === 'boost' && WITH_IT.test(plain);
  return USES.test(plain) || isWithIt || isOpen || (last?.kind === offer.kind && NEXT.test(plain));
}

/** At the book that gave it, where no other is named. */
const placeOf = ({ books = [] }: Offer, tokens: readonly Token[]): string =>
  books.length !== 1 || tokens.some((_, at) => bookAt(tokens, at) !== null) ? '' : ` at ${books[0]}`;

function wordsOf(offer: Offer, hasMoney: boolean): string {
  if (offer.kind === 'free_bet') return `$${offer.faceCents / 100} free bet`;
  const stake = offer.stakeCents === undefined || hasMoney ? '' : `, $${offer.stakeCents / 100}`;
  return `${Number((offer.share * 100).toFixed(2))}% profit boost${stake}`;
}
