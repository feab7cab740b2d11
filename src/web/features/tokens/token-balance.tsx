import { EXTRA_TOKEN_CENTS, MONTHLY_PLAN, TOKEN_COST } from '#contract/prices.ts';
import type { User } from '#contract/user.ts';
import { noGrantWords } from '../../content/no-grant-words.ts';
import { proValueNote } from '../../content/plan-features.ts';
import { waitingTokens } from '../../content/waiting-tokens-words.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { tokenBarColour } from '../../lib/token-bar-colour.ts';
import { Bar } from '../../ui/bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { periodEnd } from './period-end.ts';

/** What is left and what was used in the running period. */
export function TokenBalance({ user }: { user: User }) {
  const { timeZone } = useReader();
  const end = periodEnd(user, timeZone);
  return (
    <Panel title={end ? 'Tokens This Period' : 'Your Tokens'}>
      {user.unlimited ? (
        <p className="text-lead">
          <span className="text-edge">∞</span> Unlimited
        </p>
      ) : (
        <Remaining tokens={user.tokensRemaining} />
      )}
      {user.tokensOnConfirmation ? (
        <p className="text-muted text-sm">{waitingTokens(user.tokensOnConfirmation)}</p>
      ) : null}
      {user.noGrantReason ? <p className="text-muted text-sm">{noGrantWords[user.noGrantReason]}</p> : null}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-t pt-4">
        <Figure term={end ? 'Used' : 'Used this period'}>{user.tokensUsedThisMonth}</Figure>
        {end ? (
          <Figure term="Period ends" isFigure={false}>
            {end}
          </Figure>
        ) : null}
        <Figure term="Pro analyses">{user.proAnalysesThisMonth}</Figure>
        <Figure term="Total spent on Pro">
          {formatMoney(user.proAnalysesThisMonth * TOKEN_COST.pro * EXTRA_TOKEN_CENTS)}
        </Figure>
      </dl>
      <p className="text-caption text-faint">{proValueNote}</p>
    </Panel>
  );
}

function Remaining({ tokens }: { tokens: number }) {
  const share = tokens / MONTHLY_PLAN.tokens;
  return (
    <div className="flex flex-col gap-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          <span className="numeral font-semibold text-title">{tokens}</span>{' '}
          <span className="text-muted">{tokens === 1 ? 'token' : 'tokens'} left</span>
        </span>
        <span className="text-caption text-faint">
          {tokens > MONTHLY_PLAN.tokens ? 'more than' : 'of'} {MONTHLY_PLAN.tokens}
        </span>
      </p>
      <Bar share={share} fill={tokenBarColour(share)} className="h-2" />
    </div>
  );
}

function Figure({ term, isFigure = true, children }: { term: string; isFigure?: boolean; children: string | number }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-faint">{term}</dt>
      <dd className={classNames('mt-0.5 font-medium', isFigure && 'numeral')}>{children}</dd>
    </div>
  );
}
