import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import { Logo } from '../../ui/logo.tsx';

/** The head of a public page: the logo, and one way on. */
export function SiteHeader({ children }: { children: ReactNode }) {
  return (
    <header
      data-site-head=""
      className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-4 py-4 sm:px-8"
    >
      <a href="/" className="flex min-h-touch items-center rounded-control sm:min-h-control">
        <Logo name={PRODUCT_NAME} />
      </a>
      {children}
    </header>
  );
}
