import { TriangleAlert } from 'lucide-react';
import { formatMoment } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import type { DataSourceView } from './answer-view.ts';

/** Who wrote, over which odds, as of when; what the reader must know stands out. */
export function DataSourceLine({
  dataSource,
  processingTime,
}: {
  dataSource: DataSourceView;
  processingTime?: string | undefined;
}) {
  const { timeZone } = useReader();
  const { model, odds, asOf, notice } = dataSource;
  const facts = [
    model && `Written by ${model}`,
    odds && `${odds} odds${asOf ? ` as of ${formatMoment(asOf, timeZone)}` : ''}`,
    processingTime && `in ${processingTime}`,
  ].filter(Boolean);
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
