import { Link } from 'wouter';
import type { User } from '#contract/user.ts';
import { PRO_ANALYSIS_CENTS, proValueNote } from '../../content/plan-features.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Panel } from '../../ui/panel.tsx';

export function ProUsage({ user }: { user: User }) {
  return (
    <Panel title="Pro Mode Usage" lead="Ten opportunities scanned, the best three taken apart.">
      <dl className="grid grid-cols-2 gap-x-6">
        <div>
          <dt className="text-caption text-faint">Pro analyses</dt>
          <dd className="numeral mt-0.5 font-semibold text-title">{user.proAnalysesThisMonth}</dd>
        </div>
        <div>
          <dt className="text-caption text-faint">Total Spent</dt>
          <dd className="numeral mt-0.5 font-semibold text-title">
            {formatMoney(user.proAnalysesThisMonth * PRO_ANALYSIS_CENTS)}
          </dd>
        </div>
      </dl>
      <p className="flex-1 text-caption text-faint">
        {user.unlimited ? 'Pro mode is free for this account.' : proValueNote}
      </p>
      <div>
        <Link href="/chat?mode=pro" className={buttonClasses('outline')}>
          Try Pro Mode
        </Link>
      </div>
    </Panel>
  );
}
