import { useId } from 'react';
import { withMinusSigns } from '../../../lib/format-odds.ts';
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
    <form className="flex flex-col gap-3 px-4 py-3.5 sm:px-5" onSubmit={(event) => event.preventDefault()}>
      <Names fields={fields.filter(({ isName }) => isName)} />
      <div className="grid grid-cols-2 gap-3 @lg:grid-cols-4">
        {fields.map((field) =>
          field.isName ? null : (
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
          ),
        )}
      </div>
      {problem ? (
        <div className="mt-1">
          <Problem id={`${id}-problem`}>{problem.text}</Problem>
        </div>
      ) : null}
    </form>
  );
}

/** What the sum is about, whole: there is nothing to write. */
function Names({ fields }: Pick<Props, 'fields'>) {
  if (fields.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {fields.map(({ name, label, text }) => (
        <div key={name} className="min-w-0">
          <dt className="text-faint text-xs">{label}</dt>
          <dd className="wrap-anywhere mt-0.5 text-caption text-text">{withMinusSigns(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
