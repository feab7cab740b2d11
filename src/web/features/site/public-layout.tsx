import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type FooterLink, SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

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
