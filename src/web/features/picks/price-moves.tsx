import type { PriceMove } from '#contract/price-move.ts';
import { formatOdds } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { type Reader, useReader } from '../../lib/reader.ts';
import { DataTable } from '../../ui/data-table.tsx';

const WIDTH = 320;
const HEIGHT = 72;
const PAD = 4;

/** How the picked price moved at its book: a small chart, and the same as a table for those who do not see it. */
export function PriceMoves({
  moves,
  book,
  fair,
}: {
  moves: readonly PriceMove[];
  book: string | undefined;
  fair: Fair;
}) {
  const heading = `Price movement${book ? ` at ${book}` : ''}`;
  return (
    <div className="min-w-0">
      <h4 className="font-medium text-caption text-text">{heading}</h4>
      {moves.length < 2 ? (
        <p className="mt-2 text-caption text-muted">No move has been recorded at this book.</p>
      ) : (
        <MoveChart moves={moves} caption={heading} fair={fair} />
      )}
    </div>
  );
}

/** The fair price in decimal odds and as it reads; a line across the chart. */
type Fair = { decimal: number; text: string } | undefined;

type ChartProps = { moves: readonly PriceMove[]; caption: string; fair?: Fair };

/** The price over time with its first and its last; in a table all of them, for those who do not see it. */
export function MoveChart({ moves, caption, fair }: ChartProps) {
  const reader = useReader();
  const first = moves[0];
  const last = moves.at(-1);
  if (!first || !last) return null;
  const { path, end, fairY } = stepPath(moves, fair?.decimal);
  return (
    <>
      <figure className="mt-2">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-18 w-full overflow-visible"
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line" vectorEffect="non-scaling-stroke" />
          {fairY === undefined ? null : (
            <line
              x1="0"
              x2={WIDTH}
              y1={fairY}
              y2={fairY}
              strokeDasharray="4 4"
              className="stroke-muted"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path d={path} fill="none" strokeWidth="1.5" className="stroke-steel" vectorEffect="non-scaling-stroke" />
          <path
            d={`M${end.x} ${end.y}h0`}
            strokeWidth="7"
            strokeLinecap="round"
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <figcaption className="mt-1.5 flex justify-between gap-3 text-faint text-xs">
          <span>
            <span className="numeral text-muted">{priceOf(first, reader)}</span>{' '}
            {formatMoment(first.at, reader.timeZone)}
          </span>
          <span className="text-right">
            {formatMoment(last.at, reader.timeZone)} <span className="numeral text-text">{priceOf(last, reader)}</span>
          </span>
        </figcaption>
        {fair ? (
          <p className="mt-1 text-faint text-xs">
            The dashed line is the fair price, <span className="numeral text-muted">{fair.text}</span>: above it a price
            pays more than it is worth.
          </p>
        ) : null}
      </figure>
      <MoveTable moves={moves} caption={caption} />
    </>
  );
}

function MoveTable({ moves, caption }: { moves: readonly PriceMove[]; caption: string }) {
  const reader = useReader();
  return (
    <DataTable
      look="spoken"
      caption={caption}
      columns={[
        { key: 'at', label: 'Seen', cell: ({ at }) => formatMoment(at, reader.timeZone) },
        { key: 'line', label: 'Line', cell: ({ line }) => line ?? 'none' },
        { key: 'odds', label: 'Odds', cell: (move) => priceOf(move, reader) },
      ]}
      rows={moves}
      idOf={({ at }) => at}
    />
  );
}

/** A price holds until the next one: steps, not slopes. Up is a better price for the bettor. */
function stepPath(moves: readonly PriceMove[], fair: number | undefined) {
  const times = moves.map(({ at }) => Date.parse(at));
  const prices = moves.map(({ oddsDecimal }) => oddsDecimal);
  const x = scale(Math.min(...times), Math.max(...times), PAD, WIDTH - PAD);
  const scaled = fair === undefined ? prices : [...prices, fair];
  const y = scale(Math.min(...scaled), Math.max(...scaled), HEIGHT - PAD * 2, PAD * 2);
  const points = moves.map(({ oddsDecimal }, position) => ({ x: x(times[position] ?? 0), y: y(oddsDecimal) }));
  const path = points.map((point, position) => (position === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`));
  return {
    path: path.join(''),
    end: points.at(-1) ?? { x: 0, y: 0 },
    fairY: fair === undefined ? undefined : y(fair),
  };
}

/** From one range to another, in tenths of a pixel; a range without width lies in the middle. */
function scale(from: number, to: number, low: number, high: number): (value: number) => number {
  const at = (value: number) => (to === from ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low));
  return (value) => Math.round(at(value) * 10) / 10;
}

const priceOf = ({ odds, oddsDecimal }: PriceMove, { oddsFormat }: Reader): string =>
  formatOdds(oddsFormat, { text: odds, decimal: oddsDecimal });
