import { findPhrases } from './phrase-index.ts';
import { PROP_STAT_PHRASES, type PropStat } from './prop-stats.ts';
import type { Token } from './tokenise.ts';

/**
 * What the named prop counts. A word that several sports use gives all that it may be ("to score" a goal or a touchdown):
 * which of them is meant shows in what the game's prices are on. Empty: any prop.
 */
export const readStats = (tokens: readonly Token[]): PropStat[] => [
  ...new Set(findPhrases(PROP_STAT_PHRASES, tokens).flatMap(({ values }) => values)),
];
