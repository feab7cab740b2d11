import type { Term } from '#engine/questions/glossary-terms.ts';
import { MARKET_TERMS } from './market-terms.ts';
import { METHOD_TERMS } from './method-terms.ts';
import { MORE_TERMS } from './more-terms.ts';
import { PRICING_TERMS } from './pricing-terms.ts';

/** The explanation of every term that a question can ask for. */
export const GLOSSARY: Readonly<Record<Term, string>> = {
  ...PRICING_TERMS,
  ...MARKET_TERMS,
  ...METHOD_TERMS,
  ...MORE_TERMS,
};

export const glossaryText = (term: string | null): string | null =>
  term !== null && Object.hasOwn(GLOSSARY, term) ? GLOSSARY[term as Term] : null;
