import type { RecordFigures } from '#contract/record.ts';
import { formatDate } from '../../lib/format-date.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';

const WIDTH = 1000;
const HEIGHT = 220;

const signed = (units: number): string => withMinusSigns(`${units > 0 ? '+' : ''}${units.toFixed(1)}`);

/** Units won by the end of each day. Both lines are drawn in neutral colours: a losing record looks as calm as a winning one. */
export function RecordCurve({ curve }: Pick<RecordFigures, 'curve'>) {
  const first = curve[0];
  const last = curve.at(-1);
  if (!first || !last) return null;
  const values = curve.flatMap(({ units, flat }) => [units, flat]);
  const top = Math.max(1, ...values);
  const bottom = Math.min(-1, ...values);
  const y = (units: number) => ((top - units) / (top - bottom)) * HEIGHT;
  const path = (read: (point: (typeof curve)[number]) => number) =>
    `M0 ${y(0).toFixed(1)} ${curve.map((point, at) => `L${(((at + 1) / curve.length) * WIDTH).toFixed(1)} ${y(read(point)).toFixed(1)}`).join(' ')}`;
  const line = 'fill-none [vector-effect:non-scaling-stroke]';
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">Units won, day by day</span>
        <span className="flex flex-wrap gap-x-5 text-caption text-muted">
          <span>
            <span aria-hidden="true" className="mr-2 inline-block h-0.5 w-5 bg-text align-middle" />
            stated units <b className="numeral text-text">{signed(last.units)}</b>
          </span>
          <span>
            <span aria-hidden="true" className="mr-2 inline-block h-0.5 w-5 bg-steel align-middle" />
            one unit each <b className="numeral text-text">{signed(last.flat)}</b>
          </span>
        </span>
      </figcaption>
      <div className="relative pr-12">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`From ${first.day} to ${last.day}: ${signed(last.units)} units at the stated stakes, ${signed(last.flat)} at one unit each. Highest ${signed(top)}, lowest ${signed(bottom)}.`}
          className="h-44 w-full overflow-visible sm:h-56"
        >
          <path d={`M0 ${y(0)} H${WIDTH}`} className={`${line} stroke-line-strong`} />
          <path d={path(({ flat }) => flat)} strokeWidth="1.5" className={`${line} stroke-steel`} />
          <path d={path(({ units }) => units)} strokeWidth="2" className={`${line} stroke-text`} />
        </svg>
        <svg aria-hidden="true" className="numeral absolute inset-0 size-full overflow-visible text-caption">
          {[top, 0, bottom].map((units) => (
            <text
              key={units}
              x="100%"
              y={`${((y(units) / HEIGHT) * 100).toFixed(2)}%`}
              textAnchor="end"
              dominantBaseline="middle"
              className="fill-faint"
            >
              {signed(units)}
            </text>
          ))}
        </svg>
      </div>
      <div className="numeral flex justify-between pr-12 text-caption text-faint">
        <span>{formatDate(first.day, 'UTC')}</span>
        <span>{formatDate(last.day, 'UTC')}</span>
      </div>
    </figure>
  );
}
