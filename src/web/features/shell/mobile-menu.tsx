import { Menu } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/user.ts';
import { beginLeaving } from '../../lib/leaving.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Avatar } from './avatar.tsx';
import { isCurrent, NAV_ITEMS } from './nav-items.ts';
import { TokenMeter } from './token-meter.tsx';

type Props = { user: User; path: string; isSigningOut: boolean; onSignOut: () => void };

const ITEM = 'flex min-h-touch w-full items-center rounded-control px-3 text-left font-medium hover:bg-raised';

/** On phones the same places, behind one button. */
export function MobileMenu({ user, path, isSigningOut, onSignOut }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label="Menu"
        className="-mr-2.5 md:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        placement="left"
        title="Menu"
        footer={
          <Button variant="outline" onClick={close}>
            Close
          </Button>
        }
      >
        <UserCard user={user} onLeave={close} />
        <nav aria-label="Menu" className="-mx-2 flex flex-1 flex-col gap-0.5">
          {[...NAV_ITEMS, { label: 'Profile & Billing', href: '/profile' }].map((item) => (
            <Link
              key={item.href}
              href={item.href}
              onClick={close}
              aria-current={isCurrent(item, path) ? 'page' : undefined}
              className={classNames(ITEM, isCurrent(item, path) ? 'bg-raised text-text' : 'text-muted')}
            >
              {item.label}
            </Link>
          ))}
          <button type="button" disabled={isSigningOut} onClick={onSignOut} className={classNames(ITEM, 'text-muted')}>
            Sign Out
          </button>
        </nav>
      </Dialog>
    </>
  );
}

/** A press that opens another tab leaves this one where it is. */
function leaveUnlessBeside({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (!metaKey && !ctrlKey && !shiftKey) beginLeaving();
}

function UserCard({ user, onLeave }: { user: User; onLeave: () => void }) {
  return (
    <section aria-label="Account" className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex items-center gap-3">
        <Avatar user={user} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate font-semibold">
            {user.firstName || 'Profile'}
          </p>
          <p className="truncate text-caption text-muted">{user.email.split('@')[0]}</p>
        </div>
        <ButtonLink href="/api/logout" variant="outline" size="sm" onClick={leaveUnlessBeside}>
          Logout
        </ButtonLink>
      </div>
      <TokenMeter user={user} caption="tokens left" onLeave={onLeave} />
    </section>
  );
}
