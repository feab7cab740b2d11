import { Fragment, useEffect } from 'react';
import { benefits, pricingBlurb, promise } from '../../content/marketing.ts';
import { authenticationRequired } from '../../content/notices.ts';
import { MeasuredRecord } from '../../features/site/measured-record.tsx';
import { PublicLayout } from '../../features/site/public-layout.tsx';
import { WaitlistForm } from '../../features/waitlist/waitlist-form.tsx';
import type { PublicScreenProps } from '../../lib/screen-props.ts';
import { toast } from '../../ui/toast.ts';
import { ExampleCard } from './example-card.tsx';

export function LandingScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  useEffect(announceAuthError, []);
  return (
    <PublicLayout site={data.site}>
      <main className="mx-auto w-full max-w-page flex-1 px-4 sm:px-8">
        <div className="grid items-center gap-x-12 gap-y-12 pt-9 pb-16 sm:pt-14 lg:grid-cols-[1.04fr_1fr] lg:pb-18 2xl:pt-24 2xl:pb-28">
          <Headline data={data} />
          {data.example === null ? null : <ExampleCard pick={data.example} />}
        </div>
        <Benefits />
      </main>
    </PublicLayout>
  );
}

function Headline({ data }: Pick<PublicScreenProps, 'data'>) {
  return (
    <div>
      <h1 className="max-w-lg font-semibold text-display">
        {promise.before}
        <em className="text-edge not-italic">{promise.stressed}</em>
        {promise.after}
      </h1>
      <p className="mt-5 mb-8 max-w-xl text-lead text-muted">{promise.lead}</p>
      <WaitlistForm />
      <p className="mt-4 text-faint text-sm">
        {pricingBlurb.map((phrases, at) => (
          // A line breaks between two prices, not inside of one, and never begins with the dot.
          <Fragment key={phrases[0]?.text}>
            {at > 0 ? ' ' : ''}
            <span className="block">
              {phrases.map(({ text, isFigure }) =>
                isFigure ? (
                  <strong key={text} className="numeral font-semibold text-text">
                    {text}
                  </strong>
                ) : (
                  text
                ),
              )}
              {at < pricingBlurb.length - 1 ? <span className="sr-only"> ·</span> : null}
            </span>
          </Fragment>
        ))}
      </p>
      <p className="mt-1 text-faint text-sm">
        70% Win Rate: goal, not a result.
        <MeasuredRecord record={data.record} />{' '}
        <a href="/record" className="whitespace-nowrap text-steel underline underline-offset-4">
          See the record
        </a>
      </p>
    </div>
  );
}

function Benefits() {
  return (
    <section
      aria-label="What you get"
      className="mb-16 overflow-hidden rounded-card border border-line bg-line lg:mb-18"
    >
      <ul className="grid gap-px sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ mark, title, text }) => (
          <li key={mark} className="bg-surface p-6 pt-7 pb-7">
            <p className="numeral mb-4 text-caption text-edge">{mark}</p>
            <h2 className="mb-1 text-base">{title}</h2>
            <p className="text-muted text-sm leading-relaxed">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A refused sign-in comes back here with a mark in the address. It is announced once and taken away. */
function announceAuthError(): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get('auth_error') !== 'access_denied') return;
  toast(authenticationRequired);
  address.searchParams.delete('auth_error');
  window.history.replaceState(window.history.state, '', address);
}
