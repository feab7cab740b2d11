import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { Logo } from '../../ui/logo.tsx';

/** The head of a public page: the logo, and one way on. */
export function SiteHeader({ children }: { children: ReactNode }) {
  return (
    <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-4 py-4 sm:px-8 2xl:px-0">
      <a href="/" className="rounded-control">
        <Logo name={PRODUCT_NAME} />
      </a>
      {children}
    </header>
  );
}
