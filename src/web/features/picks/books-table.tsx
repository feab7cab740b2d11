import type { BookQuote, Proof } from '#contract/analysis.ts';
import { formatOdds, formatPercent, type Price, withMinusSigns } from '../../lib/format-odds.ts';
import { formatAge } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import type { PickView } from './answer-view.ts';

const LEFT_OUT: Readonly<Record<NonNullable<BookQuote['leftOut']>, string>> = {
  stale: 'left out: too old',
  outlier: 'left out: far from the others',
  underround: 'left out: no margin in it',
  invalid: 'left out: incomplete',
  own_price: 'left out: the price being judged',
};

const FIGURE_CELL = 'px-2 py-2 text-right last:pr-4 sm:last:pr-5 @3xl:px-3';
const NUMBER_CELL = `${FIGURE_CELL} numeral whitespace-nowrap`;
const NAME_CELL = 'py-2 pr-3 pl-4 text-left font-normal sm:pl-5';

/** Every book's price with its margin and what it says of the picked outcome; the consensus below. Scrolls in its own box. */
export function BooksTable({ pick, proof }: { pick: PickView; proof: Proof }) {
  return (
    <section
      aria-label={`Prices by book of ${pick.pick}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard.
      tabIndex={0}
      className="scroll-hint-x relative overflow-x-auto -outline-offset-2"
    >
      <table className="w-full border-collapse text-caption">
        <caption className="sr-only">Every book's price, its margin, and the fair chance of {pick.pick} by it</caption>
        <thead>
          <tr className="border-line border-b align-bottom text-faint text-xs">
            <th scope="col" className={NAME_CELL}>
              Book
            </th>
            {outcomesOf(proof).map(({ outcome, position }) => (
              <th
                key={outcome}
                scope="col"
                className={classNames(
                  FIGURE_CELL,
                  'min-w-18 max-w-40 break-words font-normal',
                  position === proof.picked && 'text-text',
                )}
              >
                {withMinusSigns(outcome)}
              </th>
            ))}
            {['Margin', 'Fair', 'Weight', 'Age'].map((name) => (
              <th key={name} scope="col" className={classNames(FIGURE_CELL, 'font-normal')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inReadingOrder(proof.books).map((quote) => (
            <BookRow key={quote.book} quote={quote} proof={proof} />
          ))}
          <ConsensusRow pick={pick} proof={proof} />
        </tbody>
      </table>
    </section>
  );
}

/** The picked outcome comes first, the others as they are. */
function outcomesOf(proof: Proof): { outcome: string; position: number }[] {
  const all = proof.outcomes.map((outcome, position) => ({ outcome, position }));
  return [
    ...all.filter(({ position }) => position === proof.picked),
    ...all.filter(({ position }) => position !== proof.picked),
  ];
}

/** The price that is judged, then the books it is judged by, the weightiest first; what was left out comes last. */
function inReadingOrder(books: readonly BookQuote[]): BookQuote[] {
  return books.toSorted((a, b) => Number(b.offered) - Number(a.offered) || b.weight - a.weight);
}

function BookRow({ quote, proof }: { quote: BookQuote; proof: Proof }) {
  const { oddsFormat } = useReader();
  return (
    <tr
      className={classNames(
        'border-line border-b',
        quote.offered && 'bg-edge/10',
        quote.leftOut && !quote.offered && 'text-faint',
      )}
    >
      <th scope="row" className={NAME_CELL}>
        <span className="whitespace-nowrap">{quote.book}</span>
        {quote.sharp ? <span className="text-steel"> sharp</span> : null}
        {quote.offered ? <span className="text-edge"> this price</span> : null}
        {quote.leftOut ? <span className="block text-faint text-xs">{LEFT_OUT[quote.leftOut]}</span> : null}
      </th>
      {outcomesOf(proof).map(({ outcome, position }) => (
        <td
          key={outcome}
          className={classNames(NUMBER_CELL, quote.offered && position === proof.picked && 'font-semibold text-edge')}
        >
          {formatOdds(oddsFormat, { text: quote.odds[position], decimal: quote.decimals?.[position] })}
        </td>
      ))}
      <td className={NUMBER_CELL}>{formatPercent(quote.margin)}</td>
      <td className={NUMBER_CELL}>{quote.fairProbability === null ? '–' : formatPercent(quote.fairProbability)}</td>
      <td className={NUMBER_CELL}>{quote.weight === 0 ? '–' : `${Math.round(quote.weight * 100)}%`}</td>
      <td className={NUMBER_CELL}>{formatAge(quote.ageSeconds)}</td>
    </tr>
  );
}

function ConsensusRow({ pick, proof }: { pick: PickView; proof: Proof }) {
  const { oddsFormat } = useReader();
  return (
    <tr className="font-medium">
      <th scope="row" className={classNames(NAME_CELL, 'font-medium')}>
        <span className="whitespace-nowrap">Consensus</span>
        <span className="block font-normal text-faint text-xs @2xl:whitespace-nowrap">
          worth {proof.effectiveBooks.toFixed(1)} independent books
        </span>
      </th>
      {outcomesOf(proof).map(({ outcome, position }) => (
        <td key={outcome} className={NUMBER_CELL}>
          {formatOdds(oddsFormat, fairOddsOf(pick, proof, position))}
        </td>
      ))}
      <td className={NUMBER_CELL}>{formatPercent(0)}</td>
      <td className={NUMBER_CELL}>{pick.fairProbability === undefined ? '–' : formatPercent(pick.fairProbability)}</td>
      <td className={NUMBER_CELL}>100%</td>
      <td className={NUMBER_CELL} />
    </tr>
  );
}

/** Without a margin the other side of two has the same American price with the other sign. */
function fairOddsOf(pick: PickView, proof: Proof, position: number): Price {
  const { fairOdds: text = '–', fairDecimal: decimal, fairProbability } = pick;
  if (position === proof.picked) return { text, decimal };
  if (proof.outcomes.length !== 2 || !/^[+-]\d+$/.test(text)) return {};
  const other = `${text.startsWith('-') || text === '+100' ? '+' : '-'}${text.slice(1)}`;
  return { text: other, decimal: fairProbability === undefined ? undefined : 1 / (1 - fairProbability) };
}
