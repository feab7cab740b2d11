import type { TrendDay } from '#contract/admin-trends.ts';
import { formatDate } from '../../lib/format-date.ts';
import { DataTable } from '../../ui/data-table.tsx';

export type Series = { label: string; of: (day: TrendDay) => number; words: (value: number) => string; fill: string };
type Props = { caption: string; days: readonly TrendDay[]; series: readonly Series[] };

const WIDTH = 600;
const HEIGHT = 96;
const EMPTY_HEIGHT = 2;

/** Bars by day, those of one day side by side on one scale; the same as a table for those who do not see it. */
export function DayBars({ caption, days, series }: Props) {
  const most = Math.max(...days.flatMap((day) => series.map(({ of }) => of(day))), 0);
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const [leading] = series;
  return (
    <figure>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-28 w-full">
        {days.map((day, at) => (
          <Day key={day.day} day={day} at={at} of={days.length} most={most} series={series} />
        ))}
      </svg>
      <figcaption className="mt-2 flex justify-between gap-3 text-faint text-xs">
        <span>{formatDate(first.day, 'UTC')}</span>
        <span>
          most in a day <span className="numeral text-muted">{leading?.words(most)}</span>
        </span>
        <span>{formatDate(last.day, 'UTC')}</span>
      </figcaption>
      <DataTable
        look="spoken"
        caption={caption}
        columns={[
          { key: 'day', label: 'Day', cell: ({ day }) => day },
          ...series.map(({ label, of, words }) => ({
            key: label,
            label,
            cell: (day: TrendDay) => words(of(day)),
          })),
        ]}
        rows={days}
        idOf={({ day }) => day}
      />
    </figure>
  );
}

type DayProps = { day: TrendDay; at: number; of: number; most: number; series: readonly Series[] };

function Day({ day, at, of, most, series }: DayProps) {
  const step = WIDTH / of;
  const gap = step / 4;
  const width = (step - gap) / series.length;
  return series.map(({ label, of: read, fill }, place) => {
    const value = read(day);
    const height = value <= 0 ? EMPTY_HEIGHT : Math.max(6, (value / most) * HEIGHT);
    return (
      <rect
        key={label}
        x={at * step + gap / 2 + place * width}
        y={HEIGHT - height}
        width={width}
        height={height}
        rx="2"
        className={value <= 0 ? 'fill-line-strong' : fill}
      />
    );
  });
}
