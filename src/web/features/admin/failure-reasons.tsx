import type { FailureReason } from '#contract/admin-trends.ts';
import { Bar } from '../../ui/bar.tsx';

const whole = (count: number): string => count.toLocaleString('en-US');

/** The most frequent reasons, each with its bar on one scale. */
export function FailureReasons({ failures }: { failures: readonly FailureReason[] }) {
  if (failures.length === 0) return <p className="text-muted text-sm">No answer has failed.</p>;
  const most = Math.max(...failures.map(countOf));
  return (
    <ul className="flex flex-col gap-3">
      {failures.map((failure) => (
        <li key={failure.reason} className="flex flex-col gap-1.5">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="wrap-anywhere min-w-0">{failure.reason}</span>
            <span className="numeral font-medium">{whole(countOf(failure))}</span>
          </p>
          <Bar
            share={countOf(failure) / most}
            fill={failure.unanswered > 0 ? 'fill-red' : 'fill-amber'}
            className="h-2"
          />
          <p className="text-caption text-faint">{wordsOf(failure)}</p>
        </li>
      ))}
    </ul>
  );
}

const countOf = ({ unanswered, withoutModel }: FailureReason): number => unanswered + withoutModel;

const wordsOf = ({ unanswered, withoutModel }: FailureReason): string =>
  [
    unanswered > 0 ? `${whole(unanswered)} without an answer` : '',
    withoutModel > 0 ? `${whole(withoutModel)} answered without the model` : '',
  ]
    .filter(Boolean)
    .join(', ');
