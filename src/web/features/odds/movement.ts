import type { MarketMoves } from '#contract/research/moves.ts';

type Series = MarketMoves['series'][number];
type Point = Series['points'][number];

/** What is drawn over the time: the books' lines where they moved, else their prices as chances. */
export type Measure = 'line' | 'price';

/** From a moment on; null: nothing was on offer. */
export type Step = { atMs: number; value: number | null };

export type Movement = {
  measure: Measure;
  fromMs: number;
  toMs: number;
  consensus: readonly Step[];
  books: readonly { bookKey: string; book: string; canBet: boolean; steps: readonly Step[] }[];
  low: number;
  high: number;
};

/** So much of the range is left free above and below. */
const ROOM = 0.12;
/** A range is never drawn smaller, so that a trifle does not look like a move: points, and chance. */
const LEAST_RANGE: Readonly<Record<Measure, number>> = { line: 1, price: 0.02 };

/** What a chart shows of a market's moves until now; null where nothing moved and nothing is drawn. */
export function movementOf(moves: MarketMoves, nowMs: number): Movement | null {
  const measure = hasMovedLines(moves) ? 'line' : 'price';
  const endMs = Math.min(nowMs, Date.parse(moves.startsAt));
  const books = moves.series.map(({ bookKey, book, canBet, points }) => ({
    bookKey,
    book,
    canBet,
    steps: points.map((point) => ({ atMs: Date.parse(point.at), value: measured(point, measure) })),
  }));
  const consensus = moves.consensus.map(({ at, line, chance }) => ({
    atMs: Date.parse(at),
    value: measure === 'line' ? line : chance,
  }));
  const steps = [...consensus, ...books.flatMap((book) => book.steps)];
  const values = steps.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return null;
  const fromMs = Math.min(...steps.map(({ atMs }) => atMs));
  const toMs = Math.max(endMs, ...steps.map(({ atMs }) => atMs));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const middle = (least + most) / 2;
  const half = (Math.max(most - least, LEAST_RANGE[measure]) / 2) * (1 + 2 * ROOM);
  return { measure, fromMs, toMs, consensus, books, low: middle - half, high: middle + half };
}

/** Two books on two lines that stand still are no move. */
const hasMovedLines = ({ series, consensus }: MarketMoves): boolean =>
  [...series.map(({ points }) => points.map(({ line }) => line)), consensus.map(({ line }) => line)].some(
    (lines) => new Set(lines.filter((line) => line !== null)).size > 1,
  );

/** A price asks for a chance of one in so many: that is what prices of all sizes can be compared by. */
const measured = ({ line, decimal }: Point, measure: Measure): number | null =>
  decimal === null ? null : measure === 'line' ? line : 1 / decimal;

/** What stood at a moment; null before the first, and where nothing was on offer. */
export const valueAt = (steps: readonly Step[], atMs: number): number | null =>
  steps.findLast((step) => step.atMs <= atMs)?.value ?? null;

/** The recorded point that stood then. */
export const pointAt = ({ points }: Series, atMs: number): Point | null =>
  points.findLast(({ at }) => Date.parse(at) <= atMs) ?? null;

const NICE = { line: [0.5, 1, 2, 5, 10, 20], price: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2] } as const;
const MOST_TICKS = 5;

/** Round values within the range, lowest first. */
export function ticksOf({ low, high, measure }: Pick<Movement, 'low' | 'high' | 'measure'>): number[] {
  const step = NICE[measure].find((size) => (high - low) / size <= MOST_TICKS) ?? NICE[measure][5];
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, nth) => Number(((first + nth) * step).toFixed(4)));
}

/** The moments at which anything changed, in order, with the end: where a reader of the chart may stop. */
export function momentsOf({ consensus, books, toMs }: Movement): number[] {
  const all = [...consensus, ...books.flatMap(({ steps }) => steps)].map(({ atMs }) => atMs);
  return [...new Set([...all, toMs])].sort((a, b) => a - b);
}

export type Frame = { width: number; height: number };

/** Places in a frame: time to the right, a longer price or a greater line upwards. */
export function scalesOf({ fromMs, toMs, low, high, measure }: Movement, { width, height }: Frame) {
  const span = Math.max(1, toMs - fromMs);
  const share = (value: number) => (value - low) / (high - low);
  return {
    x: (atMs: number) => round(((atMs - fromMs) / span) * width),
    y: (value: number) => round((measure === 'price' ? share(value) : 1 - share(value)) * height),
    timeAt: (x: number) => fromMs + (Math.min(Math.max(x, 0), width) / width) * span,
  };
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** A price holds until the next one: steps, not slopes, with a gap where nothing was on offer. */
export function stepPath(steps: readonly Step[], toMs: number, scales: ReturnType<typeof scalesOf>): string {
  const parts: string[] = [];
  let isDrawing = false;
  for (const { atMs, value } of steps) {
    const x = scales.x(atMs);
    if (isDrawing) parts.push(`H${x}`);
    if (value !== null) parts.push(isDrawing ? `V${scales.y(value)}` : `M${x} ${scales.y(value)}`);
    isDrawing = value !== null;
  }
  if (isDrawing) parts.push(`H${scales.x(toMs)}`);
  return parts.join('');
}
