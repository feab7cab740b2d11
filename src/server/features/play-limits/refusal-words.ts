import type { SiteInfo } from '#contract/page.ts';
import type { LimitUnit, LimitWindow } from '#contract/play-limits.ts';
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';
import { amountWords, spanWords } from '#research/words/limit-words.ts';
import { momentWords } from '#research/words/moment-words.ts';
import type { ExclusionRow } from './exclusions.repo.ts';

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
    `You used ${amountWords(unit, used)} of it in ${spanWords[window]}. ${what} ${amountWords(unit, asked)}.`,
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

/** Whatever is asked for afterwards; only support ends it. */
export function underAgeWords(site: SiteInfo): string {
  return [
    `You said in a chat that you are under ${MINIMUM_AGE_YEARS}, so there are no picks and no purchases in this account.`,
    `${PRODUCT_NAME} is for people of ${MINIMUM_AGE_YEARS} and older. If that was a misunderstanding, write to ${site.supportEmail}: only they can lift it.`,
    'Explanations of terms and help stay open to you. Nothing was charged.',
  ].join(' ');
}
