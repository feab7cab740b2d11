import { useQuery } from '@tanstack/react-query';
import type { SlateStatus } from '#contract/slate.ts';
import { formatAge } from '../../lib/format-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import { slateStatusQuery } from './chat-queries.ts';

const REDRAW_MS = 5_000;
const LIVE_FOR_SECONDS = 30 * 60;

const TONES: Readonly<Record<SlateStatus['badge'], TagTone>> = {
  LIVE: 'edge',
  DEMO: 'amber',
  DELAYED: 'amber',
  WAITING: 'neutral',
};

const MEANINGS: Readonly<Record<SlateStatus['badge'], string>> = {
  LIVE: 'Live odds',
  DEMO: 'Demo odds: games and prices are fictitious',
  DELAYED: 'Live odds, older than 30 minutes',
  WAITING: 'No odds are stored yet',
};

/** What the answers rest on: live or demo odds, and how old the newest price is by now. */
export function SlateBadge({ isAgeOnly = false, ageClassName }: { isAgeOnly?: boolean; ageClassName?: string }) {
  const { data, dataUpdatedAt, isPending } = useQuery(slateStatusQuery);
  const now = useNow(REDRAW_MS);
  if (isPending) return isAgeOnly ? null : <Skeleton className="h-5 w-14 rounded-full" />;
  if (!data) return null;

  const ageSeconds = data.ageSeconds === null ? null : data.ageSeconds + Math.max(0, now - dataUpdatedAt) / 1000;
  // The server was asked a while ago: prices that have grown old since are no longer called live.
  const badge = data.badge === 'LIVE' && (ageSeconds ?? 0) > LIVE_FOR_SECONDS ? 'DELAYED' : data.badge;
  const age = (
    <span className={ageClassName}>
      {ageSeconds === null ? 'waiting for prices' : `prices ${formatAge(ageSeconds)} old`}
    </span>
  );
  if (isAgeOnly) return age;
  return (
    <p className="flex min-w-0 items-center gap-3">
      <Tag
        tone={TONES[badge]}
        title={ageSeconds === null ? MEANINGS[badge] : `${MEANINGS[badge]}; prices ${formatAge(ageSeconds)} old`}
        className="max-xs:px-2"
      >
        {badge === 'LIVE' ? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> : null}
        {badge}
      </Tag>
      {age}
    </p>
  );
}
