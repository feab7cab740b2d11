import { BadgeCheck, Coins, LogOut, Trash2 } from 'lucide-react';
import type { AdminUser } from '#contract/admin.ts';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS } from '#contract/product.ts';
import { formatDate } from '../../lib/format-date.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

export type UserActions = {
  onEdit: (user: AdminUser) => void;
  onLiftUnderAge: (user: AdminUser) => void;
  onRole: (user: AdminUser) => void;
  onSignOut: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
  onToggle: (user: AdminUser) => void;
  /** Whose subscription is being switched. */
  togglingId: string | undefined;
  /** Support sees the same and changes tokens alone. */
  isOwner: boolean;
  /** Nobody changes the own role. */
  ownEmail: string;
};

export const userColumns = (actions: UserActions): readonly Column<AdminUser>[] => [
  { key: 'email', label: 'Email', isSortable: true, cell: (user) => <Email user={user} {...actions} /> },
  {
    key: 'name',
    label: 'Name',
    isSortable: true,
    from: 'lg',
    cell: (user) => (
      <span className="block max-w-44 truncate" title={nameOf(user)}>
        {nameOf(user)}
      </span>
    ),
  },
  {
    key: 'tokens',
    label: 'Tokens',
    isSortable: true,
    cell: ({ tokensRemaining }) => (
      <span className="numeral whitespace-nowrap">
        {tokensRemaining} / {MONTHLY_PLAN.tokens}
      </span>
    ),
  },
  {
    key: 'subscription',
    label: 'Subscription',
    isSortable: true,
    cell: (user) => <Subscription user={user} {...actions} />,
  },
  {
    key: 'createdAt',
    label: 'Joined',
    isSortable: true,
    // Beside the menu there is no room for it before the actions are cut.
    headClass: 'sm:max-lg:hidden',
    cellClass: 'sm:max-lg:hidden',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'actions',
    label: 'Actions',
    align: 'right',
    cellClass: 'max-sm:justify-end max-sm:before:hidden',
    cell: (user) => <Actions user={user} {...actions} />,
  },
];

const NO_NAME = '-';
const nameOf = ({ firstName, lastName }: AdminUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || NO_NAME;

function Email({ user, ...actions }: UserActions & { user: AdminUser }) {
  return (
    <>
      <span className="flex items-center gap-1.5">
        <span className="truncate sm:max-w-44 lg:max-w-72 2xl:max-w-lg" title={user.email}>
          {user.email}
        </span>
        {user.emailVerified ? (
          <BadgeCheck role="img" aria-label="Verified" className="size-4 shrink-0 text-edge" />
        ) : null}
      </span>
      {nameOf(user) === NO_NAME ? null : (
        <span className="block truncate text-faint sm:max-w-44 lg:hidden">{nameOf(user)}</span>
      )}
      <Role user={user} {...actions} />
      <UnderAge user={user} {...actions} />
    </>
  );
}

const TAG_BUTTON = 'inline-flex h-touch items-center rounded-control disabled:opacity-55 sm:h-8';

/** Of the operator's own people. */
function Role({ user, onRole, isOwner, ownEmail }: UserActions & { user: AdminUser }) {
  if (user.role === null) return null;
  const word = user.role === 'owner' ? 'Owner' : 'Support';
  const tag = <Tag tone={user.role === 'owner' ? 'steel' : 'neutral'}>{word}</Tag>;
  if (!isOwner || user.email === ownEmail) return <span className="mt-1 block">{tag}</span>;
  return (
    <button
      type="button"
      aria-label={`${word}: change the role of ${user.email}`}
      title="Change the role"
      onClick={() => onRole(user)}
      className={TAG_BUTTON}
    >
      {tag}
    </button>
  );
}

function UnderAge({ user, onLiftUnderAge, isOwner }: UserActions & { user: AdminUser }) {
  if (!user.isUnderAge) return null;
  const tag = <Tag tone="amber">Under {MINIMUM_AGE_YEARS}</Tag>;
  if (!isOwner) return <span className="mt-1 block">{tag}</span>;
  return (
    <button
      type="button"
      aria-label={`Under ${MINIMUM_AGE_YEARS}: allow picks for ${user.email} again`}
      title="Said to be under age in a chat. Allow picks again"
      onClick={() => onLiftUnderAge(user)}
      className={TAG_BUTTON}
    >
      {tag}
    </button>
  );
}

function Subscription({ user, onToggle, togglingId, isOwner }: UserActions & { user: AdminUser }) {
  const { email, subscriptionActive } = user;
  const own = useKeptFocus<HTMLButtonElement>(togglingId !== undefined);
  const tag = <Tag tone={subscriptionActive ? 'edge' : 'neutral'}>{subscriptionActive ? 'Active' : 'Inactive'}</Tag>;
  if (!isOwner) return tag;
  return (
    <button
      ref={own}
      type="button"
      disabled={togglingId !== undefined}
      aria-label={`Subscription of ${email}: ${subscriptionActive ? 'Active' : 'Inactive'}`}
      title={subscriptionActive ? 'Switch it off' : 'Switch it on'}
      onClick={() => onToggle(user)}
      className={TAG_BUTTON}
    >
      {tag}
    </button>
  );
}

function Actions({ user, onEdit, ...actions }: UserActions & { user: AdminUser }) {
  return (
    <span className="inline-flex items-center">
      <Button
        variant="ghost"
        size="icon"
        className="sm:size-8"
        aria-label={`Edit tokens of ${user.email}`}
        title="Edit tokens"
        onClick={() => onEdit(user)}
      >
        <Coins aria-hidden="true" className="size-4" />
      </Button>
      {actions.isOwner ? <OwnersActions user={user} {...actions} /> : null}
    </span>
  );
}

function OwnersActions({ user, onSignOut, onDelete }: Omit<UserActions, 'onEdit'> & { user: AdminUser }) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="sm:size-8"
        aria-label={`Sign out ${user.email}`}
        title="Sign out everywhere"
        onClick={() => onSignOut(user)}
      >
        <LogOut aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="sm:size-8"
        aria-label={`Delete ${user.email}`}
        title={user.isProtected ? 'An administrator of the company cannot be deleted' : 'Delete'}
        disabled={user.isProtected}
        onClick={() => onDelete(user)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </>
  );
}
