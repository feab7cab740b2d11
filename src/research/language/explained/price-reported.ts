import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { percent } from '../../words/format.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfTeaser, STANDARD_PRICE, teaserOf, teaserPrice } from '../calls/teaser-spoken.ts';
import { isOn } from '../compared/is-on.ts';
import { type Offer, offersOnMarket } from '../compared/market-of-bet.ts';
import type { BetFocus } from '../reading.ts';
import { withoutBooks } from '../sportsbooks.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { decidedChance, isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';

const WORDS = `(?:my|mine|the|a|an|app|apps|book|books|bookie|bookies|guy|local|site|account|phone|screen|slip|betslip|one|this|that|these|it|its|them|they|their|theyre|him|her|he|she|hes|shes|i|im|ive|we|me|us|for|on|at|in|here|there|now|rn|right|still|just|only|can|could|will|get|getting|gets|got|give|gives|giving|gave|see|seeing|sees|saw|show|shows|showing|shown|say|says|saying|has|have|having|had|is|are|was|does|do|doing|did|offer|offers|offering|list|lists|listing|listed|post|posts|posting|quote|quotes|quoting|quoted|hang|hanging|deal|deals|dealing|price|prices|priced|odds|line|number|ml|moneyline|side|bet|up|down|over|to|of|with|by|lay|laying|pay|paying|pays|juice|same|though|tho|thou|but|and|so|ok|okay|hm|hmm|wait|yeah|well|lol|ugh|damn|man|bro|actually|today|tonight|from|where|live|as|best|all)`;
/** Nothing is said beside the price but where it is seen. */
const REPORTS = new RegExp(`^(?:${WORDS} ?)*$`);
/** It is told of what its writer sees, and is no bare price for a sum. */
const SEEN =
  /\b(my|mine|i|im|ive|me|we|us|app|book|bookie|guy|local|site|show\w*|says?|saying|see|seeing|got|get|gets|getting|has|have|gives?|giving|offer\w*|list\w*|post\w*|quot\w*|hanging|deals?|dealing|does|tho|though|but)\b/;
/** "Can I get -105 there", "where can I get +110" ask for a price. */
const ASKS =
  /^(?:so |and |ok |but )*(?:can|could|will|where|is there|do|does|did|has|have|is|are|best|what|should|would)\b|\bwhere\b/;
const MOST_WORDS = 14;
/** So far from the best price, as a chance, it is no price of that bet. */
const NEAR = 0.12;

/**
 * "My app says +110 tho", "caesars showing me -450" behind a bet that was priced or judged: that price beside the best one here and the fair
 * one. What is no bet by its price is told free, as is a price at which it was judged; a judged bet at a price that may be one is judged at
 * it. Null: it says more than a price, or it is of no single bet.
 */
export function priceReported(read: Tagged): Asked | null {
  const { previous, text, books, amounts } = read;
  const [price, ...others] = amounts.prices;
  if (!previous || !price || others.length > 0 || previous.ticket === true || previous.list === true) return null;
  if (previous.calculation !== undefined && previous.unjudged === true) return null;
  const left = withoutBooks(read.tokens.filter((_, at) => !isPart(at, read)));
  const words = plainText(left).trim();
  const isElse = ASKS.test(words) || !REPORTS.test(words) || amounts.money.some(({ isSure }) => isSure);
  if (isElse || !(SEEN.test(words) || books.length > 0) || read.tokens.length > MOST_WORDS) return null;
  if (new Set(books).size > 1 || (text.trim().endsWith('?') && !/\b(tho|though|but)\b/.test(words))) return null;
  if (isOfTeaser(read)) return teaserAt(price, read);
  const found = betAtPrice(price.decimal, read);
  return found && told(found, { decimal: price.decimal, text: price.text }, read);
}

const isPart = (at: number, { amounts, mentions }: Tagged): boolean =>
  [...amounts.prices, ...mentions].some(({ from, to }) => at >= from && at < to);

/** The teaser that was judged at the price of its writer's book; at the one that was taken for granted it is judged already. */
function teaserAt({ text, decimal }: { text: string; decimal: number }, read: Tagged): Asked | null {
  const { focus = [], unjudged, calculation } = read.previous ?? {};
  if (focus.length < 2 || calculation?.kind !== 'teaser' || unjudged === true) return null;
  const before = teaserPrice({ ...read, amounts: { ...read.amounts, prices: [] } });
  const asked = teaserOf(focus.map(refOfFocus), text);
  const isSame = Math.abs(priceTextToDecimal(before ?? STANDARD_PRICE) - decimal) < SAME;
  if (asked.kind !== 'calls' || !isSame) return asked;
  return say(`${text} is the price I used, so nothing changes.`);
}

type Found = { bet: BetFocus; stored: StoredBet; chance: number; offers: readonly Offer[] };

/** Of the sides that were spoken of the named one, else the one whose best price it is next to. */
function betAtPrice(decimal: number, read: Tagged): Found | null {
  const { previous, mentions } = read;
  const { focus = [], pointed } = previous ?? {};
  const one = pointed ? focus[pointed - 1] : undefined;
  const isNamed = (bet: BetFocus) => mentions.every((mention) => isOn(bet, mention));
  const found = (one && isNamed(one) ? [one] : focus.filter(isNamed)).flatMap((bet): Found[] => {
    const stored = storedBet({ ...refOfFocus(bet), price: null, book: null }, read);
    const side = offersOnMarket(bet, read).find((own) => own.side === bet.side);
    return isStored(stored) && stored.price && side
      ? [{ bet, stored, chance: decidedChance(stored), offers: side.offers }]
      : [];
  });
  const away = ({ stored }: Found) => Math.abs(1 / decimal - 1 / (stored.price?.decimal ?? decimal));
  const [nearest, next] = found.toSorted((a, b) => away(a) - away(b));
  const isOne = nearest && (!next || away(next) - away(nearest) > NEAR / 4);
  return isOne && away(nearest) < NEAR ? nearest : null;
}

function told({ bet, stored, chance, offers }: Found, price: { decimal: number; text: string }, read: Tagged): Asked {
  const isJudged = read.previous?.unjudged !== true;
  const ev = chance * price.decimal - 1;
  const book = read.books[0] ?? null;
  const ref = {
    ...refOfFocus(bet),
    price: price.text,
    book,
    named: ['price' as const, ...(book ? ['book' as const] : [])],
  };
  const isSame = bet.price != null && read.odds(price.decimal) === bet.price;
  const asked = calls([{ tool: 'price_bets', input: { bets: [ref] } }]);
  if (isJudged && asked.kind === 'calls' && isSame) return { ...asked, explains: 'play' };
  if (isJudged && ev >= 0) return asked;
  const end =
    ev < 0
      ? `it costs you ${percent(-ev)} on average: no bet at that price.`
      : `it makes you ${percent(ev)} on average.`;
  const words = `${besideBest(stored, offers, price, book, read)} It has to win ${percent(1 / price.decimal)} to break even. The books, vig out, make it ${percent(chance)}, so ${read.odds(1 / chance)} is fair and ${end}`;
  const focus = isJudged ? bet : { ...bet, price: price.text, book };
  return say(words, [], { focus: [focus], unjudged: !isJudged, ticket: false, list: false });
}

/** Worse or better than the best that can be taken. */
function besideBest(
  { name, price: best }: StoredBet,
  offers: readonly Offer[],
  { decimal, text }: { decimal: number; text: string },
  book: string | null,
  { odds }: Tagged,
): string {
  const mine = `${text}${book ? ` at ${book}` : ''}`;
  const here = `${best?.text} at ${best?.book}`;
  const gap = decimal - (best?.decimal ?? decimal);
  const same = Math.abs(gap) < SAME;
  if (same && best?.book === book) return `${mine} is the best price here on ${name}.`;
  if (same) return `${mine} on ${name} is as good as the best price here, ${here}.`;
  if (gap > 0) return `${mine} on ${name} is better than any price here: the best is ${here}.`;
  const isLast = offers.every((offer) => offer.decimal >= decimal - SAME);
  const stored = book === null ? undefined : offers.find((offer) => offer.book === book);
  const other =
    stored && Math.abs(stored.decimal - decimal) > SAME ? ` I have ${book} at ${odds(stored.decimal)}.` : '';
  return `${mine} is ${isLast && offers.length > 2 ? 'the worst price' : 'a worse price than you need'} on ${name}: take ${here} instead.${other}`;
}
const SAME = 0.004;
