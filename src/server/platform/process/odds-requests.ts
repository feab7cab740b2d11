import * as z from 'zod';
import { REGISTRY } from '#research/books/registry.ts';

/** The provider's regions, by its own keys. */
const REGIONS = ['us', 'us2', 'uk', 'eu', 'au', 'us_dfs', 'us_ex', 'fr', 'se'];
const BOOKMAKERS_MAX = 40;

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** Each region costs a credit a market. */
export const OddsRegions = z
  .string()
  .transform(wordsOf)
  .refine((regions) => regions.length > 0, 'must name at least one region')
  .superRefine((regions, context) => {
    const wrong = regions.filter((region) => !REGIONS.includes(region));
    if (wrong.length > 0)
      context.addIssue({ code: 'custom', message: `must list regions out of ${REGIONS.join(', ')}, by commas` });
  });

/**
 * The books of the second request. By default one bookmaker and two exchanges, because the region `us` holds no book that
 * takes winners' bets: Pinnacle quotes every sport that is covered; Novig and ProphetX are the exchanges on which US bettors
 * bet with each other, on US sports, without commission. Betfair, Smarkets and Matchbook trade little on US leagues, and
 * Kalshi and Polymarket sell other contracts. The three cost what one region costs, as any ten do.
 */
export const DEFAULT_ODDS_BOOKMAKERS = ['pinnacle', 'novig', 'prophetx'];

/** None: no second request is made. */
export const OddsBookmakers = z
  .string()
  .transform((text) => (text.trim().toLowerCase() === 'none' ? [] : wordsOf(text)))
  .refine((keys) => keys.length <= BOOKMAKERS_MAX, `must list at most ${BOOKMAKERS_MAX} books`)
  .refine(
    (keys) => keys.every((key) => REGISTRY.has(key)),
    'must list books by the keys of the odds provider, by commas, such as pinnacle,novig; empty or none for no second request',
  );
