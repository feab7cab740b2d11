import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { type FooterLink, SiteFooter } from './site-footer.tsx';

type Props = { site: SiteInfo; action?: ReactNode; footerLinks?: readonly FooterLink[]; children: ReactNode };

/** A public page: head, what it is about, and the footer with age, help and terms. */
export function PublicLayout({ site, action, footerLinks, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col backdrop-glow">
      <SiteHeader>
        {action ?? (
          <ButtonLink variant="outline" href="/">
            Back to Home
          </ButtonLink>
        )}
      </SiteHeader>
      {children}
      <SiteFooter site={site} {...(footerLinks && { links: footerLinks })} />
    </div>
  );
}

/** The head of a public page: the logo, what it costs, and the way on. */
function SiteHeader({ children }: { children: ReactNode }) {
  return (
    <header
      data-site-head=""
      className="mx-auto flex w-full max-w-page items-center justify-between gap-2 px-4 sm:gap-4 py-4 sm:px-8"
    >
      <a href="/" className="flex min-h-touch items-center rounded-control sm:min-h-control">
        <Logo name={PRODUCT_NAME} nameClassName="max-[24.25rem]:sr-only" />
      </a>
      <div className="flex items-center gap-1 sm:gap-2">
        <ButtonLink variant="ghost" href="/pricing" className="px-2.5 sm:px-4">
          Pricing
        </ButtonLink>
        {children}
      </div>
    </header>
  );
}
