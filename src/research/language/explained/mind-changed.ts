import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import { spokenAs, spokenBet } from './bet-in-focus.ts';
import { type QuoteInQuestion, quoteInQuestion } from './quote-in-question.ts';

const MIND =
  /\b(?:what|anything|whats|which|how) (?:\w+ ){0,3}(?:change|flip|sway|turn) (?:your|ur|yo) (?:mind|opinion|view|answer)\b|\bwhat (?:would|could|will|might) (?:make|get|have) (?:you|u) (?:to )?(?:change|flip|switch|drop|pass on|bail|back off|get off|fade|hate|not like)\b|\bwhen (?:would|do|should) (?:you|u|i) (?:bail|get off|drop|back off|pass)\b|\bwhat (?:would|could|has to|needs to|must|will) (?:\w+ ){0,3}(?:happen|change) (?:for|so|before) (?:you|u|it|this|that) (?:\w+ ){0,3}(?:pass|bad|bet|no|off|change|flip|like)\b|\bwhat would (?:it )?take (?:for )?(?:you|u) to (?:change|flip|pass|drop|back off|get off)\b/;
/** "What would make it a bet": the price alone where a number is asked for. */
const BECOMES =
  /\b(?:what|whats|how) (?:\w+ ){0,4}?(?:make|makes|turn|turns) (?:it|this|that|this one|that one) (?:in ?to )?(?:an? )?(?:bet|play|yes|value|good bet|lean)\b/;
const NUMBER = /\b(?:number|price|odds|line|at what|how (?:high|much|long|far))\b/;
const MOST_WORDS = 12;

/** "What would change your mind" behind a bet that was judged: the price first, then the other books and the news; only of the one that was told of last. */
export function mindChanged(read: Tagged): Asked | null {
  const { plain, tokens, previous, mentions, amounts } = read;
  if (!previous || !(MIND.test(plain) || BECOMES.test(plain)) || tokens.length > MOST_WORDS) return null;
  if (mentions.length + amounts.prices.length > 0 || previous.ticket === true) return null;
  const own = atOwnChance(read);
  if (own !== null) return own;
  const focus = previous.unjudged === true ? [] : (previous.focus ?? []);
  const bet = focus[(previous.pointed ?? 1) - 1];
  if (!bet) return MIND.test(plain) ? ofUnjudged(read) : null;
  return {
    kind: 'calls',
    calls: [betsCall([bet], previous)],
    assumed: NUMBER.test(plain)
      ? []
      : [[LEAD, ...otherBooks(quoteOf(bet, read), read), ...news(bet, read), 'And its own price.'].join(' ')],
    explains: 'limit',
    ...(focus.length > 1 && { pointed: focus.indexOf(bet) + 1 }),
  };
}

/** Behind what a price is worth at a chance of its writer's own: from which price, by which other books and news it no longer is. */
function atOwnChance(read: Tagged): Asked | null {
  const sum = sumsOf(read.previous).at(-1);
  const bet = spokenBet(read);
  if (sum?.kind !== 'ev' || sum.fromBooks === true || !bet || sum.chance <= 0) return null;
  const lose = 1 - sum.chance - (sum.pushChance ?? 0);
  const least = read.odds(1 + lose / sum.chance);
  const isBet = priceTextToDecimal(sum.price) > 1 + lose / sum.chance;
  const price = `Your ${percent(sum.chance)} makes ${least} fair, so ${isBet ? `at ${least} or worse it is no bet any more; ${sum.price} is better than that` : `it takes better than ${least}; ${sum.price} is not`}.`;
  const own = bet.price == null ? { ...bet, price: sum.price } : bet;
  return say(
    ['Three things. The price:', price, ...otherBooks(quoteOf(own, read), read), ...news(bet, read)].join(' '),
    [],
    {
      ...spokenAs(bet, read),
      calculation: sum,
    },
  );
}

/** Of a bet that was only priced: what would make its price good or bad, and no verdict. */
function ofUnjudged(read: Tagged): Asked | null {
  const bet = read.previous?.list === true ? null : spokenBet(read);
  const quote = bet && quoteOf(bet, read);
  if (!bet || !quote?.fair) return null;
  const [own, fair] = [read.odds(quote.own.decimal), read.odds(quote.fair)];
  const price =
    quote.own.decimal > quote.fair
      ? `The price: ${quote.name} is ${own} at ${quote.own.book} against a fair ${fair}, and at ${fair} or worse nothing is left.`
      : `The price: ${quote.name} is ${own} at ${quote.own.book}, and it takes better than the fair ${fair}.`;
  return say([LEAD, price, ...otherBooks(quote, read), ...news(bet, read)].join(' '), [], spokenAs(bet, read));
}

const quoteOf = (bet: BetFocus, read: Tagged): QuoteInQuestion | null =>
  quoteInQuestion({ ...read, previous: read.previous && { ...read.previous, focus: [bet] } });

const LEAD = 'Three things could.';

/** Where the fair price has to go for the price of this bet to be worth nothing, or something. */
function otherBooks(quote: QuoteInQuestion | null, read: Tagged): string[] {
  if (!quote?.fair) return [];
  const [own, fair] = [read.odds(quote.own.decimal), read.odds(quote.fair)];
  return quote.own.decimal > quote.fair
    ? [`The other books: once they make ${own} fair (${fair} now), nothing is left in it.`]
    : [`The other books: they make ${fair} fair now, which has to come well below ${own}.`];
}

/** Who is listed as out or questionable on either side. */
function news({ eventId }: BetFocus, { slate }: Tagged): string[] {
  const event = slate.events.find(({ id }) => id === eventId);
  const told = event ? injuriesOf(event) : [];
  return told.length === 0
    ? ['News, such as an injury: none is stored for this game.']
    : [`News: ${told.join(' ')} More of that moves every price.`];
}

const injuriesOf = ({ facts }: SlateEvent): string[] =>
  facts.flatMap(({ kind, text, player }) => (kind === 'injury' && player === '' ? [text] : [])).slice(0, 2);
