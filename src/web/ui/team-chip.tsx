import { inkOn } from '../lib/ink-on.ts';
import { useTeamLook } from '../lib/team-looks.ts';
import { classNames } from './class-names.ts';

type Props = { team: string; league: string; className?: string };

/** A side as two letters on two colours, beside its name: it says nothing that the name does not. */
export function TeamChip({ team, league, className }: Props) {
  const { letters, ground, band } = useTeamLook(team, league);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 18"
      className={classNames('h-4.5 w-7 shrink-0 overflow-hidden rounded-mark', className)}
    >
      <rect width="28" height="18" fill={ground} />
      <rect width="5" height="18" fill={band} />
      <rect x="0.5" y="0.5" width="27" height="17" rx="3.5" fill="none" stroke="#ffffff" strokeOpacity="0.16" />
      <text
        x="16.5"
        y="13"
        textAnchor="middle"
        fill={inkOn(ground)}
        fontSize="10.5"
        fontWeight="600"
        className="font-sans"
      >
        {letters}
      </text>
    </svg>
  );
}
