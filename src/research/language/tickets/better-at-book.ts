import { BuildParlayInput } from '#contract/research/build-parlay.ts';
import { payout } from '#engine/odds/payout.ts';
import { shareAGame } from '../../slate/share-a-game.ts';
import { oneBookParlay } from '../../tools/build-parlay/one-book-parlay.ts';
import { isRefused } from '../../tools/find-market.ts';
import { dollars, list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, type StoredBet, storedBet, worldOf } from '../sums/stored-bet.ts';
import { jointDecimal } from './joint-decimal.ts';
import { stakeOn } from './last-ticket.ts';
import { atLineOf } from './taken-at.ts';
import { legOf, ticketCall } from './ticket-call.ts';

const ASKS_BETTER = /\b(better|worse|more|less|longer|shorter|improve\w*)\b/;
const ELSE =
  /\b(leg|legs?ger|swap|drop|add|worth|good|fair|why|which|who|where|boost\w*|hedge|chance|chances|likely)\b(?! 2| 3)/;
const SAME_LEGS = /\b(same|those|these|all|the) (\w+ )?legs\b/;
const MOST_WORDS = 16;

/**
 * "Same thing on DraftKings, better?" behind a parlay: yes or no first, by what it pays there and where it stands, free. Null: it is not
 * asked whether another book is better for all of it.
 */
export function betterAtBook(read: Tagged): Asked | null {
  const { previous, mentions, said, plain, books, tokens, amounts } = read;
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  const [book, ...more] = new Set(books);
  const own = previous?.ticketBook ?? null;
  const isElse = more.length + mentions.length + amounts.prices.length > 0 || said.some(saysBet);
  if (legs.length < 2 || !book || own === null || book === own || isElse) return null;
  const isOther = ELSE.test(plain.replace(SAME_LEGS, ''));
  if (!ASKS_BETTER.test(plain) || isOther || tokens.length > MOST_WORDS || shareAGame(legs)) return null;
  const [here, there] = [own, book].map((title) => at(title, legs, read));
  const isWhole = here && here.prices.length === legs.length;
  if (!isWhole || !there) return null;
  const stakeCents = stakeOn(previous);
  const gap = { own, book, here, there, stakeCents, isWorse: /\b(worse|less|shorter)\b/.test(plain) };
  if (there.prices.length < legs.length) return lacking(gap, legs, read);
  const asked = ticketCall(legs.map(legOf), { book, priceOnly: true, ...(stakeCents !== null && { stakeCents }) });
  return asked.kind === 'calls'
    ? { ...asked, assumed: [`${answer(gap, read)}${best(gap, legs, read)}`], tells: 'there' }
    : asked;
}

type At = { bets: StoredBet[]; prices: NonNullable<StoredBet['price']>[]; decimal: number };

/** The legs as a book has them. */
function at(book: string, legs: readonly BetFocus[], read: Tagged): At {
  const bets = legs.map((leg) => storedBet({ ...refOfFocus(leg), price: null, book }, read)).filter(isStored);
  const prices = bets.flatMap(({ price }) => price ?? []);
  return { bets, prices, decimal: jointDecimal(prices) };
}

type Gap = { own: string; book: string; here: At; there: At; stakeCents: number | null; isWorse: boolean };

function answer({ own, book, here, there, stakeCents, isWorse }: Gap, { odds }: Tagged): string {
  const [now, other] = [here.decimal, there.decimal];
  const stake = stakeCents ?? SAMPLE_CENTS;
  const cents = Math.round(payout(stake, other)) - Math.round(payout(stake, now));
  if (cents === 0) return `The same: ${book} and ${own} both pay ${odds(now)}.`;
  if (odds(now) === odds(other))
    return `No real difference: ${book} pays ${dollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} for ${dollars(stake)} than ${own}, ${odds(now)} at both.`;
  const isYes = cents > 0 !== isWorse;
  const how = cents > 0 ? 'more' : 'less';
  return `${isYes ? 'Yes' : 'No'}, ${book} pays ${dollars(Math.abs(cents))} ${how} for ${dollars(stake)} than ${own}: ${odds(other)} against ${odds(now)}.`;
}
const SAMPLE_CENTS = 100_00;

/** Where all of it pays the most, where that is neither of the two. */
function best({ own, book, here, there }: Gap, legs: readonly BetFocus[], read: Tagged): string {
  const found = oneBookParlay(BuildParlayInput.parse({ legs: legs.map(legOf), priceOnly: true }), worldOf(read));
  const parlay = found.ok && !isRefused(found) ? found.data.parlay : null;
  const isMore = parlay !== null && parlay.decimal > Math.max(here.decimal, there.decimal);
  return isMore && parlay.book !== own && parlay.book !== book ? ` ${parlay.book} pays the most: ${parlay.text}.` : '';
}

/** A book that lacks legs: which, what it has in their place, and what all of that pays. */
function lacking({ own, book: named, here, there, stakeCents }: Gap, legs: readonly BetFocus[], read: Tagged): Asked {
  // As the slate calls it, which may be by an older name.
  const book = there.prices[0]?.book ?? named;
  const near = legs.map((leg) => {
    const { line: _, ...ref } = refOfFocus(leg);
    const open = leg.market === 'moneyline' ? refOfFocus(leg) : atLineOf(book, { ...ref, line: leg.line }, read.slate);
    const bet = storedBet({ ...open, price: null, book: named }, read);
    return isStored(bet) && bet.price ? { ...bet, price: bet.price } : null;
  });
  const missing = here.bets.filter((bet) => !there.bets.some((one) => one.price && one.name === bet.name));
  const stand = near.flatMap((bet) => bet ?? []);
  const rest = list(stand.map(({ name, price }) => `${name} ${price.text}`));
  const lacks = `No: ${book} has no price on ${list(missing.map(({ name }) => name))}.`;
  const whole = jointDecimal(stand.map(({ price }) => price));
  const pays = `${read.odds(whole)}${stakeCents === null ? '' : ` (${dollars(payout(stakeCents, whole))} for ${dollars(stakeCents)})`}`;
  const has =
    stand.length === 0
      ? ''
      : stand.length === legs.length
        ? ` The nearest it has is ${rest}, which pays ${pays}; that is another bet.`
        : ` It has ${rest}${stand.length > 1 ? `, which pay ${pays} without it` : ''}.`;
  const stays = ` ${own} pays ${read.odds(here.decimal)}${stakeCents === null ? '' : ` (${dollars(payout(stakeCents, here.decimal))})`} for ${legs.length === 2 ? 'both' : `all ${legs.length}`} as they are.`;
  return say(`${lacks}${has}${stays}`);
}
