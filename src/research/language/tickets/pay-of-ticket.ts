import { formatAmerican } from '#engine/odds/format-american.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { AT_FAIR } from '../../words/fair-payout.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Reading } from '../reading.ts';
import { bestWhole, chanceAt } from './best-whole.ts';
import { stakeOn } from './last-ticket.ts';
import { legOf, ticketCall } from './ticket-call.ts';

const PAYS =
  /\b(what|how much|wht)\b.*\b(pay|pays|give|offer|price (it|that|this|them)|return)\b|\bgonna give me\b|\bgive me that\b/;
const BY_BOOK = /\b(they|them|the book|books?|realistic\w*|actual\w*|really|irl)\b/;
const FAIR_PAY =
  /\bfair (payout|return|pay|pays?)\b|\bshould (it|that|this|the parlay|they) (pay|return|be paying)\b|\bfair\b.*\bpay(s|out|ing)?\b/;
const MOST_WORDS = 12;

/**
 * What is asked of the pay of the parlay that was shown and its price alone does not answer: what a book would pay for legs of one game, and
 * what a fair one would. Null: something else is asked.
 */
export function payOfTicket(read: Tagged): Asked | null {
  const { previous, plain, tokens, amounts, mentions } = read;
  const sum = previous?.calculation;
  if (previous?.ticket === true && FIGURES_ONLY.test(plain)) return figuresOf(read);
  const isElse = mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS;
  if (previous?.ticket !== true || isElse) return null;
  if (OF_ALL.test(plain)) return pricedAgain(previous);
  if (sum?.kind !== 'payout') return null;
  if (sum.bet === AT_FAIR) {
    const isOfBook = PAYS.test(plain) && BY_BOOK.test(plain) && amounts.money.length === 0;
    return isOfBook ? say(ofOneGame(Number(sum.price))) : null;
  }
  const whole = FAIR_PAY.test(plain) ? bestWhole(previous.focus ?? [], read) : null;
  return whole?.chance ? say(fairWords(whole.chance, stakeIn(read))) : null;
}

/** "Skip the verdict, just payout and chance", "chance only": these two figures, and no word on whether it is a bet. */
export const FIGURES_ONLY =
  /^((skip|no|without|forget|dont need|not) (the |a )?(verdict|analysis|opinion|rating) )?(just |only |give me |gimme |show |the |i |want |need )*((payout|pay|pays|price|odds|return) (and |plus |n |with )?(the )?)?(chance|chances|probability|win rate|hit rate)( and (the )?(payout|pay|price|odds))?( (alone|only|please|pls|thats it|is enough))*$/;

function figuresOf(read: Tagged): Asked | null {
  const { calculation: sum, ticketBook = null, focus = [] } = read.previous ?? {};
  const chance = ticketBook === null ? null : chanceAt(ticketBook, focus, read);
  if (chance === null || sum?.kind !== 'payout' || sum.bet === AT_FAIR || sum.price === undefined) return null;
  const decimal = priceTextToDecimal(sum.price);
  const stake = stakeIn(read) ?? SAMPLE_CENTS;
  return say(
    `${dollars(stake)} at ${read.odds(decimal)} (${ticketBook}) returns ${dollars(payout(stake, decimal))}. ${focus.length === 2 ? 'Both' : `All ${focus.length}`} legs win ${percent(chance)} of the time.`,
  );
}
const SAMPLE_CENTS = 10_00;
/** "What are the total odds": what it pays, as it stands. */
const OF_ALL =
  /^((so|and|ok|but|now) )*((what|whats|show|gimme|give me) )?((is|are|r) )?((the|its|my) )?(total|combined|overall|parlay|whole) (odds|price)( (now|again|on (it|that)))*$/;

function pricedAgain(previous: Reading): Asked {
  const [book, stakeCents] = [previous.ticketBook ?? null, stakeOn(previous)];
  return ticketCall((previous.focus ?? []).map(legOf), {
    ...(book !== null && { book }),
    ...(stakeCents !== null && { stakeCents }),
    priceOnly: true,
  });
}

const ofOneGame = (fair: number): string =>
  `Only the book can tell: what it pays for legs of one game is stored nowhere here. ${formatAmerican(fair)} is fair, and a book that keeps its margin pays less, so expect less than that, and it is no bet below it.`;

const stakeIn = ({ amounts, previous }: Tagged): number | null =>
  amounts.money.find(({ isSure }) => isSure)?.cents ?? stakeOn(previous);

function fairWords(chance: number, stakeCents: number | null): string {
  const fair = `All legs win ${percent(chance)} of the time, so ${formatAmerican(1 / chance)} is fair`;
  return stakeCents === null
    ? `${fair}.`
    : `${fair}: ${dollars(stakeCents)} would return ${dollars(Math.floor(stakeCents / chance))}.`;
}
