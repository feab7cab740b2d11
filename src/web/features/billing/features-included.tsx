import { Check } from 'lucide-react';
import { planFeatures } from '../../content/plan-features.ts';
import { Panel } from '../../ui/panel.tsx';

export function FeaturesIncluded() {
  return (
    <Panel title="Features Included">
      <ul className="grid gap-x-6 gap-y-2.5 text-sm sm:grid-cols-2">
        {planFeatures.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-edge" />
            {feature}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
