import type { ReactNode } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { classNames } from '../../ui/class-names.ts';
import { SiteFooter } from './site-footer.tsx';

type Props = {
  site: SiteInfo;
  title: string;
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  /** About one thing only: as wide as a line of words, in the middle. */
  isNarrow?: boolean;
  /** A page of figures: as wide as it can be read. */
  isWide?: boolean;
  children: ReactNode;
};

/** The inside of a signed-in page: its heading, its content, and the footer with age, help and terms. */
export function AccountPage({ site, title, lead, action, isNarrow = false, isWide = false, children }: Props) {
  return (
    <>
      <main
        id="content"
        tabIndex={-1}
        className={classNames(
          'mx-auto flex w-full flex-1 flex-col gap-6 px-4 pt-6 pb-16 outline-none sm:pt-10',
          !isWide && 'sm:px-8',
          isNarrow
            ? 'max-w-[calc(var(--container-reading)+4rem)] lg:pt-20'
            : isWide
              ? 'max-w-[96rem] sm:px-6'
              : 'max-w-page',
        )}
      >
        <div
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-6 gap-y-4',
            // What comes beside the heading later finds its room there, and pushes nothing down.
            isWide && 'sm:flex-nowrap',
          )}
        >
          <div className={classNames('flex min-w-0 flex-col gap-1', isWide && 'max-lg:max-w-[70%]')}>
            <h1 className="text-title">{title}</h1>
            {lead ? <p className={classNames('wrap-anywhere text-muted', isWide && 'max-sm:sr-only')}>{lead}</p> : null}
          </div>
          {action}
        </div>
        {children}
      </main>
      <SiteFooter site={site} isWide={isWide} />
    </>
  );
}
