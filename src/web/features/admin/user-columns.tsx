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
  onSignOut: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
  onToggle: (user: AdminUser) => void;
  /** Whose subscription is being switched. */
  togglingId: string | undefined;
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
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  { key: 'actions', label: 'Actions', align: 'right', cell: (user) => <Actions user={user} {...actions} /> },
];

const NO_NAME = '-';
const nameOf = ({ firstName, lastName }: AdminUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || NO_NAME;

function Email({ user, onLiftUnderAge }: UserActions & { user: AdminUser }) {
  return (
    <>
      <span className="flex items-center gap-1.5">
        <span className="max-w-44 truncate md:max-w-48 lg:max-w-72 2xl:max-w-md" title={user.email}>
          {user.email}
        </span>
        {user.emailVerified ? (
          <BadgeCheck role="img" aria-label="Verified" className="size-4 shrink-0 text-edge" />
        ) : null}
      </span>
      {nameOf(user) === NO_NAME ? null : (
        <span className="block max-w-44 truncate text-faint md:max-w-48 lg:hidden">{nameOf(user)}</span>
      )}
      {user.isUnderAge ? (
        <button
          type="button"
          aria-label={`Under ${MINIMUM_AGE_YEARS}: allow picks for ${user.email} again`}
          title="Said to be under age in a chat. Allow picks again"
          onClick={() => onLiftUnderAge(user)}
          className="inline-flex h-touch items-center rounded-control sm:h-8"
        >
          <Tag tone="amber">Under {MINIMUM_AGE_YEARS}</Tag>
        </button>
      ) : null}
    </>
  );
}

function Subscription({ user, onToggle, togglingId }: UserActions & { user: AdminUser }) {
  const { email, subscriptionActive } = user;
  const own = useKeptFocus<HTMLButtonElement>(togglingId !== undefined);
  return (
    <button
      ref={own}
      type="button"
      disabled={togglingId !== undefined}
      aria-label={`Subscription of ${email}: ${subscriptionActive ? 'Active' : 'Inactive'}`}
      title={subscriptionActive ? 'Switch it off' : 'Switch it on'}
      onClick={() => onToggle(user)}
      className="inline-flex h-touch items-center rounded-control disabled:opacity-55 sm:h-8"
    >
      <Tag tone={subscriptionActive ? 'edge' : 'neutral'}>{subscriptionActive ? 'Active' : 'Inactive'}</Tag>
    </button>
  );
}

function Actions({ user, onEdit, onSignOut, onDelete }: UserActions & { user: AdminUser }) {
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
    </span>
  );
}
