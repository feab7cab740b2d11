import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BillingLine } from '#contract/billing.ts';
import { EXTRA_TOKEN_CENTS, MONTHLY_PLAN, TOKEN_COST } from '#contract/prices.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import { useFormatDate } from '../../lib/use-format-date.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { billingHistoryQuery, paymentConfigQuery } from './billing-queries.ts';

const SAMPLE_PRO_ANALYSES = 3;

/** What a history looks like while nothing can be paid. Always shown with the word sample. */
const sampleBilling = [
  { date: 'Jan 15, 2025', description: MONTHLY_PLAN.name, amountCents: MONTHLY_PLAN.amountCents },
  {
    date: 'Jan 10, 2025',
    description: `${SAMPLE_PRO_ANALYSES} Pro analyses`,
    amountCents: SAMPLE_PRO_ANALYSES * TOKEN_COST.pro * EXTRA_TOKEN_CENTS,
  },
] as const;

/** What was paid; while no payment provider is configured, sample rows that say so. */
export function BillingHistory() {
  const config = useQuery(paymentConfigQuery);
  const history = useQuery(billingHistoryQuery);
  const retry = () => {
    if (config.isError) void config.refetch();
    if (history.isError) void history.refetch();
  };
  return (
    <Panel title="Billing History">
      <Content config={config.data} lines={history.data} isFailed={config.isError || history.isError} onRetry={retry} />
    </Panel>
  );
}

type ContentProps = {
  config: { enabled: boolean } | undefined;
  lines: readonly BillingLine[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

function Content({ config, lines, isFailed, onRetry }: ContentProps) {
  if (isFailed) return <LoadFailed what="The billing history" onRetry={onRetry} />;
  if (!config || !lines) return <BillingSkeleton />;
  if (lines.length > 0)
    return (
      <BillingList>
        {lines.map((line) => (
          <PaidRow key={line.id} line={line} />
        ))}
      </BillingList>
    );
  if (config.enabled) return <p className="text-muted text-sm">Nothing has been paid yet.</p>;
  return (
    <>
      <p className="text-muted text-sm">Nothing has been charged. These rows show what the history will look like.</p>
      <BillingList>
        {sampleBilling.map(({ date, description, amountCents }) => (
          <Row key={description} description={description} date={date} amountCents={amountCents}>
            <Tag tone="amber">Sample</Tag>
          </Row>
        ))}
      </BillingList>
    </>
  );
}

function BillingSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-23 w-full sm:h-20" />
      <Skeleton className="h-23 w-full sm:h-20" />
    </div>
  );
}

function BillingList({ children }: { children: ReactNode }) {
  return (
    <ul aria-label="Payments" className="flex flex-col divide-y divide-line rounded-control border border-line">
      {children}
    </ul>
  );
}

function PaidRow({ line }: { line: BillingLine }) {
  const formatDate = useFormatDate();
  const isRefunded = line.refundedCents >= line.amountCents;
  return (
    <Row description={line.description} date={formatDate(line.at)} amountCents={line.amountCents}>
      {line.refundedCents > 0 ? (
        <Tag tone="steel">{isRefunded ? 'Refunded' : `${formatMoney(line.refundedCents)} refunded`}</Tag>
      ) : null}
      {line.reinstatedCents > 0 ? <Tag tone="edge">Dispute settled, tokens given back</Tag> : null}
      {line.receiptUrl ? (
        <a
          href={line.receiptUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Receipt for ${line.description}, ${formatDate(line.at)}, opens in a new tab`}
          className="-my-3 inline-flex items-center gap-1.5 py-3 text-caption text-steel underline-offset-4 hover:underline"
        >
          Receipt
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      ) : null}
    </Row>
  );
}

type RowProps = { description: string; date: string; amountCents: number; children: ReactNode };

function Row({ description, date, amountCents, children }: RowProps) {
  return (
    <li className="flex items-center gap-x-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{description}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
          {date}
          {children}
        </div>
      </div>
      <p className="numeral shrink-0 text-right font-medium">{formatMoney(amountCents)}</p>
    </li>
  );
}
