import { useRef, useState } from 'react';
import type { FactRow } from '#contract/research/facts.ts';
import type { MarketMoves } from '#contract/research/moves.ts';
import { formatOdds } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { useWidth } from '../../lib/use-width.ts';
import { type Movement, momentsOf, movementOf, scalesOf, stepPath, ticksOf, valueAt } from './movement.ts';
import { MovementReadout, signedLine } from './movement-readout.tsx';
import { MovementTable } from './movement-table.tsx';

const HEIGHT = 240;
const AXIS_WIDTH = 52;

type Props = { moves: MarketMoves; injuries: readonly FactRow[]; nowMs: number };

/** How a market moved at each book and at all together, to be read at any moment with the pointer, a finger or the arrow keys. */
export function MovementChart({ moves, injuries, nowMs }: Props) {
  const movement = movementOf(moves, nowMs);
  const [frame, width] = useWidth<HTMLDivElement>();
  const [moment, setMoment] = useState<number | null>(null);
  if (!movement) return <p className="text-muted text-sm">No price is recorded yet.</p>;
  const shownMs = Math.min(moment ?? movement.toMs, movement.toMs);
  const told = moment === null ? undefined : toldAt(injuries, moment, movement);
  return (
    <figure className="relative flex min-w-0 flex-col gap-3 overflow-hidden">
      <MovementReadout moves={moves} measure={movement.measure} atMs={shownMs} isNow={moment === null} />
      <div ref={frame} className="relative min-w-0" style={{ height: HEIGHT + 24 }}>
        {width > 0 ? (
          <Plot
            movement={movement}
            market={moves.market}
            injuries={injuries}
            width={width - AXIS_WIDTH}
            shownMs={shownMs}
            isHeld={moment !== null}
          />
        ) : null}
        <Slider movement={movement} shownMs={shownMs} onMove={setMoment} />
      </div>
      <figcaption className="text-faint text-xs">
        {movement.measure === 'price'
          ? 'The thick line is the fair price of all books without their margin; the thin ones are what each book asks. Above the thick line a price pays more than it is worth.'
          : 'The thick line is the line that most books sell; the thin ones are each book’s own.'}
        {injuries.length > 0 ? ' Marks below are when an injury was reported.' : ''}
        {told ? <strong className="mt-1 block font-medium text-amber">{told.text}</strong> : null}
      </figcaption>
      <MovementTable moves={moves} />
    </figure>
  );
}

/** So near to a mark, as a share of the time that is drawn, its report is told. */
const NEAR = 0.02;

function toldAt(injuries: readonly FactRow[], atMs: number, { fromMs, toMs }: Movement): FactRow | undefined {
  const awayMs = ({ observedAt }: FactRow) => Math.abs(Date.parse(observedAt) - atMs);
  const nearest = injuries.toSorted((a, b) => awayMs(a) - awayMs(b))[0];
  return nearest && awayMs(nearest) <= (toMs - fromMs) * NEAR ? nearest : undefined;
}

type PlotProps = {
  movement: Movement;
  market: string;
  injuries: readonly FactRow[];
  width: number;
  shownMs: number;
  isHeld: boolean;
};

function Plot({ movement, market, injuries, width, shownMs, isHeld }: PlotProps) {
  const { oddsFormat, timeZone } = useReader();
  const { measure, consensus, books, fromMs, toMs } = movement;
  const scales = scalesOf(movement, { width, height: HEIGHT });
  const label = (value: number) =>
    measure === 'line' ? signedLine(value, market) : formatOdds(oddsFormat, { decimal: 1 / value });
  const fair = valueAt(consensus, shownMs);
  const marks = injuries.filter(({ observedAt }) => Date.parse(observedAt) >= fromMs && Date.parse(observedAt) <= toMs);
  return (
    <svg
      aria-hidden="true"
      width={width + AXIS_WIDTH}
      height={HEIGHT + 24}
      className="absolute inset-0 overflow-visible"
    >
      {ticksOf(movement).map((value) => (
        <g key={value}>
          <line x1="0" x2={width} y1={scales.y(value)} y2={scales.y(value)} className="stroke-line" />
          <text x={width + AXIS_WIDTH} y={scales.y(value) + 4} textAnchor="end" className="numeral fill-faint text-2xs">
            {label(value)}
          </text>
        </g>
      ))}
      {books.map(({ bookKey, canBet, steps }) => (
        <path
          key={bookKey}
          d={stepPath(steps, toMs, scales)}
          fill="none"
          strokeWidth="1"
          strokeDasharray={canBet ? undefined : '2 3'}
          className={canBet ? 'stroke-muted/45' : 'stroke-faint/60'}
        />
      ))}
      <path d={stepPath(consensus, toMs, scales)} fill="none" strokeWidth="2.5" className="stroke-steel" />
      {marks.map(({ evidenceId, observedAt }) => (
        <path
          key={evidenceId}
          d={`M${scales.x(Date.parse(observedAt))} ${HEIGHT - 9}l5 9h-10z`}
          className="fill-amber"
        />
      ))}
      <line x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
      {isHeld ? (
        <line x1={scales.x(shownMs)} x2={scales.x(shownMs)} y1="0" y2={HEIGHT} className="stroke-muted" />
      ) : null}
      {fair === null ? null : (
        <circle
          cx={scales.x(shownMs)}
          cy={scales.y(fair)}
          r="4"
          strokeWidth="2"
          className="fill-surface stroke-steel"
        />
      )}
      <text x="0" y={HEIGHT + 18} className="fill-faint text-2xs">
        {formatMoment(new Date(fromMs).toISOString(), timeZone)}
      </text>
      <text x={width} y={HEIGHT + 18} textAnchor="end" className="fill-faint text-2xs">
        {formatMoment(new Date(toMs).toISOString(), timeZone)}
      </text>
    </svg>
  );
}

type SliderProps = { movement: Movement; shownMs: number; onMove: (atMs: number | null) => void };

/** A native slider over the plot: its steps are the moments at which something changed. A pointer that only passes over reads too. */
function Slider({ movement, shownMs, onMove }: SliderProps) {
  const { timeZone } = useReader();
  const field = useRef<HTMLInputElement>(null);
  const moments = momentsOf(movement);
  const at = Math.max(
    0,
    moments.findLastIndex((moment) => moment <= shownMs),
  );
  const readAt = (clientX: number) => {
    const box = field.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const share = Math.min(1, Math.max(0, (clientX - box.left) / box.width));
    onMove(movement.fromMs + share * (movement.toMs - movement.fromMs));
  };
  return (
    <input
      ref={field}
      type="range"
      aria-label="Moment of the chart"
      min={0}
      max={moments.length - 1}
      value={at}
      aria-valuetext={formatMoment(new Date(shownMs).toISOString(), timeZone)}
      onChange={({ target }) => onMove(moments[Number(target.value)] ?? null)}
      onPointerMove={({ clientX }) => readAt(clientX)}
      onPointerDown={(event) => {
        // The thumb would jump to a step; the pointer reads where it is.
        if (event.pointerType === 'mouse') event.preventDefault();
        readAt(event.clientX);
      }}
      onPointerLeave={() => onMove(null)}
      onBlur={() => onMove(null)}
      style={{ width: `calc(100% - ${AXIS_WIDTH}px)`, height: HEIGHT }}
      className="absolute top-0 left-0 m-0 cursor-crosshair touch-pan-y appearance-none bg-transparent opacity-0 focus-visible:opacity-100 [&::-webkit-slider-thumb]:size-0 [&::-webkit-slider-thumb]:appearance-none"
    />
  );
}
