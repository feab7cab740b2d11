import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { asksMaking } from '../acts/how-made.ts';
import { asksMeaningOf, NAMED } from '../asks-meaning.ts';
import { TERM_PHRASES, type Term } from '../glossary-terms.ts';
import { hasPrices } from '../read-term.ts';
import type { Asked } from './call.ts';
import { lookUp } from './look-up-call.ts';
import type { Tagged } from './tagged.ts';
import { tellsApart } from './two-terms.ts';

const MOST_WORDS = 30;

/**
 * "My buddy keeps saying take the puck line, what is it", "spread?? sorry im new": a term that is named in whatever is told around the
 * question for its meaning. Null: no one term is named, or something else is asked about it.
 */
export function termMeant({ written, plain, amounts, hasNames, previous }: Tagged): Asked | null {
  if (hasNames || written.length > MOST_WORDS || tellsApart(plain)) return null;
  if (amounts.prices.length + amounts.shares.length + amounts.money.length + amounts.lines.length > 0) return null;
  const named = namedIn(written);
  if (named === null) return null;
  const { term, slotted } = named;
  // How odds are read is told of their signs.
  if (term === 'american_odds') return null;
  const isSpokenOf = (previous?.focus ?? []).length > 0;
  // How our own figure is made is no term of betting.
  if (term === 'fair_price' && !isSpokenOf && asksMaking(plain)) return lookUp({ kind: 'method', of: term });
  return asksMeaningOf(slotted, isSpokenOf || hasPrices(term))
    ? lookUp({ kind: 'term', term: term.replaceAll('_', ' ') })
    : null;
}

/** The one term that a message names, and its words with that term taken out of them. */
function namedIn(written: readonly Token[]): { term: Term; slotted: string } | null {
  const spelt = joinLetters(written);
  const found = findPhrases(TERM_PHRASES, spelt);
  const whole = found.filter(
    (one) =>
      !found.some((other) => other !== one && other.from <= one.from && other.to >= one.to && isLonger(other, one)),
  );
  const terms = [...new Set(whole.flatMap(({ values }) => values.slice(0, 1)))];
  const [term, ...others] = terms;
  if (term === undefined || others.length > 0) return null;
  const words = spelt.flatMap(({ text }, at) => {
    const match = whole.find(({ from, to }) => at >= from && at < to);
    return match === undefined ? [text] : match.from === at ? [NAMED] : [];
  });
  return { term, slotted: words.join(' ') };
}

const isLonger = (one: { from: number; to: number }, other: { from: number; to: number }): boolean =>
  one.to - one.from > other.to - other.from;

const FEWEST_LETTERS = 3;

/** "C L V" is one word. */
function joinLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first === undefined) break;
    let end = at;
    while (/^[a-z]$/.test(tokens[end]?.text ?? '')) end += 1;
    if (end - at < FEWEST_LETTERS) joined.push(first);
    else {
      joined.push({
        ...first,
        text: tokens
          .slice(at, end)
          .map(({ text }) => text)
          .join(''),
      });
      at = end - 1;
    }
  }
  return joined;
}
