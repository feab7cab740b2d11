import * as z from 'zod/mini';
import { BetSide, MarketKind } from './best-bets.ts';
import { FactKindName } from './facts.ts';
import { League } from './games.ts';
import { ScanKind } from './scans.ts';

/**
 * What a language model sends to the desk: games and teams by their names, money in dollars. Read tolerantly, because models add
 * fields of their own; what is missing is never filled in by guess.
 */

const MOST_LISTED = 10;
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const list = <Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema).check(z.maxLength(MOST_LISTED));
const dollars = z.number().check(z.gt(0), z.lte(100_000_000));
const points = z.number().check(z.gte(-1_000), z.lte(1_000));

export const AgentBet = z.object({
  game: words,
  market: words,
  side: words,
  player: z.optional(words),
  line: z.optional(points),
  price: z.optional(words),
  book: z.optional(words),
});
export type AgentBet = z.infer<typeof AgentBet>;

export const AgentFilters = z.object({
  leagues: z.optional(list(League)),
  names: z.optional(list(words)),
  markets: z.optional(list(MarketKind)),
  side: z.optional(BetSide),
  minPrice: z.optional(words),
  maxPrice: z.optional(words),
  books: z.optional(list(words)),
  count: z.optional(z.int().check(z.gte(1), z.lte(10))),
});
export type AgentFilters = z.infer<typeof AgentFilters>;

export const AGENT_INPUTS = {
  find_games: z.object({ league: z.optional(League), names: z.optional(list(words)) }),
  show_board: z.object({
    game: z.optional(words),
    league: z.optional(League),
    market: z.optional(words),
    player: z.optional(words),
    books: z.optional(list(words)),
  }),
  price_bets: z.object({
    bets: z.array(AgentBet).check(z.minLength(1), z.maxLength(5)),
    stake: z.optional(dollars),
  }),
  best_bets: AgentFilters,
  build_parlay: z.object({
    legs: z.optional(list(AgentBet)),
    choose: z.optional(AgentFilters),
    targetPrice: z.optional(words),
    stake: z.optional(dollars),
    book: z.optional(words),
  }),
  scan_prices: z.object({
    kind: ScanKind,
    league: z.optional(League),
    game: z.optional(words),
    books: z.optional(list(words)),
  }),
  line_moves: z.object({
    game: z.optional(words),
    league: z.optional(League),
    market: z.optional(words),
    player: z.optional(words),
  }),
  facts_about: z.object({ game: words, kinds: z.optional(list(FactKindName)) }),
  calculate: z.object({ kind: words, inputs: z.record(z.string(), z.unknown()) }),
  look_up: z.object({
    kind: z.enum(['term', 'method', 'record', 'books', 'sports', 'prices', 'about']),
    name: z.optional(words),
  }),
  propose: z.object({ bet: AgentBet, price: words }),
} as const;
export type AgentInputs = { [Name in keyof typeof AGENT_INPUTS]: z.infer<(typeof AGENT_INPUTS)[Name]> };
