import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { TERM_PHRASES } from '../glossary-terms.ts';
import { hasPrices, isAroundTerms } from '../read-term.ts';
import type { Reading } from '../reading.ts';
import { type Asked, type Call, calls } from './call.ts';
import { plainText } from './plain-text.ts';

const SIDE_BY_SIDE =
  /\b(same( thing)? as|the same|(difference|differences|diff) between|differ(ent|s)? from|versus|vs|or)\b/;
const ASKS_MEANING = /^(is|are|isnt|arent|what|whats|wtf|explain|how|differences?|diff)\b/;
const BESIDE =
  /^(difference|differences|diff|between|same|as|vs|versus|or|differ|differs|different|from|compare|compared|than)$/;

/** "Moneyline and spread, in hockey the puck line". */
const MOST_TERMS = 3;

/** Whether it is said that two are to be told apart, of whatever sport they are. */
export const tellsApart = (plain: string): boolean => /\b(diff|differences?) between\b/.test(plain);

/** "Is EV the same as value?": what each of two terms means; null where no two are set side by side. */
export function twoTerms(tokens: readonly Token[]): Asked | null {
  const text = plainText(tokens);
  if (!SIDE_BY_SIDE.test(text)) return null;
  const matches = findPhrases(TERM_PHRASES, tokens);
  const rest = tokens.filter((_, at) => !matches.some(({ from, to }) => at >= from && at < to));
  const isOnlyAsked = rest.every((token) => isAroundTerms(token) || BESIDE.test(token.text));
  const isOfPrices = rest.length < 2 && matches.every(({ values: [term] }) => term && hasPrices(term));
  if (!ASKS_MEANING.test(text) && (!isOnlyAsked || isOfPrices)) return null;
  const terms = [...new Set(matches.flatMap(({ values }) => values.slice(0, 1)))];
  const [one, other] = terms;
  if (!one || !other || terms.length > MOST_TERMS) return null;
  return calls(terms.map(toCall));
}

const toCall = (term: string): Call => ({
  tool: 'look_up',
  input: { topic: { kind: 'term', term: term.replaceAll('_', ' ') } },
});

/** "And a teaser?" behind the meaning of another term. */
export function termBehind(
  tokens: readonly Token[],
  previous: Pick<Reading, 'intent' | 'term' | 'lookedUp'> | null,
): Asked | null {
  const isBehindTerm =
    previous?.lookedUp?.kind === 'term' || (previous?.intent === 'explain' && previous.term !== null);
  const [match, ...more] = isBehindTerm ? findPhrases(TERM_PHRASES, tokens) : [];
  const term = match?.values[0];
  if (!match || !term || more.length > 0) return null;
  return tokens.every((token, at) => (at >= match.from && at < match.to) || isAroundTerms(token))
    ? calls([toCall(term)])
    : null;
}
