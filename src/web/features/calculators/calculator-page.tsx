import type { Calculator } from '#contract/calculators/calculator.ts';
import type { WorkedInputs } from '#contract/calculators/reply.ts';
import { CalculatorCard } from './calculator-card.tsx';
import { CalculatorIndex, OtherCalculators, type PlaceLink } from './calculator-index.tsx';

type Props = { calculator: Calculator | undefined; worked: WorkedInputs | null; search: string; link?: PlaceLink };

/** One calculator, or the list of all. */
export function CalculatorPage({ calculator, worked, search, link = 'a' }: Props) {
  if (!calculator) return <CalculatorIndex link={link} />;
  return (
    <>
      <CalculatorCard key={calculator.kind} calculator={calculator} worked={worked} search={search} />
      <OtherCalculators kind={calculator.kind} link={link} />
    </>
  );
}
