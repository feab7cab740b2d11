import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PickView } from '#contract/content/read-answer.ts';
import { formatMoney, formatOdds, formatPercent, formatUnits } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { StarRating } from '../../ui/star-rating.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { confidenceLabel, confidencePercent, DEFAULT_CONFIDENCE, NOT_RATED } from './confidence.ts';

const CONFIDENCE_MEANING = 'Rates how sure the edge is, not how likely the bet wins.';

/** The last of so many figures fills its row, of two columns or of four. */
const LAST_SPANS: Readonly<Record<number, string>> = {
  1: 'col-span-2 @lg:col-span-4',
  2: '@lg:col-span-3',
  3: 'col-span-2',
};

export function PickFigures({ pick }: { pick: PickView }) {
  const { oddsFormat } = useReader();
  const fair = { text: pick.fairOdds, decimal: pick.fairDecimal };
  const figures = [
    pick.fairOdds && { name: 'Fair price', value: <Numeral>{formatOdds(oddsFormat, fair)}</Numeral> },
    pick.fairProbability !== undefined && { name: 'Fair chance', value: <FairChance pick={pick} /> },
    pick.units !== undefined && { name: 'Stake', value: <Stake units={pick.units} dollars={pick.stakeDollars} /> },
    pick.unitsText && { name: 'Stake', value: <Numeral>{pick.unitsText}</Numeral> },
    { name: 'Confidence rating', value: <Rating pick={pick} /> },
  ].filter((figure) => typeof figure === 'object');
  return (
    <dl className="grid grid-cols-2 gap-px bg-line @lg:grid-cols-4">
      {figures.map(({ name, value }, position) => (
        <div
          key={name}
          className={classNames(
            'min-w-0 bg-surface px-4 py-3 sm:px-5',
            position === figures.length - 1 && LAST_SPANS[figures.length],
          )}
        >
          <dt className="text-faint text-xs">{name}</dt>
          <dd className="mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Numeral = ({ children }: { children: ReactNode }) => (
  <span className="numeral wrap-anywhere font-semibold">{children}</span>
);

function FairChance({ pick }: { pick: PickView }) {
  const sd = pick.proof?.fairProbabilitySd;
  return (
    <>
      <Numeral>{formatPercent(pick.fairProbability ?? 0)}</Numeral>
      {sd === undefined ? null : (
        <span className="numeral ml-2 text-caption text-muted" title="One standard deviation, in percentage points">
          ±{(sd * 100).toFixed(1)}
        </span>
      )}
    </>
  );
}

function Stake({ units, dollars }: { units: number; dollars: number | undefined }) {
  if (units === 0) return <span className="text-muted">no stake</span>;
  return (
    <span title="1 unit is 1% of your bankroll, unless you set another" className="flex flex-wrap gap-x-2">
      <Numeral>{formatUnits(units)} u</Numeral>
      {dollars === undefined ? null : <Numeral>{formatMoney(Math.round(dollars * 100))}</Numeral>}
    </span>
  );
}

function Rating({ pick: { confidence, verdict } }: { pick: PickView }) {
  const meaning = confidence === undefined ? NOT_RATED : CONFIDENCE_MEANING;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <StarRating value={confidence ?? DEFAULT_CONFIDENCE} isQuiet={verdict === 'pass' || confidence === undefined} />
        <span className="flex items-center gap-x-2">
          <span className="numeral text-caption text-muted">{confidencePercent(confidence)}%</span>
          <Tooltip content={meaning}>
            <button
              type="button"
              aria-label={`About the confidence rating: ${meaning}`}
              className="-m-1.5 grid size-6 place-items-center rounded-full text-faint hover:text-text"
            >
              <Info aria-hidden="true" className="size-3.5" />
            </button>
          </Tooltip>
        </span>
      </span>
      {verdict === 'pass' ? (
        <span className="mt-0.5 block text-2xs text-faint">{confidenceLabel(confidence)}</span>
      ) : null}
    </>
  );
}
