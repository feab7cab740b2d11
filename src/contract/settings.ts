import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { UsState } from './research/us-states.ts';

/** What a bettor sets once and every answer follows. Money in dollars with at most two decimals; null: not set. */

export const OddsFormat = z.enum(['american', 'decimal'], 'oddsFormat must be american or decimal');
export type OddsFormat = z.infer<typeof OddsFormat>;

export const BANKROLL_MAX_DOLLARS = 100_000_000;
const SPORTSBOOKS_MAX = 60;

const dollars = (name: string) =>
  z.number(`${name} must be a number of dollars`).check(
    z.positive(`${name} must be more than 0`),
    z.maximum(BANKROLL_MAX_DOLLARS, `${name} must be at most ${BANKROLL_MAX_DOLLARS}`),
    z.refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      `${name} must have at most two decimals`,
    ),
  );

export const BettorSettings = z.object({
  oddsFormat: OddsFormat,
  /** IANA name; null: the browser's, else US Eastern. */
  timeZone: z.nullable(z.string()),
  bankroll: z.nullable(z.number()),
  /** Null: 1 % of the bankroll. */
  unit: z.nullable(z.number()),
  /** Keys of the books at which the bettor can bet; empty: those of the state. The others still inform the fair price. */
  sportsbooks: z.array(z.string()),
  /** Where the bettor bets; null: bets are told at books that are licensed in many states. */
  state: z.nullable(UsState),
});
export type BettorSettings = z.infer<typeof BettorSettings>;

export const DEFAULT_SETTINGS: BettorSettings = {
  oddsFormat: 'american',
  timeZone: null,
  bankroll: null,
  unit: null,
  sportsbooks: [],
  state: null,
};

export const getSettings = {
  method: 'GET',
  path: '/api/user/settings',
  response: { 200: BettorSettings, 401: ErrorBody },
} as const;

/** Only what is sent changes; null takes a value back. */
export const updateSettings = {
  method: 'PATCH',
  path: '/api/user/settings',
  body: z.strictObject({
    oddsFormat: z.optional(OddsFormat),
    timeZone: z.optional(
      z.nullable(z.string('timeZone must be an IANA name').check(z.maxLength(64, 'timeZone must be an IANA name'))),
    ),
    bankroll: z.optional(z.nullable(dollars('bankroll'))),
    unit: z.optional(z.nullable(dollars('unit'))),
    sportsbooks: z.optional(
      z
        .array(z.string('sportsbooks must be keys of books').check(z.minLength(1), z.maxLength(64)))
        .check(z.maxLength(SPORTSBOOKS_MAX, `sportsbooks must be at most ${SPORTSBOOKS_MAX}`)),
    ),
    state: z.optional(z.nullable(UsState)),
  }),
  response: { 200: BettorSettings, 400: ErrorBody, 401: ErrorBody },
} as const;
export type SettingsChange = z.infer<typeof updateSettings.body>;

/** Every book of which a price is stored, by title. */
export const listBooks = {
  method: 'GET',
  path: '/api/slate/books',
  response: { 200: z.array(z.object({ key: z.string(), title: z.string() })), 401: ErrorBody },
} as const;
