import { type ReactNode, useId, useState } from 'react';
import type { TableRow } from '#contract/blocks.ts';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { useReader } from '../../../lib/reader.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { useAtAnswerTime } from '../price-age.tsx';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';
import { FigureList } from './figure-list.tsx';
import { MoreRows } from './more-rows.tsx';
import { columnOf } from './table-columns.tsx';
import { isInGroups, placesOf, sharedDetail } from './table-places.ts';
import {
  bestOf,
  byStanding,
  firstRows,
  isReference,
  openRows,
  standingOf,
  tableKind,
  withChanges,
} from './table-rows.ts';

type TableProps = { block: ShownBlockOf<'table'> };

/** Rows that are compared; what does not fit scrolls sideways inside the card. */
export function TableBlock({ block }: TableProps) {
  if (tableKind(block) === 'figures') return <Figures block={block} />;
  return <FoldingTable block={block} />;
}

function FoldingTable({ block }: TableProps) {
  const { caption, note, sources } = block;
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const { open, more } = openRows(tableKind(block), block.rows.length, !useMedia('(width >= 40rem)'));
  const isWhole = isUnfolded || isPrinting || more === null;
  const isAway = !isWhole && open === 0;
  const fold = more && (
    <MoreRows
      more={more}
      isOpen={isUnfolded}
      controls={isAway ? undefined : id}
      of={caption}
      onToggle={() => setUnfolded(!isUnfolded)}
    />
  );
  return (
    <BlockCard title={caption} aside={open === 0 ? fold : null} note={note} sources={sources} cited={useSources()}>
      {isAway ? null : (
        <div id={id}>
          <Rows block={block} open={isWhole ? undefined : open} />
        </div>
      )}
      {isAway ? null : <Foot block={block} fold={open === 0 ? null : fold} />}
    </BlockCard>
  );
}

/** How many there are in all, beside the way to those that are folded. */
function Foot({ block, fold }: TableProps & { fold: ReactNode }) {
  const hasBest = tableKind(block) === 'board' && block.rows.filter((row) => !isReference(row)).length > 1;
  const said = [block.total?.text, hasBest && BEST].filter(Boolean).join(' · ');
  if (said === '' && !fold) return null;
  return (
    <div className="flex min-h-touch flex-wrap items-center gap-x-3 px-4 sm:min-h-control sm:px-5">
      {fold}
      <p className="py-1.5 text-caption text-faint">{said}</p>
    </div>
  );
}

/** A page of a board, or the books that were named, need not hold the best there is. */
const BEST = 'framed: the best of these that you can take';

/** A few figures with their names, side by side where a table would give each a row. */
function Figures({ block: { caption, rows, note, sources } }: TableProps) {
  const figures = rows.map(({ cells: [name, value] }, at) => ({
    ...{ key: `${at}`, label: name?.text ?? '', unit: 'count' as const, value: 0 },
    text: value?.text ?? '',
  }));
  return (
    <BlockCard title={caption} note={note} sources={sources} cited={useSources()}>
      <FigureList figures={figures} />
    </BlockCard>
  );
}

/** All that is said once above rows is worked out from all of them, so that it stays when others come. */
function Rows({ block, open }: TableProps & { open: number | undefined }) {
  const { caption, columns } = block;
  const { oddsFormat } = useReader();
  const isPast = useAtAnswerTime();
  const kind = tableKind(block);
  const hasStandings = kind === 'board' || kind === 'moves';
  const told = kind === 'moves' ? withChanges(block, oddsFormat) : block.rows;
  const rows = hasStandings ? byStanding(told) : told;
  const isGrouped = hasStandings || isInGroups(rows);
  const isBest = kind === 'board' ? bestOf(block) : () => false;
  const places = { ...placesOf(columns), columns, isPast, isGrouped, isBest };
  const headingOf = hasStandings ? standingOf : ({ cells }: TableRow) => withMinusSigns(cells[0]?.detail ?? '');
  return (
    <DataTable
      look="card"
      caption={caption}
      columns={columns.map((column, at) =>
        columnOf(column, at, { ...places, shared: at > 0 ? sharedDetail(rows, at) : undefined }),
      )}
      rows={open === undefined ? rows : firstRows(rows, open, (row) => columns.some((_, at) => isBest(row, at)))}
      idOf={(_, position) => position}
      rowClass={(row) => (isReference(row) ? 'text-muted' : row.mark === 'best' ? 'bg-edge/10' : undefined)}
      headingOf={isGrouped ? headingOf : undefined}
      empty="None."
    />
  );
}
