import { type RefObject, useRef } from 'react';
import type { PageData } from '#contract/page.ts';
import { features, hero, heroFacts, steps } from '../../content/explore-page.ts';
import { MeasuredRecord } from '../../features/site/measured-record.tsx';
import { PublicLayout } from '../../features/site/public-layout.tsx';
import { EarlyAccessForm } from '../../features/waitlist/early-access-form.tsx';
import { focusField } from '../../lib/focus-field.ts';
import type { PublicScreenProps } from '../../lib/screen-props.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ExplorePricing } from './explore-pricing.tsx';
import { Section } from './section.tsx';
import { Testimonials } from './testimonials.tsx';
import { WinningSlips } from './winning-slips.tsx';

const FOOTER_LINKS = [
  { label: 'Home', href: '/' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Terms', href: '/terms' },
  { label: 'Beta Access', href: '/signin' },
] as const;

/** The marketing page. All of it is readable as the server sends it. */
export function ExploreScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const field = useRef<HTMLInputElement>(null);
  const join = () => focusField(field.current);
  return (
    <PublicLayout
      site={data.site}
      footerLinks={FOOTER_LINKS}
      action={
        <ButtonLink variant="outline" href="/signin">
          Beta Access
        </ButtonLink>
      }
    >
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-16 px-4 pt-9 pb-16 sm:gap-20 sm:px-8 sm:pt-14 lg:pb-20 2xl:pt-20">
        <Hero field={field} record={data.record} />
        <Features />
        <HowItWorks />
        <WinningSlips />
        <Testimonials />
        <ExplorePricing onJoin={join} />
      </main>
    </PublicLayout>
  );
}

type HeroProps = { field: RefObject<HTMLInputElement | null>; record: PageData['record'] };

function Hero({ field, record }: HeroProps) {
  return (
    <div className="grid items-end gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
      <div>
        <Tag tone="edge" className="whitespace-normal leading-snug">
          {hero.badge}
        </Tag>
        <h1 className="mt-6 max-w-2xl font-semibold text-display">
          {hero.question}{' '}
          <span className="inline-block">
            {hero.promise}
            <em className="text-edge not-italic">{hero.stressed}</em>.
          </span>
        </h1>
        <p className="mt-5 mb-8 max-w-xl text-lead text-muted">{hero.lead}</p>
        <EarlyAccessForm field={field} />
      </div>
      <dl className="divide-y divide-line border-line border-y">
        {heroFacts.map(({ figure, text }) => (
          <div key={text} className="flex items-baseline gap-5 py-4">
            <dt className="numeral w-16 shrink-0 font-semibold text-pick">{figure}</dt>
            <dd className="text-muted text-sm">{text}</dd>
          </div>
        ))}
        <div className="flex items-baseline gap-5 py-4">
          <dt className="numeral w-16 shrink-0 font-semibold text-pick">70%</dt>
          <dd className="text-muted text-sm">
            Win Rate: goal, not a result.
            <MeasuredRecord record={record} />{' '}
            <a href="/record" className="whitespace-nowrap text-steel underline underline-offset-4">
              See the record
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Features() {
  return (
    <Section title="What you get">
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ mark, title, text }) => (
          <li key={mark} className="bg-surface p-6 pt-7 pb-7">
            <p className="numeral mb-4 text-caption text-edge">{mark}</p>
            <h3 className="mb-1 text-base">{title}</h3>
            <p className="text-muted text-sm leading-relaxed">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className="grid gap-8 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="border-edge/50 border-l-2 pl-5 md:border-t-2 md:border-l-0 md:pt-5 md:pl-0">
            <p aria-hidden="true" className="numeral mb-2 text-caption text-edge">
              {at + 1}
            </p>
            <h3 className="mb-1 text-base">{title}</h3>
            <p className="text-muted text-sm leading-relaxed">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
