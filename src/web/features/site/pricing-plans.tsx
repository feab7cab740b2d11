import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { analysisCosts, costNotes, type PricingPlan, pricingPlans } from '../../content/pricing-plans.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';

/** Everything that is for sale. `action` draws the button of a plan: what it does differs by who is looking. */
export function PricingPlans({ action }: { action: (plan: PricingPlan) => ReactNode }) {
  return (
    <div className="flex flex-col gap-10">
      <ul aria-label="Plans" className="grid gap-4 md:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        {pricingPlans.map((plan) => (
          <li key={plan.key} className={classNames('min-w-0', plan.isPopular && 'md:col-span-3 lg:col-span-1')}>
            <PlanCard plan={plan} action={action(plan)} />
          </li>
        ))}
      </ul>
      <AnalysisCosts />
    </div>
  );
}

function PlanCard({ plan, action }: { plan: PricingPlan; action: ReactNode }) {
  return (
    <Card className={classNames('flex h-full flex-col gap-5 p-5 lg:p-6', plan.isPopular && 'border-edge/60')}>
      <div className="flex flex-col gap-3">
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-1.5">
          <h2 className="text-lead">{plan.name}</h2>
          {plan.isPopular ? <Tag tone="edge">Best Value</Tag> : null}
          {plan.discount ? <Tag tone="edge">{plan.discount}</Tag> : null}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="numeral font-semibold text-title">{plan.price}</span>
          <span className="text-muted text-sm">{plan.period}</span>
        </p>
      </div>
      <ul
        className={classNames(
          'grid flex-1 content-start gap-2.5 text-sm',
          plan.isPopular && 'sm:grid-cols-2 lg:grid-cols-1',
        )}
      >
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 text-muted">
            <Check aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-edge" />
            {feature}
          </li>
        ))}
      </ul>
      {action}
    </Card>
  );
}

function AnalysisCosts() {
  return (
    <section aria-labelledby="analysis-costs" className="flex flex-col gap-4">
      <h2 id="analysis-costs" className="text-lead">
        What an analysis costs
      </h2>
      <Card>
        <dl className="grid divide-y divide-line sm:grid-cols-2 sm:divide-x sm:divide-y-0">
          {analysisCosts.map(({ mode, tokens, value, what }) => (
            <div key={mode} className="flex flex-col gap-1 p-5 sm:p-6">
              <dt className="flex items-baseline justify-between gap-3 font-medium">
                {mode}
                <span className="text-sm">
                  <span className="numeral">{tokens}</span> {tokens === 1 ? 'token' : 'tokens'}{' '}
                  <span className="text-muted">
                    · <span className="numeral">{value}</span>
                  </span>
                </span>
              </dt>
              <dd className="text-muted text-sm">{what}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted text-sm">
        {costNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
