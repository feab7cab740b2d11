import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { betaFeatures } from '../content/marketing.ts';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { MeasuredRecord } from '../features/site/measured-record.tsx';
import { BackToHome, PublicLayout } from '../features/site/public-layout.tsx';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { Card } from '../ui/card.tsx';

export function SignInScreen({ data, navigate }: PublicScreenProps) {
  return (
    <PublicLayout site={data.site} action={<BackToHome />}>
      <AuthLayout
        title="Welcome to Beta Access"
        lead={`Sign in to ask ${PRODUCT_NAME} about today's games.`}
        form={<SignInForm navigate={navigate} />}
        act="signing in"
        other={{ question: 'New here?', label: 'Create Account', href: '/signup' }}
        aside={<BetaFeatures record={data.record} />}
      />
    </PublicLayout>
  );
}

function BetaFeatures({ record }: Pick<PageData, 'record'>) {
  return (
    <section aria-labelledby="beta-features">
      <h2 id="beta-features" className="numeral mb-3 font-normal text-caption text-edge">
        in the beta
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {betaFeatures.map(({ title, text, link }) => (
            <li key={title} className="px-5 py-4">
              <p className="font-semibold">{title}</p>
              <p className="text-muted text-sm first-letter:uppercase">
                {text}
                {link ? (
                  <>
                    {record ? '.' : null}
                    <MeasuredRecord record={record} />
                    {record ? ' ' : ' · '}
                    <a href={link.href} className="whitespace-nowrap text-steel underline underline-offset-4">
                      {link.label}
                    </a>
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
