import type { ReactNode } from 'react';
import { MINIMUM_AGE_YEARS } from '#contract/product.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export type AuthLayoutProps = {
  title: string;
  lead: ReactNode;
  form: ReactNode;
  aside: ReactNode;
  /** The way to the other form. */
  other: { question: string; label: string; href: string };
  /** What the button below the notice does: "By signing in ...". */
  act: string;
};

/** The frame that sign-in and sign-up share. */
export function AuthLayout({ title, lead, form, aside, other, act }: AuthLayoutProps) {
  return (
    <main className="mx-auto grid w-full max-w-page flex-1 content-start gap-12 px-4 pt-8 pb-16 sm:px-8 sm:pt-14 lg:grid-cols-[minmax(0,26rem)_minmax(0,28rem)] lg:justify-center lg:gap-24 2xl:pt-24">
      <div className="mx-auto flex w-full max-w-form flex-col gap-7 lg:mx-0">
        <div className="flex flex-col gap-2">
          <h1 className="text-title">{title}</h1>
          <p className="text-muted">{lead}</p>
        </div>
        {form}
        <p className="text-balance text-caption text-faint">
          By {act} you confirm that you are at least {MINIMUM_AGE_YEARS} years old and accept the{' '}
          <a href="/terms" className="text-steel underline underline-offset-4">
            Terms of Use
          </a>
          .
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-5 text-muted text-sm">
          {other.question}
          <ButtonLink variant="outline" size="sm" href={other.href}>
            {other.label}
          </ButtonLink>
        </p>
      </div>
      <div className="mx-auto w-full max-w-form lg:mx-0 lg:max-w-md lg:pt-1">{aside}</div>
    </main>
  );
}
