import type { SiteInfo } from '#contract/page.ts';
import { type TermsSection, termsEffective, termsSections } from '../content/terms.ts';
import { Helpline } from '../features/site/helpline.tsx';
import { BackToHome, PublicLayout } from '../features/site/public-layout.tsx';
import type { PublicScreenProps } from '../lib/screen-props.ts';

export function TermsScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  return (
    <PublicLayout site={data.site} action={<BackToHome />}>
      <main className="mx-auto w-full max-w-page flex-1 px-4 pt-8 pb-16 sm:px-8 sm:pt-14">
        <h1 className="text-title">Terms of Use</h1>
        <p className="mt-2 text-faint">{termsEffective}</p>
        <div className="mt-10 flex flex-col">
          {termsSections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} site={data.site} />
          ))}
        </div>
      </main>
    </PublicLayout>
  );
}

function Section({ section, number, site }: { section: TermsSection; number: number; site: SiteInfo }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="grid gap-x-12 gap-y-3 border-line border-t py-8 lg:grid-cols-[minmax(0,1fr)_42rem]"
    >
      <h2 id={`${section.id}-title`} className="flex gap-3 text-base">
        <span className="numeral font-normal text-edge">{number}</span>
        {section.title}
      </h2>
      <div className="prose-links flex max-w-reading flex-col gap-3 text-muted">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.shows === 'helpline' ? (
          <p className="font-medium text-text">
            <Helpline site={site} />
          </p>
        ) : null}
        {section.shows === 'support' ? (
          <p>
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
