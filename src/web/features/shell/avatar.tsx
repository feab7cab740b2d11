import { UserRound } from 'lucide-react';
import type { User } from '#contract/user.ts';

/** The profile picture, else the initials, else a figure. */
export function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl) {
    return <img src={user.profileImageUrl} alt="" className="size-7 shrink-0 rounded-full bg-raised object-cover" />;
  }
  // By code point: half an emoji is no letter.
  const initials = [user.firstName, user.lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full bg-edge/15 font-semibold text-2xs text-edge uppercase"
    >
      {initials || <UserRound className="size-4" />}
    </span>
  );
}
