import { useId } from 'react';
import { type CalculatorField, parameterOf } from '#contract/calculators/calculator.ts';
import { classNames } from '../../ui/class-names.ts';
import { Input } from '../../ui/input.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Select } from '../../ui/select.tsx';

type Props = {
  field: CalculatorField;
  text: string;
  problem?: string | undefined;
  onChange: (text: string) => void;
};

/** One input in the unit that bettors write it in. */
export function CalculatorInput({ field, text, problem, onChange }: Props) {
  const id = useId();
  if (field.unit === 'choice')
    return (
      <Select
        label={field.label}
        name={parameterOf(field)}
        error={problem}
        value={text || field.options?.[0]?.value}
        onChange={({ target }) => onChange(target.value)}
      >
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  const describedBy = classNames(field.hint && `${id}-hint`, problem && `${id}-problem`);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm text-text">
        {field.label}
      </label>
      <UnitInput
        id={id}
        field={field}
        text={text}
        isWrong={problem !== undefined}
        describedBy={describedBy}
        onChange={onChange}
      />
      {field.hint ? (
        <p id={`${id}-hint`} className="text-caption text-faint">
          {field.hint}
        </p>
      ) : null}
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  );
}

type UnitProps = {
  field: CalculatorField;
  text: string;
  isWrong: boolean;
  id?: string;
  label?: string;
  describedBy?: string;
  onChange: (text: string) => void;
};

/** Dollars and percents wear their sign; it is not typed. */
export function UnitInput({ field, text, isWrong, id, label, describedBy, onChange }: UnitProps) {
  const isMoney = field.unit === 'dollars';
  const isShare = field.unit === 'percent' || field.unit === 'percents';
  return (
    <div className="relative">
      {isMoney ? <Sign className="left-3.5">$</Sign> : null}
      <Input
        id={id}
        name={parameterOf(field)}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy || undefined}
        value={text}
        maxLength={40}
        // Phones' pads of figures have no plus and no minus.
        inputMode={isMoney || isShare ? 'decimal' : 'text'}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => onChange(target.value)}
        className={classNames('numeral', isMoney && 'pl-7.5', isShare && 'pr-8')}
      />
      {isShare ? <Sign className="right-3.5">%</Sign> : null}
    </div>
  );
}

function Sign({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'numeral pointer-events-none absolute inset-y-0 grid place-items-center text-faint',
        className,
      )}
    >
      {children}
    </span>
  );
}
