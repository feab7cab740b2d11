import type { ReactNode } from 'react';
import type { TableCell } from '#contract/blocks.ts';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import type { OddsFormat } from '#contract/settings.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { useReader } from '../../../lib/reader.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';
import { cellText } from './cell-text.ts';
import { type HeldBet, heldBets, type JudgedOffer } from './side-by-side.ts';

/** Stated bets held against each other: two of them in two columns, more of them a row each. */
export function BetsTable({ block }: { block: ShownBlockOf<'table'> }) {
  const { caption, note, sources } = block;
  const { oddsFormat } = useReader();
  const bets = heldBets(block);
  const games = [...new Set(bets.map(({ game }) => game))];
  const shown = { caption, oddsFormat, game: games.length === 1 ? undefined : 'told' } as const;
  return (
    <BlockCard
      title={caption}
      aside={games.length === 1 ? <span className="text-caption text-muted">{games[0]}</span> : null}
      note={note}
      sources={sources}
      cited={useSources()}
    >
      {bets.length === 2 ? <TwoColumns bets={bets} {...shown} /> : <RowEach bets={bets} {...shown} />}
    </BlockCard>
  );
}

type Props = { bets: readonly HeldBet[]; caption: string; oddsFormat: OddsFormat; game: 'told' | undefined };
type Line = { name: string; cellOf: (bet: HeldBet) => ReactNode };

const NUMBERS = 'numeral whitespace-nowrap';

function TwoColumns({ bets, caption, oddsFormat, game }: Props) {
  return (
    <DataTable
      look="card"
      caption={caption}
      columns={[
        {
          key: 'name',
          label: 'Figure',
          hideLabel: true,
          isRowHead: true,
          cellClass: 'whitespace-nowrap text-faint',
          cell: ({ name }: Line) => name,
        },
        ...bets.map(
          (held, at): Column<Line> => ({
            key: `bet ${at}`,
            label: <BetName held={held} hasGame={game === 'told'} />,
            align: 'right',
            headClass: classNames('w-2/5 break-words', isBetter(held) && 'bg-edge/10'),
            cellClass: classNames('align-top', isBetter(held) && 'bg-edge/10'),
            cell: ({ cellOf }) => cellOf(held),
          }),
        ),
      ]}
      rows={linesOf(bets, oddsFormat)}
      idOf={({ name }) => name}
    />
  );
}

const isBetter = ({ offers }: HeldBet): boolean => offers.some((offer) => offer.isBetter);

function BetName({ held, hasGame }: { held: HeldBet; hasGame: boolean }) {
  return (
    <>
      <span className="block font-semibold text-caption text-text">{withMinusSigns(held.bet)}</span>
      {hasGame ? <span className="block">{held.game}</span> : null}
      {isBetter(held) ? <Better /> : null}
    </>
  );
}

const Better = () => (
  <Tag tone="neutral" className="mt-1">
    Better of the two
  </Tag>
);

/** What is compared, in reading order; what neither has is left out. */
function linesOf(bets: readonly HeldBet[], oddsFormat: OddsFormat): Line[] {
  const figure = (cell: TableCell | undefined, kind: 'price' | 'fair' | 'chance' | 'money') =>
    cell ? <Figure cell={cell} text={cellText(kind, cell, oddsFormat)} /> : '–';
  const priced = (offer: JudgedOffer | undefined) => (offer ? <Priced offer={offer} oddsFormat={oddsFormat} /> : '–');
  const hasBest = bets.some(({ offers }) => offers.length > 1);
  // Of a bet without a price of its own the best stands first.
  const isStated = ({ offers: [first, second] }: HeldBet) => second !== undefined || first?.book?.text === YOURS;
  const hasPush = bets.some(({ offers }) => offers.some(({ push }) => push));
  const lines: (Line | false)[] = [
    { name: bets.every(isStated) ? YOURS : 'Price', cellOf: ({ offers }) => priced(offers[0]) },
    { name: 'Wins', cellOf: ({ offers }) => figure(offers[0]?.win, 'chance') },
    hasPush && { name: 'Pushes', cellOf: ({ offers }) => figure(offers[0]?.push, 'chance') },
    { name: 'Fair', cellOf: ({ offers }) => figure(offers[0]?.fair, 'fair') },
    { name: 'Per $100', cellOf: ({ offers }) => figure(offers[0]?.hundred, 'money') },
    { name: 'Verdict', cellOf: ({ offers }) => <Words cell={offers[0]?.verdict} /> },
    hasBest && { name: 'Best there is', cellOf: ({ offers }) => priced(offers[1]) },
    hasBest && { name: 'Per $100 there', cellOf: ({ offers }) => figure(offers[1]?.hundred, 'money') },
    hasBest && { name: 'Verdict there', cellOf: ({ offers }) => <Words cell={offers[1]?.verdict} /> },
  ];
  return lines.filter((line) => line !== false);
}

const YOURS = 'Yours';
const TONES = { good: 'text-edge', bad: 'text-red' };

function Figure({ cell: { tone, detail }, text }: { cell: TableCell; text: string }) {
  return (
    <>
      <span className={classNames(NUMBERS, tone && TONES[tone])}>{text}</span>
      {detail ? <span className="block text-faint text-xs">{withMinusSigns(detail)}</span> : null}
    </>
  );
}

function Priced({ offer: { price, book }, oddsFormat }: { offer: JudgedOffer; oddsFormat: OddsFormat }) {
  return (
    <>
      {price ? <span className={`${NUMBERS} font-semibold`}>{cellText('price', price, oddsFormat)}</span> : null}
      {book && book.text !== YOURS ? <span className="block text-faint text-xs">{book.text}</span> : null}
    </>
  );
}

function Words({ cell }: { cell: TableCell | undefined }) {
  if (!cell) return '–';
  return (
    <>
      {cell.text}
      {cell.detail ? <span className="block text-faint text-xs">{withMinusSigns(cell.detail)}</span> : null}
    </>
  );
}

type Row = { held: HeldBet; offer: JudgedOffer; isBest: boolean };

function RowEach({ bets, caption, oddsFormat, game }: Props) {
  const rows = bets.flatMap((held): Row[] => held.offers.map((offer, at) => ({ held, offer, isBest: at > 0 })));
  const column = (key: 'win' | 'push' | 'fair' | 'hundred', label: string): Column<Row>[] =>
    rows.some(({ offer }) => offer[key])
      ? [{ key, label, align: 'right', cellClass: 'align-top', cell: ({ offer }) => cellOf(key, offer[key]) }]
      : [];
  const cellOf = (key: 'win' | 'push' | 'fair' | 'hundred', cell: TableCell | undefined) =>
    cell ? <Figure cell={cell} text={cellText(KINDS[key], cell, oddsFormat)} /> : '–';
  return (
    <DataTable
      look="card"
      caption={caption}
      columns={[
        {
          key: 'bet',
          label: 'Yours',
          isRowHead: true,
          cellClass: 'min-w-36 max-w-64 break-words align-top',
          cell: (row) => <RowName row={row} hasGame={game === 'told'} oddsFormat={oddsFormat} />,
        },
        ...column('win', 'Wins'),
        ...column('push', 'Pushes'),
        ...column('fair', 'Fair'),
        ...column('hundred', 'Per $100'),
      ]}
      rows={rows}
      idOf={(_, position) => position}
      rowClass={({ offer, isBest }) => (offer.isBetter ? 'bg-edge/10' : isBest ? 'text-muted' : undefined)}
    />
  );
}

const KINDS = { win: 'chance', push: 'chance', fair: 'fair', hundred: 'money' } as const;

type RowNameProps = { row: Row; hasGame: boolean; oddsFormat: OddsFormat };

function RowName({ row: { held, offer, isBest }, hasGame, oddsFormat }: RowNameProps) {
  const { price, book, verdict } = offer;
  const judged = [verdict?.text, verdict?.detail].filter(Boolean).join(': ');
  return (
    <>
      {isBest ? 'Best there is: ' : null}
      <span className={isBest ? undefined : 'font-medium'}>{withMinusSigns(held.bet)}</span>{' '}
      {price ? <span className={NUMBERS}>{cellText('price', price, oddsFormat)}</span> : null}
      <span className="block text-faint text-xs">
        {[book?.text !== YOURS && book?.text, judged, hasGame && !isBest && held.game].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
