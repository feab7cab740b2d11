import { formatAmerican } from '#engine/odds/format-american.ts';
import { meets, TOLERANCES, targetPrice } from '../../tools/build-parlay/target-price.ts';
import type { PriceAmount } from '../calls/amount.ts';
import { type Asked, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { legWishes, wishesSaid } from './leg-wishes.ts';
import { legLimit } from './limited-legs.ts';
import { NO_GAME_OF_IT } from './of-competition.ts';
import { wholeDecimal } from './taken-at.ts';
import { legOf, legsWanted, moreOf, takesAnyBook, ticketCall } from './ticket-call.ts';
import { searchOf, termsOf } from './ticket-terms.ts';

const LONGER = /\b(longer|bigger|higher|juicier|riskier|crazier|closer to|more like|shorter|lower|smaller)\b/;
const MAKES_IT =
  /\b(get|bring|push|make|take) (it|that|this|the parlay) (up |down )?(to|around|about|closer|near|pay)\b/;
const ANOTHER = /\b(something|one|a parlay) (around|about|like|closer|near)\b/;
/** What a book is said to give, or what a change comes to. */
const QUOTES = /\b(has|have|gives?|gave|offers?|got|says|if|for each|each|hedge)\b/;
const MOST_WORDS = 14;

/**
 * "Longer than that, like +2000": another parlay that pays about so much, of what this one was asked to be of; where its legs were named,
 * with more of them. A price that a book is said to have is none of these.
 */
export function targetTicket(legs: readonly BetFocus[], edit: Edit): Asked | null {
  const { previous, slate } = edit;
  const price = targetIn(edit);
  if (price === null) return null;
  const whole = wholeDecimal(legs, previous?.ticketBook ?? null, slate);
  const game = gameOf(legs);
  if (game !== null) return inItsGame(legs, game, { edit, price });
  const isSearched = termsOf(previous)?.intent === 'parlay';
  // Legs that were named stay, and more of them cannot pay less.
  if (!isSearched && price.decimal <= whole) return null;
  const said = wishesSaid(edit);
  if (isThere(whole, price, edit) && Object.keys(said).length === 0)
    return say(
      `It pays ${formatAmerican(whole)} already, about the ${price.text} that you ask for, so nothing was changed.`,
    );
  if (said.eventIds?.length === 0) return say(NO_GAME_OF_IT);
  // "Do one for the EPL games instead" is another of as many legs; one that pays more takes as many as that needs.
  const isOther = isSearched && Object.keys(said).length > 0;
  const count = legsWanted(edit.tokens) ?? (isOther ? legs.length : null);
  const choose = { ...legWishes([], [], edit), ...said, ...(count !== null && { count }) };
  const { book, stakeCents } = moreOf(edit);
  return ticketCall(isSearched ? [] : legs.map(legOf), {
    ...(book !== undefined && { book }),
    ...(stakeCents !== undefined && { stakeCents }),
    choose,
    targetPrice: price.text,
  });
}

/** "Make it around +500" of what pays about that, with no other size or book; what is longer, or closer to it, is another. */
function isThere(whole: number, { decimal }: PriceAmount, { tokens, books, previous }: Edit): boolean {
  const plain = plainText(tokens);
  const isElse = LONGER.test(plain) || legsWanted(tokens) !== null || takesAnyBook(tokens);
  const isHere = books.every((book) => book === previous?.ticketBook);
  return MAKES_IT.test(plain) && !isElse && isHere && meets(targetPrice(decimal, NEAR), whole);
}
const NEAR = TOLERANCES[1];

/** The one game of all its legs; null: they are of several. */
function gameOf(legs: readonly BetFocus[]): string | null {
  const [game, ...others] = new Set(legs.map(({ eventId }) => eventId));
  return game !== undefined && others.length === 0 ? game : null;
}

/** Legs of one game stay in it, and on whom they were asked to be; which bets these are may change. */
function inItsGame(
  legs: readonly BetFocus[],
  game: string,
  { edit, price }: { edit: Edit; price: PriceAmount },
): Asked {
  const count = legsWanted(edit.tokens);
  const asked = edit.previous?.asked?.toLowerCase() ?? '';
  const named = [...new Set(legs.flatMap(({ player }) => player ?? []))].filter((player) => isNamedIn(player, asked));
  const { book, stakeCents } = moreOf(edit);
  return ticketCall([], {
    ...(book !== undefined && { book }),
    ...(stakeCents !== undefined && { stakeCents }),
    choose: {
      eventIds: [game],
      sameGame: true,
      ...(count !== null && { count }),
      ...(named.length > 0 && { withPlayers: named }),
    },
    targetPrice: price.text,
  });
}

/** By his last name. */
const isNamedIn = (player: string, asked: string): boolean =>
  asked.includes(player.toLowerCase().split(' ').at(-1) ?? player);

/** About what it is to pay; null: no one price of the whole is wished for. */
function targetIn(edit: Edit): PriceAmount | null {
  const { amounts, mentions, tokens } = edit;
  const plain = plainText(tokens);
  const [price, ...others] = amounts.prices;
  const isAsked = (LONGER.test(plain) || MAKES_IT.test(plain) || ANOTHER.test(plain)) && !QUOTES.test(plain);
  if (!price || others.length > 0 || mentions.length > 0 || !isAsked || tokens.length > MOST_WORDS) return null;
  return legLimit(edit) ? null : price;
}

const ALL_PLUS =
  /\b(all|every|only|just|each|nothing but)\b.*\b(plus money|plus odds|underdogs|dogs|longshots|long shots)\b|\b(plus money|plus odds|underdogs?|dogs?|longshots?) (only|legs?)\b/;
const DOGS = /\b(underdogs?|dogs?|longshots?|long shots)\b/;
const EVEN = 2;

/** "All plus money legs": as many of what it was asked to be of, each at plus money. */
export function plusMoneyLegs(legs: readonly BetFocus[], { tokens, mentions, amounts, previous }: Edit): Asked | null {
  const terms = termsOf(previous);
  const plain = plainText(tokens);
  const isElse = mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS;
  if (terms?.intent !== 'parlay' || isElse || !ALL_PLUS.test(plain)) return null;
  const dogs = DOGS.test(plain) ? { side: 'underdog' as const, markets: ['moneyline'] as const } : {};
  const minDecimal = Math.max(EVEN, terms.minDecimal ?? EVEN);
  return searchOf({ ...terms, ...dogs, minDecimal, count: legsWanted(tokens) ?? legs.length }, previous);
}
