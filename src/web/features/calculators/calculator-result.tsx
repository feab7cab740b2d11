import type { CalculateResult } from '#contract/research/calculate-result.ts';
import type { Figure } from '#contract/research/quantities.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { classNames } from '../../ui/class-names.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';

type Props = { result: CalculateResult; assumed: readonly string[]; isOld: boolean };

/** What was asked for, large; then what it means, what else was worked out, and what it rests on. */
export function CalculatorResult({ result, assumed, isOld }: Props) {
  const { figures, answer, notes } = result;
  const large = largeOnes(figures);
  const others = figures.filter((figure) => !large.includes(figure));
  return (
    <div className={classNames('flex flex-col gap-5 transition-opacity', isOld && 'opacity-55')}>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {large.map((figure, at) => (
          // On a phone the ends of a bet stand beside each other, below the stake.
          <div
            key={figure.key}
            className={classNames('min-w-0', at === 0 && isEnd(large.at(-1)) && 'max-sm:basis-full')}
          >
            <dt className="text-caption text-faint">{figure.label}</dt>
            <dd className={classNames('numeral wrap-anywhere font-semibold', sizeOf(large), colourOf(figure))}>
              {withMinusSigns(figure.text)}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="max-w-prose text-body">
        {withMinusSigns(answer)}
      </p>
      {others.length > 0 ? (
        <dl className="divide-y divide-line border-line border-y text-sm">
          {others.map((figure) => (
            <div key={figure.key} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="text-muted">{figure.label}</dt>
              <dd className={classNames('numeral break-words text-right', colourOf(figure))}>
                {withMinusSigns(figure.text)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {assumed.length + notes.length > 0 ? (
        <ul className="flex flex-col gap-1 text-caption text-muted">
          {assumed.map((text) => (
            <li key={text}>
              <strong className="mr-1.5 font-semibold text-text">Assumed</strong>
              {withMinusSigns(text)}
            </li>
          ))}
          {notes.map((text) => (
            <li key={text}>{withMinusSigns(text)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** How it is worked out. */
export function CalculatorFormula({ formula }: Pick<CalculateResult, 'formula'>) {
  return (
    <details className="group text-sm">
      <FoldSummary className="-my-2 min-h-touch w-fit rounded-control text-muted hover:text-text sm:min-h-9">
        The formula
      </FoldSummary>
      <p className="mt-2 rounded-control bg-raised px-4 py-3 text-muted">{withMinusSigns(formula)}</p>
    </details>
  );
}

/** What is left by each way that it can end, such as `ifHedgeWins`. */
const isEnd = (figure: Figure | undefined): boolean => figure?.unit === 'cents' && /^if[A-Z]/.test(figure.key);

/** The first, with each end where there are several, else with what it is in money; where it is the first of several alike, such as the stake at each price, all of them. */
function largeOnes(figures: readonly Figure[]): readonly Figure[] {
  const ends = figures.filter(isEnd);
  if (ends.length > 1) return [...figures.slice(0, 1), ...ends];
  const stem = figures[0]?.key.match(/^(.*\D)1$/)?.[1];
  if (stem === undefined) return figures.slice(0, figures[1]?.unit === 'cents' ? 2 : 1);
  const end = figures.findIndex(({ key }, at) => key !== `${stem}${at + 1}`);
  return end < 0 ? figures : figures.slice(0, end);
}

const sizeOf = ({ length }: readonly Figure[]): string =>
  length > 2 ? 'text-pick' : 'text-title sm:text-[2.25rem] sm:leading-tight';

/** Shares whose sign says whether it is worth it. Green and red go with a + and a -. */
const WORTH: ReadonlySet<string> = new Set(['ev', 'edge', 'evCents', 'profit', 'clv', 'noVig', 'return', 'units']);

function colourOf(figure: Figure): string | false {
  const { key, value, unit } = figure;
  if (!(WORTH.has(key) || isEnd(figure)) || unit === 'count' || value === 0) return false;
  return value > 0 ? 'text-edge' : 'text-red';
}
