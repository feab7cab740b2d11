import * as z from 'zod/mini';

/** `find_games`: which games are on the slate, found by league, team, nation, player or time. Free. */

const NAME_MAX_LENGTH = 80;

export const League = z
  .enum(['NFL', 'NCAAF', 'NBA', 'WNBA', 'NCAAB', 'MLB', 'NHL', 'MLS', 'EPL', 'Soccer', 'UFC', 'Boxing', 'Tennis'])
  .check(z.describe('A league; Soccer covers every soccer competition.'));

export const namesOf = (words: string) =>
  z
    .array(z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(NAME_MAX_LENGTH, 'is too long')))
    .check(z.maxLength(10, 'must be at most 10'), z.describe(words));

export const PageLimit = z._default(
  z
    .int()
    .check(
      z.gte(1, 'must be at least 1'),
      z.lte(30, 'must be at most 30'),
      z.describe('At most so many rows, 1 to 30.'),
    ),
  10,
);
export const PageOffset = z._default(
  z
    .int()
    .check(
      z.gte(0, 'must be at least 0'),
      z.lte(10_000, 'must be at most 10000'),
      z.describe('Rows to leave out at the start.'),
    ),
  0,
);

export const Moment = z.iso.datetime({ offset: true, error: 'must be an ISO 8601 instant' });

export const FindGamesInput = z.strictObject({
  leagues: z.optional(z.array(League).check(z.maxLength(13), z.describe('Only games of these leagues.'))),
  names: z.optional(
    namesOf('Teams, nations, fighters or players as the bettor names them; a game fits when it has any of them.'),
  ),
  eventIds: z.optional(
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60), z.describe('Only these games, by their ids.')),
  ),
  from: z.optional(Moment.check(z.describe('Earliest start, inclusive.'))),
  to: z.optional(Moment.check(z.describe('Latest start, exclusive.'))),
  order: z.optional(
    z.enum(['earliest', 'latest']).check(z.describe('Which games come first; left out: the next to start.')),
  ),
  limit: PageLimit,
  offset: PageOffset,
});
export type FindGamesInput = z.infer<typeof FindGamesInput>;

export const GameRow = z.object({
  eventId: z.string(),
  /** `Bills @ Chiefs`. */
  game: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.iso.datetime(),
  /** Priced markets and how many lines each has. */
  markets: z.array(z.object({ market: z.string(), lines: z.int() })),
  /** Which of the asked names it has. */
  matched: z.array(z.string()),
});
export type GameRow = z.infer<typeof GameRow>;

export const FindGamesResult = z.object({
  games: z.array(GameRow),
  total: z.int(),
  offset: z.int(),
  /** Asked names that no coming game has. */
  unmatched: z.array(z.string()),
  /** Where no game is at the time that was asked for: the nearest one after it, else the last one before it. */
  nearest: z.nullable(GameRow),
});
export type FindGamesResult = z.infer<typeof FindGamesResult>;
