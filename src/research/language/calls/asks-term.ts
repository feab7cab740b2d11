import type { Token } from '#engine/names/tokenise.ts';
import { type Term, THEORY_TERMS } from '../glossary-terms.ts';
import { longestTerm, onlyTerm } from '../read-term.ts';
import type { Reading } from '../reading.ts';
import type { Asked } from './call.ts';
import { lookUp } from './look-up-call.ts';
import { readWords } from './read-words.ts';
import type { Tagged } from './tagged.ts';
import { twoTerms } from './two-terms.ts';

const TERM =
  /^(so |ok |and |wtf |hey )*(how (is|are|does|do) (?!(you|i|we|my|the|this|that)\b).*\b(calculated|computed|worked out|figured|work|works)\b|what is|whats|what are|what does|explain|define|meaning of|wtf is)\b/;

const MEANS = /^(what does|whats|what do) \S+ (even )?(mean|means|stand for)\b/;

/** "What does the line movement say" is asked of a bet that was shown. */
const SAYS = /^(what does|what do|whats|what is) .*\b(say|saying|tell|telling|look like|doing)\b/;

/** "What's a middle?" asks what the word means. */
export const asksTerm = ({ reading, tokens, plain, amounts, hasNames, previous, books }: Tagged): boolean =>
  reading.intent === 'explain' &&
  reading.term !== null &&
  !hasNames &&
  // "The vig on DraftKings vs Pinnacle" asks for theirs.
  books.length < 2 &&
  !(SAYS.test(plain) && previous?.focus?.length) &&
  (amounts.prices.length + amounts.shares.length + amounts.money.length === 0 || MEANS.test(plain)) &&
  !OF_THIS.test(plain) &&
  !isOtherMarket(plain, previous) &&
  twoTerms(tokens) === null &&
  (TERM.test(plain) || onlyTerm(tokens) !== null);

/** "What about puck line" behind a bet asks for that market of its game. */
export const isOtherMarket = (plain: string, previous: Reading | null): boolean =>
  Boolean(previous?.focus?.length) &&
  /^(and |ok |so |but )*(what|how) about (the )?(puck ?line|run ?line|spread|total|moneyline|ml)s?$/.test(plain);

/** "What is that parlay worth" is about one that was shown. */
const OF_THIS = /\b(that|this|my) (parlay|bet|pick|ticket|one)\b/;

/** "Round robin???" at the start of a chat, and "What is hedging? I have a ticket on Holloway": the term is asked, whatever is told behind it. */
export function termAlone({ text, names, previous }: Tagged): Asked | null {
  const end = text.indexOf('?');
  if (end < 0) return null;
  const rest = text.slice(end).replace(/^\W+/, '');
  const isTold = TELLS.test(rest) && !rest.includes('?');
  if (!isTold && (rest !== '' || previous !== null)) return null;
  const asked = readWords(text.slice(0, end), names);
  const term = isTold ? onlyTerm(asked) : bareTerm(asked);
  return term === null ? null : lookUp({ kind: 'term', term: term.replaceAll('_', ' ') });
}
const bareTerm = (asked: readonly Token[]): Term | null => {
  const isSearch = asked.some(({ text }) => SEARCHES.test(text));
  const term = asked.length <= MOST_OF_TERM && !isSearch ? longestTerm(asked) : null;
  return term !== null && THEORY_TERMS.has(term) ? term : null;
};
const MOST_OF_TERM = 2;
/** "Any arbs?", "middles today?" look for some, and ask for no meaning. */
const SEARCHES =
  /^(any|got|some|find|show|see|more|best|good|today|tonight|tomorrow|sunday|monday|now|live|available|left|out)$/;
/** What opens a sentence that asks nothing. */
const TELLS = /^(i|im|ive|i['’](m|ve|d)|my|we|our|he|she|they|got|have|everyone|everybody|someone|people)\b/i;
