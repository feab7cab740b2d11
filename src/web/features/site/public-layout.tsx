import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** A public page: head, what it is about, and the footer with age, help and terms. */
export function PublicLayout({ site, action, children }: { site: SiteInfo; action?: ReactNode; children: ReactNode }) {
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
      <SiteFooter site={site} />
    </div>
  );
}
