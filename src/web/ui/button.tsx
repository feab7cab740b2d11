import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
};

export function Button({ variant, size, className, type = 'button', ref, ...props }: ButtonProps) {
  const own = useKeptFocus(props.disabled, ref);
  return <button ref={own} type={type} className={buttonClasses(variant, size, className)} {...props} />;
}
