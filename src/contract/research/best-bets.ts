import * as z from 'zod/mini';
import { League, Moment, namesOf } from './games.ts';
import { PricedBet } from './priced-bet.ts';
import { PriceText } from './quantities.ts';
import { Stat } from './stats.ts';

/** `best_bets`: the best value on the slate under the bettor's filters, all of which hold. A verdict on each pick is charged. */

const leagues = (words: string) => z.array(League).check(z.maxLength(13), z.describe(words));
const price = (words: string) => z.optional(PriceText.check(z.describe(`${words} Such as "+120", "-110" or "2.20".`)));

export const BetSide = z.enum(['favorite', 'underdog', 'over', 'under', 'draw']);
export type BetSide = z.infer<typeof BetSide>;

export const MarketKind = z.enum(['moneyline', 'spread', 'total', 'prop']);

/** What a bet must meet to be shown. Every one that is given holds; of several names in one filter any will do. */
export const BET_FILTERS = {
  leagues: z.optional(leagues('Only these leagues.')),
  eventIds: z.optional(
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(30), z.describe('Only these games, by id.')),
  ),
  teams: z.optional(
    namesOf('Only games of these teams, nations or fighters; two that play each other mean their game alone.'),
  ),
  backTeams: z.optional(
    z.boolean().check(z.describe('With teams: only bets on these teams themselves, to win or to cover.')),
  ),
  players: z.optional(namesOf('Only props of these players, or matches and fights of these competitors.')),
  markets: z.optional(z.array(MarketKind).check(z.maxLength(4), z.describe('Only these kinds of bet.'))),
  stats: z.optional(z.array(Stat).check(z.maxLength(10), z.describe('Only props that count one of these.'))),
  from: z.optional(Moment.check(z.describe('Earliest start, inclusive.'))),
  to: z.optional(Moment.check(z.describe('Latest start, exclusive.'))),
  side: z.optional(
    BetSide.check(z.describe('favorite and underdog: of moneylines and spreads; over and under: of totals and props.')),
  ),
  minPrice: price('No price that pays less than this.'),
  maxPrice: price('No price that pays more than this.'),
  books: z.optional(namesOf('Only at these books, by key or title. Left out: wherever this bettor can bet.')),
  excludedLeagues: z.optional(leagues('None of these leagues.')),
  excludedTeams: z.optional(namesOf('No game of these teams, nations or fighters.')),
  excludedPlayers: z.optional(namesOf('No prop of these players.')),
  excludedBooks: z.optional(namesOf('No price of these books, by key or title.')),
  maxPerGame: z.optional(
    z
      .int('must be a whole number')
      .check(
        z.gte(1, 'must be at least 1'),
        z.lte(10, 'must be at most 10'),
        z.describe('At most so many bets of one game. Left out: two, more only where other games have too few.'),
      ),
  ),
};

const BetFilters = z.strictObject(BET_FILTERS);
export type BetFilters = z.infer<typeof BetFilters>;

export const BestBetsInput = z.strictObject({
  ...BET_FILTERS,
  count: z._default(
    z
      .int('must be a whole number')
      .check(
        z.gte(1, 'must be at least 1'),
        z.lte(10, 'must be at most 10'),
        z.describe('How many bets, at most: 1 to 10.'),
      ),
    3,
  ),
  withPasses: z._default(
    z.boolean().check(z.describe('Whether bets that are not worth a stake are picks too, behind the others.')),
    false,
  ),
});
export type BestBetsInput = z.infer<typeof BestBetsInput>;

export const BestBetsResult = z.object({
  /** Best first: bets, leans, then passes where they were asked for. */
  picks: z.array(PricedBet),
  /** Where nothing that fits is worth a stake: what comes closest. No picks. */
  nearest: z.array(PricedBet),
  /** Bets that fit every filter: of each market and player the best line and side. */
  considered: z.int(),
  /** How many of them are worth a bet, and how many a lean. */
  bets: z.int(),
  leans: z.int(),
  /** Asked names that no coming game has, and asked books that cannot be used; others of the same filter were. */
  unmatched: z.array(z.string()),
});
export type BestBetsResult = z.infer<typeof BestBetsResult>;
