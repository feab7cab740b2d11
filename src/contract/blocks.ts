import * as z from 'zod/mini';
import { PriceMove } from './price-move.ts';
import { BetRef } from './research/bet.ts';
import { Figure } from './research/quantities.ts';
import { Ticket } from './ticket.ts';
import { Verdict } from './verdict.ts';

/**
 * What an answer is made of, in the order in which it is read. Every figure is a text as it is shown, with its sign, $ or %, and
 * beside it the value that was computed.
 */

export const MOST_ROWS = 30;
const MOST_COLUMNS = 10;
const MOST_POINTS = 200;
const MOST_FIGURES = 24;
const FEWEST_CHOICES = 2;
export const MOST_CHOICES = 4;
export const MOST_BLOCKS = 24;

/** What a block may cite: a mark such as [1] in its words is a place in this list. */
const evidenceIds = z.array(z.string());
/** Said of the block below it. */
const note = z.optional(z.string());
const figures = z.array(Figure).check(z.maxLength(MOST_FIGURES));

const TextBlock = z.object({ kind: z.literal('text'), text: z.string(), evidenceIds });

/** Picks of this answer by their ids; they stand whole beside the blocks. */
const PicksBlock = z.object({
  kind: z.literal('picks'),
  ids: z.array(z.string()).check(z.minLength(1)),
  evidenceIds,
});
/** The parlay of these picks, or one that stands here whole. */
const ParlayBlock = z.object({
  kind: z.literal('parlay'),
  id: z.string(),
  ticket: z.optional(Ticket),
  evidenceIds,
});

/** One price that a bet is judged at. `label` says whose it is: `Yours`, or the book's title. */
const JudgedPrice = z.object({
  label: z.string(),
  /** The provider's title; null for a stated price at no book. */
  book: z.nullable(z.string()),
  price: Figure,
  /** The chance to win that this price is valued with, where it is another than the books' own. */
  chance: z.optional(Figure),
  /** Expected profit of one unit staked. */
  edge: Figure,
  /** The same of $100; absent in older answers. */
  perHundred: z.optional(Figure),
  /** Null where no stored quote of this very bet stands behind its chances. */
  verdict: z.nullable(Verdict),
  /** Why nothing is staked, in a few words. */
  reason: z.optional(z.string()),
  stake: z.optional(Figure),
});

/** One stated bet, judged: never another side, line or player than `bet` says. The price that was stated comes first. */
const VerdictBlock = z.object({
  kind: z.literal('verdict'),
  /** Line and side included: `Kansas City Chiefs -5.5`. */
  bet: z.string(),
  /** The same for programs; absent in older answers. */
  on: z.optional(z.pick(BetRef, { eventId: true, market: true, side: true, line: true, player: true })),
  game: z.string(),
  startsAt: z.nullable(z.iso.datetime()),
  /** None where it can be taken nowhere and no price was stated. */
  prices: z.array(JudgedPrice).check(z.maxLength(6)),
  /** The fair chance. */
  chance: Figure,
  /** Chance of a push, fair price, the price that it is good to, stake. */
  figures,
  why: z.optional(z.string()),
  risk: z.optional(z.string()),
  note,
  evidenceIds,
});

/**
 * What the values of a column are: `price` is what a book pays, in decimal odds; `fair` one without a margin; `chance` and
 * `rate` are fractions, `money` is cents, `age` seconds, `time` an ISO instant.
 */
export const ColumnKind = z.enum([
  'text',
  'book',
  'price',
  'fair',
  'chance',
  'rate',
  'money',
  'points',
  'count',
  'time',
  'age',
]);
export type ColumnKind = z.infer<typeof ColumnKind>;

const TableColumn = z.object({ key: z.string(), label: z.string(), kind: ColumnKind });

const TableCell = z.object({
  /** As it is read; a dash where there is nothing. */
  text: z.string(),
  value: z.optional(z.union([z.number(), z.string(), z.null()])),
  /** The points that a price holds on, as they are read. */
  line: z.optional(z.string()),
  /** Said below it in small. */
  detail: z.optional(z.string()),
  /** Of a price, or of the book of the row's price: where the bet is taken, and at which book. */
  link: z.optional(z.object({ url: z.string(), book: z.string() })),
  tone: z.optional(z.enum(['good', 'bad'])),
});
export type TableCell = z.infer<typeof TableCell>;

/** `best`: of the rows the one to take; `reference`: what only informs. Both are said in words, too. */
export const TableRow = z.object({ cells: z.array(TableCell), mark: z.optional(z.enum(['best', 'reference'])) });
export type TableRow = z.infer<typeof TableRow>;

type TableShape = { columns: { kind: ColumnKind }[]; rows: { cells: unknown[] }[] };

/** The first column names the row. Where a price stands, its row holds book and line as well. */
export const TableBlock = z
  .object({
    kind: z.literal('table'),
    /** `bets`: rows of stated bets, one or two prices each, to be read against each other. */
    form: z.optional(z.literal('bets')),
    caption: z.string(),
    columns: z.array(TableColumn).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
    rows: z.array(TableRow).check(z.maxLength(MOST_ROWS)),
    /** How many there are, shown or not: `10 of 16 games`. */
    total: z.nullable(z.object({ value: z.int(), text: z.string() })),
    note,
    evidenceIds,
  })
  .check(
    z.refine(
      ({ columns, rows }: TableShape) => rows.every(({ cells }) => cells.length === columns.length),
      'every row must have a cell for each column',
    ),
    z.refine(
      ({ columns }: TableShape) => !hasKind(columns, 'price') || hasKind(columns, 'book'),
      'a price must have its book in the same row',
    ),
  );
export type TableBlock = z.infer<typeof TableBlock>;

function hasKind(columns: TableShape['columns'], kind: ColumnKind): boolean {
  return columns.some((column) => column.kind === kind);
}

/** A sum: the inputs as they were read, the figure that was asked for first, and the way there in words. */
const CalculationBlock = z.object({
  kind: z.literal('calculation'),
  calc: z.string(),
  /** What `calculate` was asked: its inputs can be written anew. Absent in older answers. */
  asked: z.optional(z.record(z.string(), z.unknown())),
  title: z.string(),
  inputs: figures,
  figures: figures.check(z.minLength(1)),
  formula: z.string(),
  notes: z.array(z.string()),
  /** What the question left open. */
  assumed: z.array(z.string()),
  note,
  evidenceIds,
});

/** How one price moved: in words with the price before and after, and every recorded point, oldest first. */
const SeriesBlock = z.object({
  kind: z.literal('series'),
  title: z.string(),
  text: z.string(),
  points: z.array(PriceMove).check(z.minLength(1), z.maxLength(MOST_POINTS)),
  evidenceIds,
});

const Fact = z.object({
  text: z.string(),
  sourceName: z.string(),
  sourceUrl: z.optional(z.string()),
  observedAt: z.iso.datetime(),
  /** What it does to a price here. */
  effect: z.optional(z.string()),
});

const FactsBlock = z.object({
  kind: z.literal('facts'),
  title: z.string(),
  facts: z.array(Fact).check(z.minLength(1), z.maxLength(MOST_ROWS)),
  note,
  evidenceIds,
});

/** A question back, which names each reading. A choice is a button that sends its words. */
const ChoicesBlock = z.object({
  kind: z.literal('choices'),
  question: z.string().check(z.endsWith('?', 'a question back must end with "?"')),
  choices: z.array(z.object({ words: z.string() })).check(z.minLength(FEWEST_CHOICES), z.maxLength(MOST_CHOICES)),
  evidenceIds,
});

export const Block = z.discriminatedUnion('kind', [
  TextBlock,
  PicksBlock,
  ParlayBlock,
  VerdictBlock,
  TableBlock,
  CalculationBlock,
  SeriesBlock,
  FactsBlock,
  ChoicesBlock,
]);
export type Block = z.infer<typeof Block>;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** The fields of each kind that are words, and may arrive in pieces. */
export const BLOCK_WORDS: { readonly [Kind in BlockKind]: readonly (keyof BlockOf<Kind> & string)[] } = {
  text: ['text'],
  picks: [],
  parlay: [],
  verdict: ['why', 'risk', 'note'],
  table: ['note'],
  calculation: ['note'],
  series: ['text'],
  facts: ['note'],
  choices: [],
};
