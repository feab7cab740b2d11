import { useId } from 'react';
import { Input } from '../../../ui/input.tsx';
import { Problem } from '../../../ui/problem.tsx';
import type { CalculationField } from './calculation-fields.ts';
import type { CalculationProblem } from './use-calculation.ts';

type Props = {
  fields: readonly CalculationField[];
  problem: CalculationProblem | undefined;
  onChange: (field: CalculationField, text: string) => void;
};

export function CalculationInputs({ fields, problem, onChange }: Props) {
  const id = useId();
  return (
    <form className="flex flex-col gap-2 px-4 py-3.5 sm:px-5" onSubmit={(event) => event.preventDefault()}>
      <div className="grid grid-cols-2 gap-3 @lg:grid-cols-4">
        {fields.map((field) => (
          <div key={field.name} className="flex min-w-0 flex-col gap-1">
            <label htmlFor={`${id}-${field.name}`} className="text-faint text-xs">
              {field.label}
            </label>
            <Input
              id={`${id}-${field.name}`}
              defaultValue={field.text}
              autoComplete="off"
              maxLength={16}
              aria-invalid={problem?.field === field.name || undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              className="numeral h-touch bg-raised px-3 sm:h-control"
              onChange={({ target }) => onChange(field, target.value)}
            />
          </div>
        ))}
      </div>
      {problem ? (
        <div className="mt-2">
          <Problem id={`${id}-problem`}>{problem.text}</Problem>
        </div>
      ) : null}
    </form>
  );
}
