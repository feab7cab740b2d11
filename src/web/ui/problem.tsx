import type { ReactNode } from 'react';

/** Why something was not taken, beside where it was asked; read out as it comes. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return children ? (
    <p id={id} role="alert" className="text-caption text-red">
      {children}
    </p>
  ) : null;
}
