import * as z from 'zod/mini';

/**
 * `book` takes bets, `exchange` lets bettors bet with each other, `prediction` sells contracts, `sweepstakes` plays with coins,
 * `fantasy` pays for picks of players.
 */
export const BookKind = z.enum(['book', 'exchange', 'prediction', 'sweepstakes', 'fantasy']);
export type BookKind = z.infer<typeof BookKind>;

/** Where it is licensed; `offshore` is licensed nowhere that a US bettor could turn to, `closed` takes no bets any more. */
export const BookRegion = z.enum(['us', 'offshore', 'world', 'uk', 'eu', 'au', 'closed']);
export type BookRegion = z.infer<typeof BookRegion>;

/** How much its opinion moves with what winners bet. */
export const Sharpness = z.enum(['sharp', 'semi', 'retail']);
export type Sharpness = z.infer<typeof Sharpness>;
