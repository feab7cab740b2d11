import type { SiteInfo } from '#contract/page.ts';
import type { LimitUnit, LimitWindow } from '#contract/play-limits.ts';
import type { ExclusionRow } from './exclusions.repo.ts';

const DEFAULT_TIME_ZONE = 'America/New_York';

const SPAN: Readonly<Record<LimitWindow, string>> = {
  day: 'the last 24 hours',
  week: 'the last 7 days',
  month: 'the last 30 days',
};

export type ReachedLimit = {
  unit: LimitUnit;
  window: LimitWindow;
  /** All in whole tokens or cents. */
  amount: number;
  used: number;
  asked: number;
  /** When it fits again; null: never under this limit. */
  roomFrom: Date | null;
};

/** Names the limit, what is used of it, and when it ends. */
export function limitWords(limit: ReachedLimit, timeZone: string | null | undefined): string {
  const { unit, window, amount, used, asked, roomFrom } = limit;
  const what = unit === 'tokens' ? 'This analysis costs' : 'This purchase is';
  const end = roomFrom
    ? `There is room for it again from ${momentWords(roomFrom, timeZone)}.`
    : 'It does not fit into this limit at all; raising the limit takes 7 days.';
  return [
    `You set yourself a limit of ${amountWords(unit, amount)} a ${window}.`,
    `You used ${amountWords(unit, used)} of it in ${SPAN[window]}. ${what} ${amountWords(unit, asked)}.`,
    `${end} Nothing was charged.`,
  ].join(' ');
}

export function exclusionWords(exclusion: ExclusionRow, site: SiteInfo, timeZone: string | null | undefined): string {
  const name = exclusion.kind === 'time_out' ? 'a time-out' : 'self-exclusion';
  return [
    `You chose ${name}, and it holds until ${momentWords(exclusion.endsAt, timeZone)}.`,
    'Until then there are no analyses and no purchases here, and nothing is charged. It was a good decision.',
    `If you want to talk to somebody: ${site.helplineName}, ${site.helplinePhone}, free and confidential.`,
  ].join(' ');
}

const amountWords = (unit: LimitUnit, amount: number): string =>
  unit === 'tokens' ? `${amount} token${amount === 1 ? '' : 's'}` : `$${(amount / 100).toFixed(2)}`;

/** A moment is said in whole minutes, never too early. */
function momentWords(at: Date, timeZone: string | null | undefined): string {
  const minuteMs = 60_000;
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  })
    .format(Math.ceil(at.getTime() / minuteMs) * minuteMs)
    .replace(/\u202f/g, ' ');
}
