import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { useAccount } from '../../lib/account.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { type FooterLink, SiteFooter } from './site-footer.tsx';

type Props = { site: SiteInfo; action?: ReactNode; footerLinks?: readonly FooterLink[]; children: ReactNode };

/** A public page: head, what it is about, and the footer with age, help and terms. In an account's frame it has that head. */
export function PublicLayout({ site, action, footerLinks, children }: Props) {
  const isFramed = useAccount() !== null;
  const rest = (
    <>
      {children}
      <SiteFooter site={site} {...(footerLinks && { links: footerLinks })} />
    </>
  );
  if (isFramed) return rest;
  return (
    <div className="flex min-h-dvh flex-col backdrop-glow">
      <SiteHeader>{action ?? <WaysIn />}</SiteHeader>
      {rest}
    </div>
  );
}

/** For a page that is about one thing only, and about nothing that is sold. */
export const BackToHome = () => (
  <ButtonLink variant="outline" href="/">
    Back to Home
  </ButtonLink>
);

const WaysIn = () => (
  <>
    <ButtonLink variant="ghost" href="/signup" className="px-2.5 sm:px-4">
      Sign Up
    </ButtonLink>
    <ButtonLink variant="outline" href="/auth?mode=signin" className="px-2.5 sm:px-4">
      Sign In
    </ButtonLink>
  </>
);

/** On phones the first stands alone; the foot of each page has the others too. */
const PLACES = [
  { label: 'Pricing', href: '/pricing' },
  { label: 'Tools', href: '/tools' },
  { label: 'Record', href: '/record' },
] as const;

/** The head of a public page: the logo, the same places everywhere, and the way on. */
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
        {PLACES.map(({ label, href }, at) => (
          <ButtonLink
            key={href}
            variant="ghost"
            href={href}
            className={classNames('px-2.5 sm:px-4', at > 0 && 'max-md:hidden')}
          >
            {label}
          </ButtonLink>
        ))}
        {children}
      </div>
    </header>
  );
}
