import * as z from 'zod';
import { PRICE_MAX } from '../../../src/server/features/record/log/pick-bounds.ts';

const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** As ECMAScript writes a time, and in no other way. */
const moment = z.string().refine((text) => text === lastMoment || isMoment(text));
/** Leaves that follow each other were made at one time, mostly. */
let lastMoment = '';
function isMoment(text: string): boolean {
  const is = MOMENT.test(text) && isDay(text);
  if (is) lastMoment = text;
  return is;
}
const isDay = (text: string): boolean => {
  const ms = Date.parse(text);
  return Number.isFinite(ms) && new Date(ms).toISOString() === text;
};
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const odds = z.enum(['live', 'demo']);
const place = z.int().min(0);
const count = z.int().min(0);
const word = z.string().min(1);
const rules = z.enum(['us_five_innings', 'us_full_game']);
const price = z.number().gt(1).lte(PRICE_MAX);
/** Books quote lines in quarters; beyond a million there is none. */
const LINE_MAX = 1_000_000;
const line = z
  .number()
  .refine((points) => Number.isInteger(points * 4) && Math.abs(points) <= LINE_MAX)
  .nullable();

const BOOK = /^[A-Za-z0-9][A-Za-z0-9_.:-]*$/;
/** At each book a price for each outcome. By hand: a schema of records passes over the name `__proto__`. */
function areBooks(books: unknown, outcomes: number): boolean {
  if (typeof books !== 'object' || books === null || Array.isArray(books)) return false;
  const names = Object.keys(books);
  return names.length > 0 && names.every((name) => BOOK.test(name) && arePrices(Reflect.get(books, name), outcomes));
}
const arePrices = (prices: unknown, outcomes: number): boolean =>
  Array.isArray(prices) && prices.length === outcomes && prices.every((one) => price.safeParse(one).success);

const close = z
  .strictObject({
    kind: z.literal('close'),
    event: z.string(),
    market: z.string(),
    player: z.string(),
    line: z
      .int()
      .min(-LINE_MAX * 100)
      .max(LINE_MAX * 100),
    outcomes: z.array(word).min(2),
    books: z.custom<Record<string, number[]>>(),
    at: moment,
  })
  .refine(({ outcomes }) => new Set(outcomes).size === outcomes.length, { path: ['outcomes'] })
  .refine(({ books, outcomes }) => areBooks(books, outcomes.length), { path: ['books'] });

/** What the leaves of format 1 hold, as `docs/log.md` describes them. A name that is not described is refused. */
export const Leaf = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin'), format: z.literal(1), log: z.string(), at: moment }),
  z.strictObject({ kind: z.literal('key'), from: z.string(), to: z.string(), at: moment }),
  z.strictObject({ kind: z.literal('pick'), odds, commitment: hex, startsBy: moment, at: moment }),
  z.strictObject({ kind: z.literal('reveal'), commitment: hex, salt: hex, pick: z.string(), at: moment }),
  z.strictObject({
    kind: z.literal('result'),
    event: z.string(),
    sport: z.string(),
    status: z.enum(['final', 'postponed', 'cancelled', 'abandoned', 'withdrawn']),
    home: count.nullable(),
    away: count.nullable(),
    detail: z.string(),
    startsAt: moment,
    source: z.string(),
    at: moment,
  }),
  close,
  z.strictObject({
    kind: z.literal('grade'),
    commitment: hex,
    result: z.enum(['win', 'half_win', 'push', 'void', 'half_loss', 'loss', 'ungraded']),
    reason: z.string().nullable(),
    profit: z.number().nullable(),
    close: z.number().nullable(),
    fair: z.number().nullable(),
    clv: z.number().nullable(),
    clvFair: z.number().nullable(),
    rules,
    on: z.strictObject({ result: place.nullable(), close: place.nullable() }),
    replaces: place.nullable(),
    at: moment,
  }),
]);
export type Leaf = z.infer<typeof Leaf>;
export type LeafOf<Kind extends Leaf['kind']> = Extract<Leaf, { kind: Kind }>;

/** What a reveal shows; whether such a pick can be is asked apart. */
export const RevealedPick = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  event: z.string(),
  odds,
  sport: z.string(),
  game: z.string(),
  startsAt: moment,
  pick: z.string(),
  market: z.string(),
  selection: word,
  player: z.string(),
  line,
  book: z.string(),
  price: z.number(),
  priceAt: moment,
  fair: z.number(),
  edge: z.number(),
  verdict: z.enum(['bet', 'lean', 'pass']),
  stars: z.int(),
  units: z.number(),
  worst: z.number().nullable(),
  shownAt: moment,
  rules,
});
export type RevealedPick = z.infer<typeof RevealedPick>;
