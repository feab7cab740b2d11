import type { RevenueMonth } from '#contract/admin-trends.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';

const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const whole = (count: number): string => count.toLocaleString('en-US');

const figure = (label: string, words: (month: RevenueMonth) => string): Column<RevenueMonth> => ({
  key: label,
  label,
  align: 'right',
  cell: (month) => <span className="numeral whitespace-nowrap">{words(month)}</span>,
});

const COLUMNS: readonly Column<RevenueMonth>[] = [
  {
    key: 'month',
    label: 'Month',
    isRowHead: true,
    cell: ({ month }) => <span className="whitespace-nowrap">{nameOf(month)}</span>,
  },
  figure('Received', ({ received }) => dollars(received)),
  figure('Refunded', ({ refunded }) => dollars(refunded)),
  figure('Net', ({ net }) => dollars(net)),
  figure('Payments', ({ payments }) => whole(payments)),
  figure('Pack tokens', ({ packTokens }) => whole(packTokens)),
  figure('Monthly tokens', ({ monthlyTokens }) => whole(monthlyTokens)),
];

/** The latest month first. */
export function RevenueMonths({ months }: { months: readonly RevenueMonth[] }) {
  const total = months.reduce((sum, { net }) => sum + net, 0);
  return (
    <>
      <p className="text-sm">
        <span className="numeral font-semibold text-title">{dollars(total)}</span>{' '}
        <span className="text-muted">net in {months.length} months</span>
      </p>
      <DataTable
        caption="Revenue by month"
        columns={COLUMNS}
        rows={months.toReversed()}
        idOf={({ month }) => month}
        empty="Nothing was paid yet."
      />
      <p className="text-faint text-xs">
        What went back, by refund or dispute, counts in the month of its payment. Tokens are what payments bought,
        before any was taken back.
      </p>
    </>
  );
}

function nameOf(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
