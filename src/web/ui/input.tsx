import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type InputProps = ComponentProps<'input'>;

/* 16 px text on phones, or Safari zooms the page when the field takes the focus. */
export function Input({ className, ref, ...props }: InputProps) {
  const own = useKeptFocus(props.disabled, ref);
  return (
    <input
      ref={own}
      className={classNames(
        'h-field w-full min-w-0 rounded-control border border-outline bg-surface px-3.5 text-base text-text transition-colors sm:text-body',
        'placeholder:text-faint hover:border-faint focus-visible:border-edge focus-visible:outline-offset-0 disabled:opacity-55 aria-invalid:border-red',
        className,
      )}
      {...props}
    />
  );
}
