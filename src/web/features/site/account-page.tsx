import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { SiteFooter } from './site-footer.tsx';

type Props = { site: SiteInfo; title: string; lead?: ReactNode; children: ReactNode };

/** The inside of a signed-in page: its heading, its content, and the footer with age, help and terms. */
export function AccountPage({ site, title, lead, children }: Props) {
  return (
    <>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-6 pb-16 outline-none sm:px-8 sm:pt-10"
      >
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-title">{title}</h1>
          {lead ? <p className="wrap-anywhere text-muted">{lead}</p> : null}
        </div>
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  );
}
