import { TriangleAlert } from 'lucide-react';
import type { DataSourceView } from './answer-view.ts';

/** Who wrote, over which odds, as of when; what the reader must know stands out. */
export function DataSourceLine({
  dataSource,
  processingTime,
}: {
  dataSource: DataSourceView;
  processingTime?: string | undefined;
}) {
  const { model, odds, asOf, notice } = dataSource;
  const facts = [
    model && `Written by ${model}`,
    odds && `${odds} odds${asOf ? ` as of ${timeOf(asOf)}` : ''}`,
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

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
