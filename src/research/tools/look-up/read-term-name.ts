import { type Token, tokenise } from '#engine/names/tokenise.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { withinEdits } from '../../language/edit-distance.ts';
import { commonNames, TERM_KEYS, type Term, termNames } from '../../language/glossary-terms.ts';

export type NamedTerm = {
  term: Term;
  assumed: string[];
  /** The decimal odds of a price that was asked for in the place of a term. */
  decimal: number | null;
};

const SHORTEST_TYPO = 5;
/** Words around a term that ask for its meaning and name nothing. */
const FILLER = /^(a|an|the|what|whats|is|are|does|do|mean|means|meaning|of|in|betting|explain|define)$/;
const SPREAD = /^[+-]\d{1,2}(?:\.\d+)?$/;

const spelled = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

const BY_NAME: ReadonlyMap<string, Term> = new Map(
  TERM_KEYS.flatMap((term) =>
    [term.replaceAll('_', ' '), ...commonNames(term), ...termNames(term)].map(
      (name) => [spelled(tokenise(name)), term] as const,
    ),
  ),
);

/** The names by which terms can be asked for, with their terms. */
export const TERM_NAMES = [...BY_NAME];

/** The term that a name stands for as a whole, or a price or a line; one slip in a longer name is put right and said. */
export function readTermName(name: string): NamedTerm | null {
  const whole = tokenise(name.replaceAll('_', ' '));
  const bare = whole.filter(({ text }) => !FILLER.test(text));
  const term = BY_NAME.get(spelled(bare)) ?? BY_NAME.get(spelled(whole));
  if (term) return { term, assumed: [], decimal: null };
  return readNumber(name.trim()) ?? readMisspelt(name, spelled(bare));
}

function readNumber(text: string): NamedTerm | null {
  if (SPREAD.test(text)) return { term: 'spread', assumed: [`${text} was read as a spread`], decimal: null };
  try {
    const decimal = priceTextToDecimal(text);
    return { term: /^[+-]|^\d{3,}$/.test(text) ? 'american_odds' : 'decimal_odds', assumed: [], decimal };
  } catch (error) {
    if (error instanceof OddsInputError) return null;
    throw error;
  }
}

function readMisspelt(name: string, text: string): NamedTerm | null {
  if (text.length < SHORTEST_TYPO) return null;
  const near = TERM_NAMES.filter(([known]) => known.length >= SHORTEST_TYPO && withinEdits(known, text, 1));
  const [only] = near;
  if (only === undefined || near.some(([, term]) => term !== only[1])) return null;
  return { term: only[1], assumed: [`"${name}" was read as ${only[0]}`], decimal: null };
}
