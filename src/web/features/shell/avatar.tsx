import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/user.ts';

/** The profile picture, else the initials, else a figure. */
export function Avatar({ user }: { user: User }) {
  const [failed, setFailed] = useState<string>();
  const picture = ownPicture(user.profileImageUrl);
  if (picture !== undefined && picture !== failed) {
    return (
      <img
        src={picture}
        alt=""
        onError={() => setFailed(picture)}
        className="size-7 shrink-0 rounded-full bg-raised object-cover"
      />
    );
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

/** Pictures of other places are refused by the Content-Security-Policy, so they are not asked for. */
function ownPicture(address: string | null): string | undefined {
  if (!address || !URL.canParse(address, location.href)) return undefined;
  const { protocol, origin } = new URL(address, location.href);
  return protocol === 'data:' || origin === location.origin ? address : undefined;
}
