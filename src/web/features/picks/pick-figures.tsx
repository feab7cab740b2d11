import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Proof } from '#contract/analysis.ts';
import type { PickView } from '#contract/content/read-answer.ts';
import { formatMoney, formatOdds, formatPercent, formatUnits } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { StarRating } from '../../ui/star-rating.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { confidenceLabel, confidencePercent, DEFAULT_CONFIDENCE, NOT_RATED } from './confidence.ts';
import { FigureStrip } from './figure-strip.tsx';

const CONFIDENCE_MEANING =
  'Rates how sure the edge is, not how likely the bet wins or that the edge is real: 20% a star.';

/** What to stake, what the bet is worth, how sure that is and how many books say so. */
export function PickFigures({ pick }: { pick: PickView }) {
  const { oddsFormat } = useReader();
  const { fairProbability, oddsDecimal, edge, units, unitsText, proof } = pick;
  const fair = { text: pick.fairOdds, decimal: pick.fairDecimal };
  const isDrawn = Boolean(oddsDecimal) && edge !== undefined;
  const figures = [
    units !== undefined && { name: 'Stake', value: <Stake units={units} dollars={pick.stakeDollars} /> },
    unitsText && { name: 'Stake', value: <Numeral>{unitsText}</Numeral> },
    pick.fairOdds && { name: 'Fair price', value: <Numeral>{formatOdds(oddsFormat, fair)}</Numeral> },
    fairProbability !== undefined &&
      !isDrawn && { name: 'Fair chance', value: <Numeral>{formatPercent(fairProbability)}</Numeral> },
    { name: 'Data confidence', value: <Rating pick={pick} /> },
    proof && { name: 'Books behind it', value: <Books books={proof.books} /> },
  ].filter((figure) => typeof figure === 'object');
  return <FigureStrip figures={figures} />;
}

const Numeral = ({ children }: { children: ReactNode }) => (
  <span className="numeral wrap-anywhere font-semibold">{children}</span>
);

function Stake({ units, dollars }: { units: number; dollars: number | undefined }) {
  if (units === 0) return <span className="text-muted">no stake</span>;
  const inUnits = `${formatUnits(units)} u`;
  return (
    <span
      title="1 unit is 1% of your bankroll, unless you set another"
      className="flex flex-wrap items-baseline gap-x-2"
    >
      {dollars === undefined ? (
        <Numeral>{inUnits}</Numeral>
      ) : (
        <>
          <Numeral>{formatMoney(Math.round(dollars * 100))}</Numeral>
          <span className="numeral text-caption text-muted">{inUnits}</span>
        </>
      )}
    </span>
  );
}

function Rating({ pick: { confidence, verdict } }: { pick: PickView }) {
  const meaning = confidence === undefined ? NOT_RATED : CONFIDENCE_MEANING;
  return (
    <>
      {/* As high as the lines of the figures beside it. */}
      <span className="flex min-h-5.75 flex-wrap items-center gap-x-2">
        <StarRating value={confidence ?? DEFAULT_CONFIDENCE} isQuiet={verdict === 'pass' || confidence === undefined} />
        <span className="flex items-center gap-x-2">
          <span className="numeral text-caption text-muted">{confidencePercent(confidence)}%</span>
          <Tooltip content={meaning}>
            <button
              type="button"
              aria-label={`About the confidence rating: ${meaning}`}
              className="relative -m-1.5 grid size-6 place-items-center rounded-full text-faint hover:text-text max-sm:after:absolute max-sm:after:-inset-2.5"
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

/** Of the books that quote the bet those whose prices the fair chance rests on: those of one house have one voice, as in the words. */
function Books({ books }: { books: Proof['books'] }) {
  const heard = books.filter(({ weight }) => weight > 0);
  const houses = new Set(heard.map(({ book, family = book }) => family)).size;
  const sharp = heard.filter((book) => book.sharp).length;
  return (
    <span>
      <Numeral>{houses}</Numeral>{' '}
      <span className="text-caption text-muted" title="Independent books, of all that quote the bet">
        of {books.length}
        {sharp > 0 ? `, ${sharp} sharp` : ''}
      </span>
    </span>
  );
}
