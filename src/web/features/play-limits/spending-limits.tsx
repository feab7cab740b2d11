import { LimitUnit, RAISE_AFTER_DAYS, type SpendingLimit } from '#contract/play-limits.ts';
import { Panel } from '../../ui/panel.tsx';
import { LimitRow } from './limit-row.tsx';

const TITLES: Record<LimitUnit, string> = { tokens: 'Token Limits', money: 'Spending Limits' };
const LEADS: Record<LimitUnit, string> = {
  tokens: 'How many tokens analyses may take.',
  money: 'How much purchases may cost.',
};

/** The six limits in two groups. */
export function SpendingLimits({ limits }: { limits: readonly SpendingLimit[] }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {LimitUnit.options.map((unit) => (
        <Panel
          key={unit}
          title={TITLES[unit]}
          lead={`${LEADS[unit]} Lowering works at once, raising after ${RAISE_AFTER_DAYS} days.`}
          layout="rows"
        >
          <ul aria-label={TITLES[unit]} className="divide-y divide-line">
            {limits
              .filter((limit) => limit.unit === unit)
              .map((limit) => (
                <LimitRow key={limit.window} limit={limit} />
              ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
