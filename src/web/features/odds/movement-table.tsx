import type { MarketMoves } from '#contract/research/moves.ts';
import { formatOdds, formatPercent, withMinusSigns } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { signedLine } from './movement-readout.tsx';

/** The chart for those who do not see it: all books together over the time, then each book's first price and its last. */
export function MovementTable({ moves }: { moves: MarketMoves }) {
  const { oddsFormat, timeZone } = useReader();
  const lineText = (line: number | null) => (line === null ? 'none' : signedLine(line, moves.market));
  return (
    <>
      <DataTable
        look="spoken"
        caption={`Fair price of ${moves.label} over time`}
        columns={[
          { key: 'at', label: 'From', cell: ({ at }) => formatMoment(at, timeZone) },
          { key: 'line', label: 'Line', cell: ({ line }) => lineText(line) },
          { key: 'fair', label: 'Fair price', cell: ({ chance }) => formatOdds(oddsFormat, { decimal: 1 / chance }) },
          { key: 'chance', label: 'Fair chance', cell: ({ chance }) => formatPercent(chance) },
          { key: 'books', label: 'Books', cell: ({ books }) => books },
        ]}
        rows={moves.consensus}
        idOf={({ at }, position) => `${at} ${position}`}
      />
      <DataTable
        look="spoken"
        caption={`Each book’s price of ${moves.label}`}
        columns={[
          { key: 'book', label: 'Book', cell: ({ book }) => book, isRowHead: true },
          { key: 'words', label: 'Move', cell: ({ words }) => withMinusSigns(words) },
        ]}
        rows={moves.series}
        idOf={({ bookKey }) => bookKey}
      />
    </>
  );
}
