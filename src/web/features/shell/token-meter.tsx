import { Link } from 'wouter';
import { MONTHLY_PLAN, TOP_UP_PATH } from '#contract/prices.ts';
import type { User } from '#contract/user.ts';
import { tokenBarColour, tokenTextColour } from '../../lib/token-bar-colour.ts';
import { classNames } from '../../ui/class-names.ts';

const BASE = MONTHLY_PLAN.tokens;

type Props = { user: User; caption?: string; onLeave?: () => void };

/** What is left, as a number; with a caption as a thin bar too, coloured by it: one page needs no two bars of the same. It leads to where tokens are sold. Unlimited accounts have nothing to count. */
export function TokenMeter({ user, caption, onLeave }: Props) {
  if (user.unlimited) {
    return (
      <p className="whitespace-nowrap text-caption text-muted">
        <span className="text-edge">∞</span> Unlimited
      </p>
    );
  }
  const share = Math.min(1, user.tokensRemaining / BASE);
  return (
    <Link
      href={TOP_UP_PATH}
      title="Get tokens"
      onClick={onLeave}
      className="-mx-1.5 flex min-h-touch items-center gap-2 whitespace-nowrap rounded-control px-1.5 text-caption text-muted hover:text-text sm:min-h-8 sm:gap-2.5"
    >
      <span className={classNames('numeral', !caption && tokenTextColour(share))}>
        {user.tokensRemaining}
        {caption ? null : (
          <>
            {' '}
            <span className="font-sans text-faint max-lg:sr-only">tokens left</span>
          </>
        )}
      </span>{' '}
      {caption ? (
        <>
          <svg aria-hidden="true" className="h-1.5 w-12 rounded-full bg-raised sm:w-20">
            <rect width={`${share * 100}%`} height="100%" rx="3" className={tokenBarColour(share)} />
          </svg>
          <span>{caption}</span>
        </>
      ) : null}
    </Link>
  );
}
