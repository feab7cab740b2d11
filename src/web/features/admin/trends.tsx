import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PortalTrends, TrendDay } from '#contract/admin-trends.ts';
import { classNames } from '../../ui/class-names.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayBars, type Series } from './day-bars.tsx';
import { FailureReasons } from './failure-reasons.tsx';
import { usePortal } from './portal.ts';
import { trendsQuery } from './portal-queries.ts';
import { RevenueMonths } from './revenue-months.tsx';

const whole = (count: number): string => count.toLocaleString('en-US');
const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const SIGN_UPS: Series = { label: 'Sign-ups', of: ({ signUps }) => signUps, words: whole, fill: 'fill-steel' };
const TOKENS: Series = { label: 'Tokens', of: ({ tokens }) => tokens, words: whole, fill: 'fill-steel' };
const REVENUE: Series = { label: 'Revenue', of: ({ revenue }) => revenue, words: dollars, fill: 'fill-steel' };
const COST: Series = { label: 'Model cost', of: ({ modelCost }) => modelCost, words: dollars, fill: 'fill-text' };

/** How the last days went: who came, what was used, what it cost and brought, and why answers failed. */
export function Trends() {
  const { data, isError, refetch } = useQuery(trendsQuery(usePortal().path));
  if (isError && !data) return <LoadFailed what="The trends" onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Trend title="Users" trends={data}>
        {({ days, usersBefore }) => (
          <>
            <Figures>
              <Figure value={whole(usersBefore + sumOf(days, SIGN_UPS))} label="accounts" />
              <Figure value={whole(sumOf(days, SIGN_UPS))} label="new" />
            </Figures>
            <DayBars caption="Sign-ups by day" days={days} series={[SIGN_UPS]} />
          </>
        )}
      </Trend>
      <Trend title="Tokens" trends={data}>
        {({ days }) => (
          <>
            <Figures>
              <Figure value={whole(sumOf(days, TOKENS))} label="charged" />
            </Figures>
            <DayBars caption="Tokens charged by day" days={days} series={[TOKENS]} />
          </>
        )}
      </Trend>
      <Trend title="Model Cost against Revenue" trends={data}>
        {({ days }) => (
          <>
            <Figures>
              <Figure value={dollars(sumOf(days, REVENUE))} label="revenue" mark="bg-steel" />
              <Figure value={dollars(sumOf(days, COST))} label="model cost" mark="bg-text" />
            </Figures>
            <DayBars caption="Revenue and model cost by day" days={days} series={[REVENUE, COST]} />
          </>
        )}
      </Trend>
      <Trend title="Failed Answers by Reason" trends={data}>
        {({ failures }) => <FailureReasons failures={failures} />}
      </Trend>
      <div className="min-w-0 lg:col-span-2">
        <Trend title="Revenue by Month" trends={data} lead={lastMonths}>
          {({ months }) => <RevenueMonths months={months} />}
        </Trend>
      </div>
    </div>
  );
}

const sumOf = (days: readonly TrendDay[], { of }: Series): number => days.reduce((sum, day) => sum + of(day), 0);

type TrendProps = {
  title: string;
  trends: PortalTrends | undefined;
  lead?: (trends: PortalTrends) => string;
  children: (trends: PortalTrends) => ReactNode;
};

const lastDays = ({ days }: PortalTrends): string => `The last ${days.length} days, in UTC`;
const lastMonths = ({ months }: PortalTrends): string => `The last ${months.length} months, in UTC`;

function Trend({ title, trends, lead = lastDays, children }: TrendProps) {
  return (
    <Panel title={title} lead={trends ? lead(trends) : undefined}>
      {trends ? (
        children(trends)
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-44 w-full" />
        </div>
      )}
    </Panel>
  );
}

const Figures = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">{children}</p>
);

/** `mark` is the colour of its bars, where there are two kinds. */
function Figure({ value, label, mark }: { value: string; label: string; mark?: string }) {
  return (
    <span>
      {mark ? (
        <span aria-hidden="true" className={classNames('mr-2 inline-block size-2.5 rounded-full', mark)} />
      ) : null}
      <span className="numeral font-semibold text-title">{value}</span> <span className="text-muted">{label}</span>
    </span>
  );
}
