import type { SlateStatus } from '#contract/slate.ts';
import type { Slate } from './slate.ts';

/** Live odds older than this are no longer called live. */
const FRESH_FOR_MS = 30 * 60_000;

/** How the slate stands, as the chat's badge says it. */
export function slateStatusOf(slate: Slate, now: Date): SlateStatus {
  const ageMs = slate.asOf === null ? null : Math.max(0, now.getTime() - slate.asOf.getTime());
  return {
    odds: slate.odds,
    asOf: slate.asOf?.toISOString() ?? null,
    ageSeconds: ageMs === null ? null : Math.floor(ageMs / 1000),
    badge: badgeOf(slate.odds, ageMs),
    events: slate.events.filter((event) => event.startsAt > now).length,
    books: slate.bookTitles.size,
  };
}

function badgeOf(odds: Slate['odds'], ageMs: number | null): SlateStatus['badge'] {
  if (odds === 'demo') return 'DEMO';
  if (ageMs === null) return 'WAITING';
  return ageMs <= FRESH_FOR_MS ? 'LIVE' : 'DELAYED';
}
