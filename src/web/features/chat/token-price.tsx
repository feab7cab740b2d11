import { useQuery } from '@tanstack/react-query';
import type { AnalysisMode } from '#contract/analysis.ts';
import { currentUser } from '#contract/auth.ts';
import { TOKEN_COST } from '#contract/prices.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { classNames } from '../../ui/class-names.ts';

/** What an answer costs; nothing is said to an account that is never charged. */
export function TokenPrice({ mode, className = '' }: { mode: AnalysisMode; className?: string }) {
  const { data: user } = useQuery({ queryKey: queryKeys.currentUser, queryFn: () => read(currentUser) });
  if (user?.unlimited) return null;
  return (
    <span className={classNames('numeral', className)}>
      {TOKEN_COST[mode]}
      <span className="sr-only">{TOKEN_COST[mode] === 1 ? ' token' : ' tokens'}</span>
    </span>
  );
}
