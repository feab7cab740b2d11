import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A raised surface with a hairline. Sections inside it part by `divide-y divide-line`. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-card border border-line bg-surface', className)} {...props} />;
}
