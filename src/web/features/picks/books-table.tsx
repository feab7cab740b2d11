import type { BookQuote, Proof } from '#contract/analysis.ts';
import type { PickView } from '#contract/content/read-answer.ts';
import { decimalOf, formatOdds, formatPercent, type Price, withMinusSigns } from '../../lib/format-odds.ts';
import { formatAge } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { RunningAge, useAtAnswerTime } from './price-age.tsx';

const LEFT_OUT: Readonly<Record<NonNullable<BookQuote['leftOut']>, string>> = {
  stale: 'left out: too old',
  illiquid: 'left out: nearly nobody bets there',
  outlier: 'left out: far from the others',
  underround: 'left out: no margin in it',
  invalid: 'left out: incomplete',
  own_price: 'left out: the price being judged',
};

const NUMBERS = 'numeral whitespace-nowrap';

/** A book's quote, or what all of them come to. */
type Row = BookQuote | 'consensus';

/** Every book's price with its margin and what it says of the picked outcome; the consensus below. Scrolls in its own box. */
export function BooksTable({ pick, proof }: { pick: PickView; proof: Proof }) {
  const isPast = useAtAnswerTime();
  const { oddsFormat } = useReader();
  const outcomes = outcomesOf(proof).map(
    ({ outcome, position }): Column<Row> => ({
      key: `outcome ${outcome}`,
      label: withMinusSigns(outcome),
      align: 'right',
      headClass: classNames('min-w-20 max-w-40 break-words', position === proof.picked && 'text-text'),
      cellClass: (row) => classNames(NUMBERS, isOffered(row) && position === proof.picked && 'font-semibold text-edge'),
      cell: (row) => formatOdds(oddsFormat, priceOf(row, { pick, proof, position })),
    }),
  );
  const figure = (label: string, cell: Column<Row>['cell']): Column<Row> => ({
    key: label,
    label,
    align: 'right',
    headClass: label.length > 6 ? 'min-w-24' : undefined,
    cellClass: NUMBERS,
    cell,
  });
  return (
    <DataTable
      look="card"
      label={`Prices by book of ${pick.pick}`}
      caption={`Every book's price, its margin, and the fair chance of ${pick.pick} by it`}
      columns={[
        {
          key: 'book',
          label: 'Book',
          isRowHead: true,
          cellClass: nameClass,
          cell: (row) => <Name of={row} proof={proof} />,
        },
        ...outcomes,
        figure('Margin', (row) => formatPercent(row === 'consensus' ? 0 : row.margin)),
        figure('Fair', (row) => chanceText(row === 'consensus' ? pick.fairProbability : row.fairProbability)),
        figure('Weight', (row) => weightText(row === 'consensus' ? 1 : row.weight)),
        figure(isPast ? 'Age at answer time' : 'Age', (row) =>
          row === 'consensus' ? null : <QuoteAge quote={row} proof={proof} priceAt={pick.priceAt} />,
        ),
      ]}
      rows={[...inReadingOrder(proof), 'consensus' as const]}
      idOf={(row) => (row === 'consensus' ? row : `book ${row.book}`)}
      rowClass={rowClass}
    />
  );
}

const isOffered = (row: Row): boolean => row !== 'consensus' && row.offered;

const nameClass = (row: Row): string => classNames('max-sm:min-w-36', row === 'consensus' && 'font-medium');

function rowClass(row: Row): string {
  if (row === 'consensus') return 'font-medium';
  return classNames(row.offered && 'bg-edge/10', row.leftOut && !row.offered && 'text-faint');
}

const chanceText = (chance: number | null | undefined): string => (chance == null ? '–' : formatPercent(chance));
const weightText = (weight: number): string => (weight === 0 ? '–' : `${Math.round(weight * 100)}%`);

type Place = { pick: PickView; proof: Proof; position: number };

const priceOf = (row: Row, { pick, proof, position }: Place): Price =>
  row === 'consensus'
    ? fairOddsOf(pick, proof, position)
    : { text: row.odds[position], decimal: row.decimals?.[position] };

function Name({ of: row, proof }: { of: Row; proof: Proof }) {
  if (row === 'consensus')
    return (
      <>
        <span className="whitespace-nowrap">Consensus</span>
        <span className="block font-normal text-faint text-xs @2xl:whitespace-nowrap">
          worth {proof.effectiveBooks.toFixed(1)} independent books
        </span>
      </>
    );
  return (
    <>
      <span className="whitespace-nowrap">{row.book}</span>
      {row.sharp ? <span className="text-steel"> sharp</span> : null}
      {row.offered ? <span className="text-edge"> this price</span> : null}
      {row.leftOut ? <span className="block text-faint text-xs">{LEFT_OUT[row.leftOut]}</span> : null}
    </>
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

/** The best price of the picked outcome first; what was left out comes last. */
function inReadingOrder({ books, picked }: Proof): BookQuote[] {
  const isOut = ({ leftOut, offered }: BookQuote) => leftOut !== null && !offered;
  const paid = ({ decimals, odds }: BookQuote) => decimalOf({ text: odds[picked], decimal: decimals?.[picked] }) ?? 0;
  return books.toSorted((a, b) => Number(isOut(a)) - Number(isOut(b)) || paid(b) - paid(a));
}

/** As old as on the card, where it is the card's price: both are told from the moment at which the book confirmed it. */
function QuoteAge({ quote, proof, priceAt }: { quote: BookQuote; proof: Proof; priceAt: string | undefined }) {
  const offered = proof.books.find((book) => book.offered);
  if (useAtAnswerTime() || priceAt === undefined || !offered) return formatAge(quote.ageSeconds);
  return <RunningAge at={Date.parse(priceAt) + (offered.ageSeconds - quote.ageSeconds) * 1000} />;
}

/** Without a margin the other side of two has the same American price with the other sign. */
function fairOddsOf(pick: PickView, proof: Proof, position: number): Price {
  const { fairOdds: text = '–', fairDecimal: decimal, fairProbability } = pick;
  if (position === proof.picked) return { text, decimal };
  if (proof.outcomes.length !== 2 || !/^[+-]\d+$/.test(text)) return {};
  const other = `${text.startsWith('-') || text === '+100' ? '+' : '-'}${text.slice(1)}`;
  return { text: other, decimal: fairProbability === undefined ? undefined : 1 / (1 - fairProbability) };
}
