import type { Proof } from '#contract/analysis.ts';
import { formatOdds } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { type Reader, useReader } from '../../lib/reader.ts';

type Move = Proof['moves'][number];

const WIDTH = 320;
const HEIGHT = 72;
const PAD = 4;

/** How the picked price moved at its book: a small chart, and the same as a table for those who do not see it. */
export function PriceMoves({ moves, book }: { moves: readonly Move[]; book: string | undefined }) {
  const first = moves[0];
  const last = moves.at(-1);
  const heading = `Price movement${book ? ` at ${book}` : ''}`;
  return (
    <div className="min-w-0">
      <h4 className="font-medium text-caption text-text">{heading}</h4>
      {!first || !last || moves.length < 2 ? (
        <p className="mt-2 text-caption text-muted">No move has been recorded at this book.</p>
      ) : (
        <>
          <MoveChart moves={moves} first={first} last={last} />
          <MoveTable moves={moves} caption={heading} />
        </>
      )}
    </div>
  );
}

function MoveChart({ moves, first, last }: { moves: readonly Move[]; first: Move; last: Move }) {
  const reader = useReader();
  const { path, end } = stepPath(moves);
  return (
    <figure className="mt-2">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-18 w-full overflow-visible"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line" vectorEffect="non-scaling-stroke" />
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
          <span className="numeral text-muted">{priceOf(first, reader)}</span> {formatMoment(first.at, reader.timeZone)}
        </span>
        <span className="text-right">
          {formatMoment(last.at, reader.timeZone)} <span className="numeral text-text">{priceOf(last, reader)}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function MoveTable({ moves, caption }: { moves: readonly Move[]; caption: string }) {
  const reader = useReader();
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Seen</th>
          <th scope="col">Line</th>
          <th scope="col">Odds</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move.at}>
            <td>{formatMoment(move.at, reader.timeZone)}</td>
            <td>{move.line ?? 'none'}</td>
            <td>{priceOf(move, reader)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A price holds until the next one: steps, not slopes. Up is a better price for the bettor. */
function stepPath(moves: readonly Move[]): { path: string; end: { x: number; y: number } } {
  const times = moves.map(({ at }) => Date.parse(at));
  const prices = moves.map(({ oddsDecimal }) => oddsDecimal);
  const x = scale(Math.min(...times), Math.max(...times), PAD, WIDTH - PAD);
  const y = scale(Math.min(...prices), Math.max(...prices), HEIGHT - PAD * 2, PAD * 2);
  const points = moves.map(({ oddsDecimal }, position) => ({ x: x(times[position] ?? 0), y: y(oddsDecimal) }));
  const path = points.map((point, position) => (position === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`));
  return { path: path.join(''), end: points.at(-1) ?? { x: 0, y: 0 } };
}

/** From one range to another, in tenths of a pixel; a range without width lies in the middle. */
function scale(from: number, to: number, low: number, high: number): (value: number) => number {
  const at = (value: number) => (to === from ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low));
  return (value) => Math.round(at(value) * 10) / 10;
}

const priceOf = ({ odds, oddsDecimal }: Move, { oddsFormat }: Reader): string =>
  formatOdds(oddsFormat, { text: odds, decimal: oddsDecimal });
