import type { BetSummary } from '#contract/bets/tracked-bet.ts';
import { formatDate } from '../../lib/format-date.ts';
import { money, signedMoney } from './bet-words.ts';

const WIDTH = 1000;
const HEIGHT = 220;
/** Two labels that stand nearer would cover each other. */
const LEAST_GAP = HEIGHT / 9;
const LEAST_SPAN_CENTS = 1_000;

/** Profit by the end of each day, in one calm line: a losing month looks as quiet as a winning one. */
export function ProfitCurve({ curve }: Pick<BetSummary, 'curve'>) {
  const first = curve[0];
  const last = curve.at(-1);
  if (!first || !last) return null;
  const values = curve.map(({ profitCents }) => profitCents);
  const top = Math.max(LEAST_SPAN_CENTS, ...values);
  const bottom = Math.min(0, ...values) === 0 ? 0 : Math.min(-LEAST_SPAN_CENTS, ...values);
  const y = (cents: number) => ((top - cents) / (top - bottom)) * HEIGHT;
  const x = (at: number) => (((at + 1) / curve.length) * WIDTH).toFixed(1);
  const points = curve.map(({ profitCents }, at) => `L${x(at)} ${y(profitCents).toFixed(1)}`).join(' ');
  const line = 'fill-none [vector-effect:non-scaling-stroke]';
  const marks = [0, top, bottom].filter((cents) => cents === 0 || Math.abs(y(cents) - y(0)) > LEAST_GAP);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-semibold">Profit, day by day</figcaption>
      <div className="relative pr-20">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`From ${first.day} to ${last.day}: ${signedMoney(last.profitCents)}. Highest ${money(Math.max(...values))}, lowest ${money(Math.min(...values))}.`}
          className="h-44 w-full overflow-visible sm:h-56"
        >
          <path d={`M0 ${y(0).toFixed(1)} ${points} L${WIDTH} ${y(0).toFixed(1)} Z`} className="fill-steel/10" />
          <path d={`M0 ${y(0).toFixed(1)} H${WIDTH}`} className={`${line} stroke-line-strong`} />
          <path d={`M0 ${y(0).toFixed(1)} ${points}`} strokeWidth="2" className={`${line} stroke-text`} />
        </svg>
        {marks.map((cents) => (
          <span
            key={cents}
            aria-hidden="true"
            style={{ top: `${(y(cents) / HEIGHT) * 100}%` }}
            className="numeral absolute right-0 -translate-y-1/2 text-caption text-faint"
          >
            {axis(cents)}
          </span>
        ))}
      </div>
      <div className="numeral flex justify-between pr-20 text-caption text-faint">
        <span>{formatDate(first.day, 'UTC')}</span>
        {curve.length > 1 ? <span>{formatDate(last.day, 'UTC')}</span> : null}
      </div>
    </figure>
  );
}

/** Whole dollars are enough beside a line. */
const axis = (cents: number): string => signedMoney(Math.round(cents / 100) * 100).replace(/\.00$/, '');
