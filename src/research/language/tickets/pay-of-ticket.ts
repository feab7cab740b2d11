import { formatAmerican } from '#engine/odds/format-american.ts';
import { AT_FAIR } from '../../words/fair-payout.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bestWhole } from './best-whole.ts';
import { stakeOn } from './last-ticket.ts';

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
  const isElse = mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS;
  if (previous?.ticket !== true || isElse || sum?.kind !== 'payout') return null;
  if (sum.bet === AT_FAIR) {
    const isOfBook = PAYS.test(plain) && BY_BOOK.test(plain) && amounts.money.length === 0;
    return isOfBook ? say(ofOneGame(Number(sum.price))) : null;
  }
  const whole = FAIR_PAY.test(plain) ? bestWhole(previous.focus ?? [], read) : null;
  return whole?.chance ? say(fairWords(whole.chance, stakeIn(read))) : null;
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
