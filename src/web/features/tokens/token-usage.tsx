import { Link } from 'wouter';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import type { User } from '#contract/user.ts';
import { useReader } from '../../lib/reader.ts';
import { tokenBarColour } from '../../lib/token-bar-colour.ts';
import { Bar } from '../../ui/bar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { periodEnd } from './period-end.ts';

/** The bar fills with what was used of its base, 150 tokens, whatever kind they are; its colour says what remains. */
export function TokenUsage({ user }: { user: User }) {
  const { timeZone } = useReader();
  const end = periodEnd(user, timeZone);
  return (
    <Panel
      title="Token Usage"
      action={
        <Link href="/profile?tab=tokens" className="-my-3 py-3 text-sm text-steel underline underline-offset-4">
          Every token
        </Link>
      }
    >
      {user.unlimited ? (
        <p className="text-lead">
          <span className="text-edge">∞</span> Unlimited
        </p>
      ) : (
        <Used remaining={user.tokensRemaining} />
      )}
      <dl className="grid grid-cols-2 gap-x-6 border-line border-t pt-4">
        <div>
          <dt className="text-caption text-faint">Used this period</dt>
          <dd className="numeral mt-0.5 font-medium">{user.tokensUsedThisMonth}</dd>
        </div>
        {end ? (
          <div>
            <dt className="text-caption text-faint">Period ends</dt>
            <dd className="mt-0.5 font-medium">{end}</dd>
          </div>
        ) : null}
      </dl>
    </Panel>
  );
}

function Used({ remaining }: { remaining: number }) {
  const left = remaining / MONTHLY_PLAN.tokens;
  const used = Math.min(1, Math.max(0, 1 - left));
  return (
    <div className="flex flex-col gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <span className="numeral font-semibold text-title">{remaining}</span>{' '}
          <span className="text-muted">{remaining === 1 ? 'token' : 'tokens'} left</span>
        </span>
        <span className="text-caption text-muted">
          <span className="numeral">{Math.round(used * 100)}%</span> of {MONTHLY_PLAN.tokens} used
        </span>
      </p>
      <Bar share={used} fill={tokenBarColour(left)} className="h-2" />
    </div>
  );
}
