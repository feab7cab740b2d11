import type { BetRefDraft } from '#contract/research/bet.ts';
import type { TrackedBetAction } from '#contract/research/propose.ts';
import { statedOf } from '../lists/about-bet.ts';
import { type Asked, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import { trackedBet, trackedFor } from './settings-calls.ts';
import { hasSubject, isLeg, type StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

const KEEPS =
  /\b(track|tracking|log|save|record (it|this|that|my|the|a)|jot down|note down|write down|keep (a |the )?(track|record|log|note)s? of)\b|\b(add|put) .*\b(to|in|into|under) my bets\b/;
/** What is asked of a record, or of all bets, and of no one bet. */
const OF_RECORD =
  /\b((track|win|your|ur|the|whats?|is|their) records?|(of|all) my bets|(track|log|save|record) (all )?(my )?bets|records? (on|against|vs)|record (this|last|so far|for the) ?(year|season|month)?$|for the record)\b/;
const ASKS_HOW = /\b(how|where) (do|can|would|does|could)\b/;

/**
 * A bet that its writer made and wants kept, or what he puts right of it: as he made it, with his book, price and stake, and nothing
 * judged. Null: nothing of this.
 */
export function readTracked(read: Tagged): Asked | null {
  return puttingRight(read) ?? toBeKept(read);
}

function toBeKept(read: Tagged): Asked | null {
  const { plain, said, bets } = read;
  if (!KEEPS.test(plain) || OF_RECORD.test(plain)) return null;
  const named = said.filter(hasSubject);
  if (named.length > 1) return null;
  const bet = bets.find(hasSubject);
  // "Track the under 47" behind a board is of its game, and not the side that stands first there.
  const isOfShown = read.leans && said.length === 1 && said.some(isLeg);
  if ((named.length === 1 || isOfShown) && bet) return keptAsNamed(read, bet);
  return ASKS_HOW.test(plain) ? null : keptAsShown(read);
}

/** "Track it": what was to be kept before, or the one bet that was shown. */
function keptAsShown(read: Tagged): Asked | null {
  const { plain, amounts, previous, books, likeliest } = read;
  if (previous?.tracked && IT.test(plain)) return keptAnew(read, previous.tracked);
  const [shown, ...others] = previous?.focus ?? [];
  const isShown = shown && others.length === 0 && previous?.ticket !== true && likeliest.act === 'save';
  return isShown ? trackedBet(statedOf(withPrice(shown, amounts), books[0] ?? null), amounts) : null;
}

function keptAsNamed({ where, amounts, previous, books }: Tagged, bet: StatedBet): Asked | null {
  const price = amounts.prices[0]?.text ?? bet.price;
  const resolved = resolveBet({ ...bet, book: books[0] ?? bet.book, price }, where);
  if ('missing' in resolved) return say(resolved.missing, resolved.choices);
  const [ref] = resolved.refs;
  if (!ref) return null;
  const before = previous?.tracked;
  if (!before || !isSameBet(before, ref)) return trackedBet(ref, amounts);
  return trackedFor(filledFrom(ref, before), amounts.money[0]?.cents ?? before.stakeCents);
}

const IT = /\b(it|that|this)\b/;

const withPrice = <Bet extends { price?: string | null }>(bet: Bet, { prices: [price] }: Tagged['amounts']): Bet =>
  price ? { ...bet, price: price.text } : bet;

const isSameBet = ({ bet }: TrackedBetAction, ref: BetRefDraft): boolean =>
  bet.eventId === ref.eventId &&
  bet.market === ref.market &&
  bet.side === ref.side &&
  bet.player === (ref.player ?? null);

/** What is not said again stays as it was said before. */
const filledFrom = (ref: BetRefDraft, { bet }: TrackedBetAction): BetRefDraft => ({
  ...ref,
  price: ref.price ?? bet.price,
  book: ref.book ?? bet.book,
  line: ref.line ?? bet.line,
});

const MOST_WORDS = 14;
/** What stands around the parts of a bet that are put right. */
const AROUND =
  /^(its|it|is|was|s|at|for|on|not|no|nah|nope|i|bet|put|staked?|stake|risked|price|odds|book|actually|meant|mean|said|instead|of|bucks?|dollars?|the|a|make|change|to|that|got|took|had|with|in|and|but|only|just|my|wrong|lol|bro|man|sorry|oops|should|be|have|been|u|you|wtf|dude|from|than|rather|also|please|pls|ok|okay|hey|money|line)$/;

/** "Its 20 at DraftKings, not 100": behind a bet that was to be kept. */
function puttingRight(read: Tagged): Asked | null {
  const { previous, tokens, books, mentions } = read;
  const before = previous?.tracked;
  if (!before || tokens.length === 0 || tokens.length > MOST_WORDS || mentions.length > 0) return null;
  const isOnlyParts = read.plain
    .split(' ')
    .every((word) => AROUND.test(word) || /\d/.test(word) || books.some((title) => isPartOf(title, word)));
  return isOnlyParts ? keptAnew(read, before) : null;
}

const isPartOf = (title: string, word: string): boolean =>
  title.toLowerCase().replace(/\W/g, '').includes(word) || /^(dk|fd|mgm|czr|draft|kings|fan|duel|espn|365)$/.test(word);

/** Null: nothing of it is new. */
function keptAnew({ tokens, books, amounts, plain }: Tagged, { bet, stakeCents }: TrackedBetAction): Asked | null {
  const [price] = amounts.prices;
  const [book] = books;
  const sum = tokens.find(({ number, text }, at) => {
    const isNot = /^(not|from|than)$/.test(tokens[at - 1]?.text ?? '');
    return number && !isNot && number.sign === null && text !== '365' && !price?.text.endsWith(text);
  })?.number?.value;
  if (!price && !book && sum === undefined && !KEEPS.test(plain)) return null;
  const anew = {
    ...bet,
    ...(book && { book }),
    // The price of another book is another one.
    price: price?.text ?? (book && book !== bet.book ? null : bet.price),
  };
  return trackedFor(anew, sum === undefined ? stakeCents : Math.round(sum * 100));
}
