import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { signOut } from '#contract/auth.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { User } from '#contract/user.ts';
import { write } from '../../lib/api.ts';
import { forgetTab } from '../../lib/forget-tab.ts';
import { leaveFor, type Navigate } from '../../lib/leave-for.ts';
import { beginLeaving, endLeaving } from '../../lib/leaving.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';
import { Avatar } from './avatar.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { CHAT, isCurrent, NAV_ITEMS } from './nav-items.ts';
import { TokenMeter } from './token-meter.tsx';
import { useEndedSession } from './use-ended-session.ts';

type Props = { user: User; children: ReactNode; navigate?: Navigate };

/** The frame of every signed-in page: where to go, what is left, who is signed in. */
export function Shell({ user, children, navigate = leaveFor }: Props) {
  const [path] = useLocation();
  const signOut = useSignOut(navigate);
  useEndedSession(path, navigate);
  useOtherAccount(user.id, navigate);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-40 rounded-control bg-edge px-4 py-2.5 font-medium text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header
        data-account-head={isCurrent(CHAT, path) ? 'toolbar' : ''}
        className="sticky top-0 z-30 flex h-15 shrink-0 items-center gap-3 border-line border-b bg-bg px-3.5 md:px-5"
      >
        <Link href="/" className="flex min-h-touch items-center rounded-control">
          <Logo name={PRODUCT_NAME} />
        </Link>
        <nav aria-label="Main" className="ml-2 hidden items-center gap-1 md:flex">
          {NAV_ITEMS.map((item) => (
            <Link
              key={item.href}
              href={item.href}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
              className={classNames(
                'whitespace-nowrap rounded-control px-2 py-1.5 lg:px-3 font-medium text-sm transition-colors hover:bg-raised hover:text-text',
                isCurrent(item, path) ? 'bg-raised text-text' : 'text-muted',
                item.from === 'lg' && 'max-lg:hidden',
              )}
            >
              {item.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 md:gap-4">
          <TokenMeter user={user} />
          <div className="hidden items-center gap-1 md:flex">
            <Link
              href="/profile"
              className="flex h-control items-center gap-2 rounded-control px-2 font-semibold text-sm hover:bg-raised"
            >
              <Avatar user={user} />
              <span dir="auto" className="max-w-24 truncate lg:max-w-40">
                {user.firstName || 'Profile'}
              </span>
            </Link>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Logout"
              title="Logout"
              disabled={signOut.isPending}
              onClick={() => signOut.mutate()}
            >
              <LogOut aria-hidden="true" className="size-4" />
            </Button>
          </div>
          <MobileMenu user={user} path={path} isSigningOut={signOut.isPending} onSignOut={() => signOut.mutate()} />
        </div>
      </header>
      {children}
    </div>
  );
}

/** Another tab may sign in somebody else: what this one holds of the account before is left behind with its page. */
function useOtherAccount(userId: string, navigate: Navigate): void {
  const [openedBy] = useState(userId);
  useEffect(() => {
    if (userId !== openedBy) navigate('/');
  }, [userId, openedBy, navigate]);
}

/** Ends the session, then loads the start page in full, so that nothing of the user's stays in memory. */
function useSignOut(navigate: Navigate) {
  return useSingleMutation({
    mutationFn: () => write(signOut, undefined),
    onMutate: beginLeaving,
    onSuccess: () => {
      forgetTab();
      navigate('/');
    },
    onError: (error) => {
      endLeaving();
      globalThis.reportError?.(error);
    },
  });
}
