import { ExternalLink } from 'lucide-react';
import type { BookRow, ShowBoardResult } from '#contract/research/board.ts';
import { formatPercent, withMinusSigns } from '../../lib/format-odds.ts';
import { formatAge } from '../../lib/format-time.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { shortTeamName } from '../../lib/team-looks.ts';
import { classNames } from '../../ui/class-names.ts';
import { pointsText, sidesInOrder } from './board-lines.ts';

type Props = { board: ShowBoardResult; isBet: (selection: string) => boolean; olderBySeconds: number };
type Market = ShowBoardResult['markets'][number];

const CELL = 'px-2 sm:px-3';

/** Every book on the market: those where the reader can bet first, then those that only inform the fair price. */
export function BookPrices({ board, isBet, olderBySeconds }: Props) {
  const [market] = board.markets;
  if (!market) return null;
  const takeable = board.rows.filter(({ canBet }) => canBet);
  const reference = board.rows.filter(({ canBet }) => !canBet);
  const rows = { market, isBet, olderBySeconds };
  return (
    <table className="w-full border-collapse text-left text-caption">
      <caption className="sr-only">Every book’s price of {market.game}</caption>
      <thead>
        <tr className="border-line border-b text-2xs text-faint">
          <th scope="col" className="py-2 pr-2 pl-4 font-normal sm:pl-6">
            Book
          </th>
          {sidesInOrder(market).map(({ selection, label, line }) => (
            <th key={selection} scope="col" className={classNames(CELL, 'py-2 text-right font-normal')}>
              <span className="sm:hidden">{shortTeamName(label, market.league)}</span>
              <span className="max-sm:hidden">{label}</span>{' '}
              <span className="numeral">{pointsText({ selection, line })?.replace(/^[ou] /, '')}</span>
            </th>
          ))}
          <th scope="col" className={classNames(CELL, 'py-2 text-right font-normal max-sm:hidden')}>
            Margin
          </th>
          <th scope="col" className={classNames(CELL, 'py-2 text-right font-normal max-sm:hidden')}>
            Weight
          </th>
          <th scope="col" className="py-2 pr-4 pl-2 text-right font-normal sm:pr-6">
            Age
          </th>
        </tr>
      </thead>
      <FairRow market={market} />
      <BookGroup name="Where you can bet" rows={takeable} {...rows} />
      <BookGroup name="Reference only" rows={reference} {...rows} />
    </table>
  );
}

function FairRow({ market }: { market: Market }) {
  return (
    <tbody className="border-line border-b bg-raised/50">
      <tr>
        <th scope="row" className="py-2 pr-2 pl-4 font-medium text-steel sm:pl-6">
          Fair
        </th>
        {sidesInOrder(market).map(({ selection, fairText, fairChance }) => (
          <td key={selection} className={classNames(CELL, 'numeral whitespace-nowrap text-right text-steel')}>
            {fairText === null ? '–' : withMinusSigns(fairText)}
            {fairChance === null ? null : (
              <span className="ml-2 text-faint max-sm:ml-0 max-sm:block max-sm:text-2xs">
                {formatPercent(fairChance)}
              </span>
            )}
          </td>
        ))}
        <td className="max-sm:hidden" />
        <td className={classNames(CELL, 'text-right text-faint max-sm:hidden')}>
          <span className="numeral">{market.books}</span> books
        </td>
        <td />
      </tr>
    </tbody>
  );
}

type GroupProps = { name: string; rows: readonly BookRow[]; market: Market } & Pick<Props, 'isBet' | 'olderBySeconds'>;

function BookGroup({ name, rows, market, isBet, olderBySeconds }: GroupProps) {
  if (rows.length === 0) return null;
  const columns = market.sides.length + 4;
  return (
    <tbody className="divide-y divide-line/60">
      <tr>
        <th scope="rowgroup" colSpan={columns} className="px-4 pt-3.5 pb-1 font-normal text-2xs text-faint sm:px-6">
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.bookKey} className="h-10 sm:h-9">
          <th scope="row" className="max-w-40 truncate pr-2 pl-4 font-medium sm:pl-6">
            {row.book}
          </th>
          {sidesInOrder(market).map(({ selection, best }) => {
            const price = row.prices.find((one) => one.selection === selection);
            const isBest = row.canBet && best?.decimal === price?.decimal;
            return (
              <td key={selection} className={classNames(CELL, 'whitespace-nowrap text-right')}>
                {price ? <Price price={price} row={row} isBest={isBest} isBet={isBest && isBet(selection)} /> : '–'}
              </td>
            );
          })}
          <td className={classNames(CELL, 'numeral text-right text-faint max-sm:hidden')}>
            {formatPercent(row.margin)}
          </td>
          <td className={classNames(CELL, 'numeral text-right text-faint max-sm:hidden')}>
            {row.share > 0 ? formatPercent(row.share) : '–'}
          </td>
          <td className="numeral whitespace-nowrap pr-4 pl-2 text-right text-faint sm:pr-6">
            {formatAge(row.ageSeconds + olderBySeconds)}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

type PriceProps = { price: BookRow['prices'][number]; row: BookRow; isBest: boolean; isBet: boolean };

function Price({ price, row, isBest, isBet }: PriceProps) {
  const href = safeLink(price.link);
  const words = (
    <>
      {isBest ? (
        <span className={classNames('mr-2 text-2xs', isBet ? 'font-semibold text-edge' : 'text-muted max-sm:sr-only')}>
          {isBet ? 'Bet' : 'best '}
        </span>
      ) : null}
      <span className={classNames('numeral', isBest ? 'font-semibold text-text' : 'text-muted', isBet && 'text-edge')}>
        {withMinusSigns(price.text)}
      </span>
    </>
  );
  if (!href) return words;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener nofollow noreferrer"
      className="inline-flex min-h-9 items-center underline-offset-2 hover:underline"
    >
      {words}
      <ExternalLink aria-hidden="true" className="ml-1.5 size-3 text-steel" />
      <span className="sr-only">, open at {row.book} (opens in a new tab)</span>
    </a>
  );
}
