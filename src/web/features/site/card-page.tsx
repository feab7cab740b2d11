import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { Card } from '../../ui/card.tsx';
import { BackToHome, PublicLayout } from './public-layout.tsx';

/** A public page that is about one thing only. */
export function CardPage({
  site,
  title,
  lead,
  children,
}: {
  site: SiteInfo;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <PublicLayout site={site} action={<BackToHome />}>
      <main id="content" tabIndex={-1} className="outline-none grid flex-1 place-items-center px-4 py-12">
        <Card className="flex w-full max-w-form flex-col gap-5 p-6">
          <div className="flex flex-col gap-2">
            <h1 className="text-title">{title}</h1>
            <p className="text-muted">{lead}</p>
          </div>
          {children}
        </Card>
      </main>
    </PublicLayout>
  );
}
