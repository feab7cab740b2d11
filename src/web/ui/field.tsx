import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Input, type InputProps } from './input.tsx';
import { Problem } from './problem.tsx';

export type FieldProps = Omit<InputProps, 'id'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Of the input itself; `className` is the whole field's. */
  inputClassName?: string;
};

/** One labelled input; its description and error are announced with it. */
export function Field({
  label,
  description,
  error,
  hideLabel = false,
  className,
  inputClassName,
  ...input
}: FieldProps) {
  const id = useId();
  const describedBy = classNames(description ? `${id}-description` : null, error ? `${id}-error` : null);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-sm text-text'}>
        {label}
      </label>
      <Input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        className={inputClassName}
        {...input}
      />
      {description ? (
        <p id={`${id}-description`} className="text-caption text-faint">
          {description}
        </p>
      ) : null}
      <Problem id={`${id}-error`}>{error}</Problem>
    </div>
  );
}
