import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';
import { BetRef } from './research/bet.ts';
import { PriceText } from './research/quantities.ts';

/** What is told of a bet by mail, once: its price came, its edge went, its line or price moved, its game is about to start. */
export const AlertKind = z.enum(
  ['price', 'edge_gone', 'line_moved', 'starting'],
  'kind must be price, edge_gone, line_moved or starting',
);
export type AlertKind = z.infer<typeof AlertKind>;

export const ALERTS_MAX = 50;
export const ALERT_MAILS_A_DAY = 20;
/** So long before a game's start it is told. */
export const STARTING_MINUTES = 30;
/** A price that moved by less, as a chance in points, is no move. */
export const MOVED_POINTS = 3;
export const ALERTS_PATH = '/bets';

/** Hours of the bettor's own clock, 0 to 23, from and to; the same twice: none. */
export const QuietHours = z.strictObject({
  from: z.int('from must be an hour from 0 to 23').check(z.minimum(0), z.maximum(23)),
  to: z.int('to must be an hour from 0 to 23').check(z.minimum(0), z.maximum(23)),
});
export type QuietHours = z.infer<typeof QuietHours>;

export const Alert = z.object({
  id: z.uuid(),
  kind: AlertKind,
  /** `Buffalo Bills +2.5`. */
  bet: z.string(),
  game: z.string(),
  sport: z.string(),
  startsAt: z.iso.datetime(),
  /** The price that is waited for. */
  target: z.nullable(z.object({ text: z.string(), decimal: z.number() })),
  createdAt: z.iso.datetime(),
  /** Null while it waits. */
  firedAt: z.nullable(z.iso.datetime()),
  /** What was told. */
  said: z.nullable(z.string()),
});
export type Alert = z.infer<typeof Alert>;

/** Those that wait, by start; then the newest that were told. What waited for a game that began is gone. */
export const listAlerts = {
  method: 'GET',
  path: '/api/alerts',
  response: {
    200: z.object({ alerts: z.array(Alert), quiet: QuietHours, timeZone: z.string() }),
    401: ErrorBody,
  },
} as const;
export type AlertList = z.infer<(typeof listAlerts.response)[200]>;

/** On a pick that was shown to its reader, or on any stored bet. That an edge is gone is a verdict, so it is told of shown picks alone. */
export const addAlert = {
  method: 'POST',
  path: '/api/alerts',
  body: z.strictObject({
    kind: AlertKind,
    pickId: z.optional(z.uuid('pickId must be the id of a pick')),
    bet: z.optional(BetRef),
    /** Of the kind `price`: that one or a better one. */
    price: z.optional(PriceText),
  }),
  response: {
    200: z.object({ alert: Alert, isNew: z.boolean() }),
    400: ErrorBody,
    401: ErrorBody,
    403: ErrorBody,
    404: ErrorBody,
    429: ErrorBody,
  },
} as const;
export type NewAlert = z.infer<typeof addAlert.body>;

export const removeAlert = {
  method: 'DELETE',
  path: '/api/alerts/:id',
  response: { 200: z.object({ removed: z.int() }), 401: ErrorBody, 404: ErrorBody },
} as const;

export const setQuietHours = {
  method: 'PUT',
  path: '/api/alerts/quiet',
  body: QuietHours,
  response: { 200: QuietHours, 400: ErrorBody, 401: ErrorBody },
} as const;
