import * as z from 'zod/mini';
import { beginSelfExclusion, beginTimeOut, setSpendingLimit } from '../play-limits.ts';
import { updateSettings } from '../settings.ts';
import { BetRef } from './bet.ts';
import { kindError } from './kind-error.ts';
import { PageLink } from './look-up.ts';
import { Cents, PriceText } from './quantities.ts';

/** `propose`: something to be done, told for a button. The click does it, never the call. Free. */

const described = <Schema extends z.ZodMiniType>(schema: Schema, words: string): Schema =>
  schema.check(z.describe(words)) as Schema;

const alert = z.strictObject({
  kind: z.literal('alert'),
  bet: BetRef,
  price: described(PriceText, 'The price from which to be told: that one or a better one.'),
});
export const TrackedBetAction = z.strictObject({ kind: z.literal('tracked_bet'), bet: BetRef, stakeCents: Cents });
export type TrackedBetAction = z.infer<typeof TrackedBetAction>;
const setting = z.strictObject({
  kind: z.literal('setting'),
  change: updateSettings.body.check(
    z.refine((change) => Object.keys(change).length > 0, 'must name at least one setting'),
    z.describe(
      'Only what is to change: oddsFormat, timeZone (IANA), bankroll and unit in dollars, sportsbooks by key or name ([]: every US book); null takes a value back.',
    ),
  ),
});
const limit = z.strictObject({
  kind: z.literal('limit'),
  change: described(
    setSpendingLimit.body,
    'A limit on tokens (whole) or money (dollars) a day, week or month; amount null: none.',
  ),
});
const timeOut = z.strictObject({
  kind: z.literal('time_out'),
  duration: described(beginTimeOut.body.shape.duration, 'How long: 24h, 72h, 7d or 30d.'),
});
const selfExclusion = z.strictObject({
  kind: z.literal('self_exclusion'),
  duration: described(beginSelfExclusion.body.shape.duration, 'How long: 6m, 1y or 5y. It cannot be undone.'),
});

const OPTIONS = [alert, TrackedBetAction, setting, limit, timeOut, selfExclusion] as const;

export const ProposedAction = z.discriminatedUnion('kind', OPTIONS, kindError(OPTIONS));
export type ProposedAction = z.infer<typeof ProposedAction>;

export const ProposeInput = z.strictObject({ action: ProposedAction });
export type ProposeInput = z.infer<typeof ProposeInput>;

/** What a click on the button sends, as it stands here. */
export const ProposedRequest = z.object({
  method: z.enum(['PATCH', 'PUT', 'POST']),
  path: z.string(),
  body: z.record(z.string(), z.unknown()),
});
export type ProposedRequest = z.infer<typeof ProposedRequest>;

export const ProposeResult = z.object({
  kind: z.string(),
  title: z.string(),
  /** What would be done, and from when on. */
  sentence: z.string(),
  /** Null: it is so already, and there is nothing to click. */
  request: z.nullable(ProposedRequest),
  /** When it would begin to hold, were it clicked now; null: at once. */
  takesEffectAt: z.nullable(z.iso.datetime()),
  /** A click must be asked for twice. */
  cannotBeUndone: z.boolean(),
  /** Where it is done by hand. */
  link: PageLink,
});
export type ProposeResult = z.infer<typeof ProposeResult>;
