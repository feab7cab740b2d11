import { MONTHLY_PLAN, SIGNUP_GRANT_TOKENS, TOKEN_COST } from '#contract/prices.ts';
import { CHARGE_RULE } from '../content/charge-words.ts';
import { signUpGrant } from '../content/marketing.ts';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { BackToHome, PublicLayout } from '../features/site/public-layout.tsx';
import { formatMoney } from '../lib/format-odds.ts';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { Card } from '../ui/card.tsx';

export function SignUpScreen({ data, navigate }: PublicScreenProps) {
  return (
    <PublicLayout site={data.site} action={<BackToHome />}>
      <AuthLayout
        title="Create Your Account"
        lead={
          <>
            Signing up brings <strong className="font-semibold text-edge">{signUpGrant}</strong>. No card is asked for,
            and they never expire.
          </>
        }
        form={<SignUpForm navigate={navigate} />}
        act="creating an account"
        other={{ question: 'Have an account?', label: 'Sign In', href: '/signin' }}
        aside={<TokenWorth />}
      />
    </PublicLayout>
  );
}

const rows = [
  { figure: String(SIGNUP_GRANT_TOKENS), text: 'free tokens for signing up, which never expire' },
  { figure: String(TOKEN_COST.regular), text: 'token for a regular analysis' },
  { figure: String(TOKEN_COST.pro), text: 'tokens for a Pro analysis' },
  { figure: formatMoney(MONTHLY_PLAN.amountCents), text: `a month for ${MONTHLY_PLAN.tokens} more, if you want them` },
];

function TokenWorth() {
  return (
    <section aria-labelledby="token-worth">
      <h2 id="token-worth" className="numeral mb-3 font-normal text-caption text-edge">
        what a token buys
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {rows.map(({ figure, text }) => (
            <li key={text} className="flex items-baseline gap-4 px-5 py-3.5">
              <span className="numeral w-16 shrink-0 text-right font-semibold">{figure}</span>
              <span className="text-muted text-sm">{text}</span>
            </li>
          ))}
        </ul>
        <p className="border-line border-t px-5 py-3.5 text-muted text-sm">{CHARGE_RULE}</p>
      </Card>
    </section>
  );
}
