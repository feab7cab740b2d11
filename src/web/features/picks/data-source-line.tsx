import { TriangleAlert } from 'lucide-react';
import type { ReadAnswer } from '#contract/content/read-answer.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';

/** How many picks, who wrote, over which odds, as of when; how long it took is no news. What the reader must know stands out. */
export function DataSourceLine({ analysis }: { analysis: ReadAnswer }) {
  const { timeZone } = useReader();
  const { totalPicks } = analysis;
  const { model, odds, asOf, notice } = analysis.dataSource ?? {};
  const facts = [
    totalPicks && (totalPicks === 1 ? '1 pick' : `${totalPicks} picks`),
    model && `Written by ${model}`,
    odds && `${odds} odds${asOf ? ` as of ${formatMoment(asOf, timeZone)}` : ''}`,
  ].filter(Boolean);
  if (facts.length === 0 && !notice) return null;
  return (
    <footer className="flex flex-col gap-1.5 text-xs">
      {notice ? (
        <p className="flex items-start gap-2 text-amber">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {notice}
        </p>
      ) : null}
      <p className="text-faint">{facts.join(' · ')}</p>
    </footer>
  );
}
