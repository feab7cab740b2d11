import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

export type ButtonLinkProps = ComponentProps<'a'> & {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
};

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <a className={buttonClasses(variant, size, className)} {...props} />;
}
