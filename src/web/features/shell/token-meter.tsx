import { MONTHLY_PLAN } from '#contract/prices.ts';
import type { User } from '#contract/user.ts';
import { tokenBarColour } from '../../lib/token-bar-colour.ts';
import { classNames } from '../../ui/class-names.ts';

const BASE = MONTHLY_PLAN.tokens;

/** What is left, as a number and as a thin bar coloured by it; unlimited accounts have nothing to count. */
export function TokenMeter({ user, caption }: { user: User; caption?: string }) {
  if (user.unlimited) {
    return (
      <p className="whitespace-nowrap text-caption text-muted">
        <span className="text-edge">∞</span> Unlimited
      </p>
    );
  }
  const share = Math.min(1, user.tokensRemaining / BASE);
  return (
    <p className="flex items-center gap-2 whitespace-nowrap sm:gap-2.5 text-caption text-muted">
      <span className="numeral">
        {user.tokensRemaining}
        {caption ? null : <span className="sr-only"> tokens left</span>}
      </span>
      <svg
        aria-hidden="true"
        className={classNames('h-1.5 w-12 rounded-full sm:w-20 bg-raised', !caption && 'hidden sm:block')}
      >
        <rect width={`${share * 100}%`} height="100%" rx="3" className={tokenBarColour(share)} />
      </svg>
      {caption ? <span>{caption}</span> : null}
    </p>
  );
}
