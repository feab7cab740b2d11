import type { RecordSummary } from '#contract/record.ts';
import { formatDate } from '../../lib/format-date.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

const count = (number: number): string => number.toLocaleString('en-US');

/** What the record is, and what it is not: no figure in it is a result. */
export function RecordState({ summary }: { summary: RecordSummary | null | undefined }) {
  return (
    <>
      <Notice tone="steel" title="Grading has not begun">
        <p>
          Every pick is kept as it was shown, with its price, its time and its verdict, and none is ever changed or
          taken away. No pick has been graded against a result yet, so there is no win rate to state: the 70% win rate
          is a goal, not a result.
        </p>
      </Notice>
      <Card>
        <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)] divide-x divide-line">
          <Figure term="Recorded">{summary ? count(summary.recorded) : '–'}</Figure>
          <Figure term="Since">{summary?.since ? formatDate(summary.since) : '–'}</Figure>
          <Figure term="Graded">0</Figure>
        </dl>
      </Card>
    </>
  );
}

/** How many were priced from demo odds, beside the number of all. */
export function DemoShare({ summary }: { summary: RecordSummary | null | undefined }) {
  if (!summary || summary.demo === 0) return null;
  return (
    <p className="text-caption text-muted">
      {summary.demo === summary.recorded ? 'All recorded picks' : `${count(summary.demo)} of the recorded picks`} were
      priced from demo odds: the games and prices are fictitious.
    </p>
  );
}

function Figure({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0 px-3 py-4 sm:px-6">
      <dt className="text-caption text-faint">{term}</dt>
      <dd className="mt-0.5 whitespace-nowrap font-semibold tabular-nums sm:text-pick">{children}</dd>
    </div>
  );
}
