import type { ShowBoardResult } from '#contract/research/board.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { pointsText } from './board-lines.ts';

/** Every other stored line of the market with the best price of each side. */
export function OtherLines({ board }: { board: ShowBoardResult }) {
  const shown = board.markets[0]?.line ?? null;
  const lines = board.lines.filter(({ line }) => line !== shown);
  const labels = board.markets[0]?.sides ?? [];
  if (lines.length === 0) return null;
  return (
    <details className="group border-line border-t text-sm">
      <FoldSummary className="min-h-touch px-4 text-muted hover:text-text sm:px-6">
        Other lines ({lines.length})
      </FoldSummary>
      <DataTable
        look="card"
        caption="Other lines"
        columns={[
          ...labels.map(({ selection, label }) => ({
            key: selection,
            label,
            cell: ({ sides }: (typeof lines)[number]) => {
              const side = sides.find((one) => one.selection === selection);
              return side ? (
                <span className="numeral whitespace-nowrap">
                  <span className="text-muted">{pointsText(side)}</span>{' '}
                  {side.best ? withMinusSigns(side.best.text) : '–'}{' '}
                  <span className="font-sans text-faint text-xs">{side.best?.book}</span>
                </span>
              ) : null;
            },
          })),
          { key: 'books', label: 'Books', align: 'right' as const, cell: ({ books }: (typeof lines)[number]) => books },
        ]}
        rows={lines}
        idOf={({ line }) => line}
      />
    </details>
  );
}
