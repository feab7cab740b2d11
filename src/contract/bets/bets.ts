import * as z from 'zod/mini';
import { ErrorBody } from '../errors.ts';
import {
  BET_TEXT_MAX,
  BetMarket,
  BetSummary,
  NAME_MAX,
  PROFIT_MAX_CENTS,
  STAKE_MAX_CENTS,
  ToldResult,
  TrackedBet,
} from './tracked-bet.ts';

export const BETS_PAGE = 50;

const text = (name: string, most = NAME_MAX) =>
  z.string(`${name} must be a text`).check(z.maxLength(most, `${name} must be at most ${most} characters`));
const wholeCents = (name: string, least: number, most: number) =>
  z
    .number(`${name} must be a number of cents`)
    .check(
      z.int(`${name} must be whole cents`),
      z.minimum(least, `${name} must be at least ${least}`),
      z.maximum(most, `${name} must be at most ${most}`),
    );
const time = (name: string) => z.iso.datetime(`${name} must be a time such as 2026-11-22T18:00:00Z`);

/** `yours`: its game is over, and only the bettor can say what came of it. */
export const BetsState = z.enum(['open', 'settled', 'yours'], 'state must be open, settled or yours');
export type BetsState = z.infer<typeof BetsState>;

/** The newest first. The summary is of every bet, whatever the filters. */
export const listBets = {
  method: 'GET',
  path: '/api/bets',
  query: z.object({
    state: z.optional(BetsState),
    sport: z.optional(text('sport')),
    book: z.optional(text('book')),
    market: z.optional(BetMarket),
    offset: z.optional(
      z.coerce
        .number('offset must be a number')
        .check(z.int('offset must be a whole number'), z.minimum(0, 'offset must be at least 0'), z.maximum(1_000_000)),
    ),
  }),
  response: {
    200: z.object({
      bets: z.array(TrackedBet),
      /** How many fit the filters, and where the next page begins. */
      total: z.int(),
      next: z.nullable(z.int()),
      summary: z.nullable(BetSummary),
    }),
    400: ErrorBody,
    401: ErrorBody,
  },
} as const;
export type BetsQuery = z.infer<typeof listBets.query>;
export type BetsPage = z.infer<(typeof listBets.response)[200]>;

/** Where they are kept. */
export const BETS_PATH = '/bets';

/**
 * Keeps a bet. With `pickId` it is that pick of an answer; with `eventId` a bet in that game of the slate; else its words alone. A
 * bet that is there already is not added again unless `again` says so.
 */
export const addBet = {
  method: 'POST',
  path: '/api/bets',
  body: z.strictObject({
    pickId: z.optional(z.uuid('pickId must be the id of a pick')),
    eventId: z.optional(text('eventId')),
    /** As it stands on a slip: `Bills +2.5`, `Over 47.5`. */
    bet: z
      .string('bet must say what the bet is on')
      .check(
        z.minLength(1, 'Say what the bet is on.'),
        z.maxLength(BET_TEXT_MAX, `The bet must be at most ${BET_TEXT_MAX} characters.`),
      ),
    game: z.optional(text('game')),
    startsAt: z.optional(time('startsAt')),
    sport: z.optional(text('sport')),
    market: z.optional(BetMarket),
    side: z.optional(z.enum(['home', 'away', 'draw', 'over', 'under'], 'side must be a side of the game')),
    line: z.optional(
      z.number('line must be a number').check(z.minimum(-1000, 'line is too low'), z.maximum(1000, 'line is too high')),
    ),
    player: z.optional(text('player')),
    book: z.optional(text('book')),
    /** `-110`, `2.05`, `6/5`. */
    price: text('price', 20),
    stakeCents: wholeCents('stakeCents', 1, STAKE_MAX_CENTS),
    placedAt: z.optional(time('placedAt')),
    again: z.optional(z.boolean('again must be true or false')),
  }),
  response: { 200: z.object({ bet: TrackedBet, isNew: z.boolean() }), 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
} as const;
export type NewBet = z.infer<typeof addBet.body>;

/** What came of it, as the bettor says; null takes back what was said. A cash-out comes with its profit. */
export const settleBet = {
  method: 'PATCH',
  path: '/api/bets/:id',
  body: z.strictObject({
    result: z.nullable(ToldResult),
    profitCents: z.optional(z.nullable(wholeCents('profitCents', -STAKE_MAX_CENTS, PROFIT_MAX_CENTS))),
  }),
  response: { 200: TrackedBet, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const;

export const removeBet = {
  method: 'DELETE',
  path: '/api/bets/:id',
  response: { 200: z.object({ removed: z.int() }), 401: ErrorBody, 404: ErrorBody },
} as const;

/** The games that a bet can be tied to, by start. */
export const listBetGames = {
  method: 'GET',
  path: '/api/bets/games',
  response: {
    200: z.object({
      games: z.array(
        z.object({
          id: z.string(),
          sport: z.string(),
          home: z.string(),
          away: z.string(),
          startsAt: z.iso.datetime(),
          hasDraw: z.boolean(),
        }),
      ),
      books: z.array(z.string()),
    }),
    401: ErrorBody,
  },
} as const;
export type BetGame = z.infer<(typeof listBetGames.response)[200]>['games'][number];
