import * as z from 'zod';

const moment = z.iso.datetime();
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const odds = z.enum(['live', 'demo']);
const place = z.int().min(0);
const sides = z.string().min(1);

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
    home: z.int().nullable(),
    away: z.int().nullable(),
    detail: z.string(),
    startsAt: moment,
    source: z.string(),
    at: moment,
  }),
  z.strictObject({
    kind: z.literal('close'),
    event: z.string(),
    market: z.string(),
    player: z.string(),
    line: z.int(),
    outcomes: z.array(sides).min(2),
    books: z.record(z.string(), z.array(z.number().gt(1))),
    at: moment,
  }),
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
    rules: z.enum(['us_five_innings', 'us_full_game']),
    on: z.strictObject({ result: place.nullable(), close: place.nullable() }),
    replaces: place.nullable(),
    at: moment,
  }),
]);
export type Leaf = z.infer<typeof Leaf>;
export type LeafOf<Kind extends Leaf['kind']> = Extract<Leaf, { kind: Kind }>;

/** What a reveal shows. */
export const RevealedPick = z.strictObject({
  id: z.uuid(),
  event: z.string(),
  odds,
  sport: z.string(),
  game: z.string(),
  startsAt: moment,
  pick: z.string(),
  market: z.string(),
  selection: sides,
  player: z.string(),
  line: z.number().nullable(),
  book: z.string(),
  price: z.number().gt(1),
  priceAt: moment,
  fair: z.number(),
  edge: z.number(),
  verdict: z.enum(['bet', 'lean', 'pass']),
  stars: z.int(),
  units: z.number(),
  worst: z.number().nullable(),
  shownAt: moment,
  rules: z.enum(['us_five_innings', 'us_full_game']),
});
export type RevealedPick = z.infer<typeof RevealedPick>;
