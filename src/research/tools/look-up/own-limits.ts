import { MESSAGE_MAX_LENGTH } from '#contract/chat.ts';
import { type Exclusion, LIMITS_PATH, RAISE_AFTER_DAYS, type SpendingLimit } from '#contract/play-limits.ts';
import { FREE_ANSWERS } from '#contract/rates.ts';
import type { LimitRow, LookUpResult } from '#contract/research/look-up.ts';
import { list } from '../../words/format.ts';
import { amountWords, spanWords, wholeOf } from '../../words/limit-words.ts';
import { momentWords } from '../../words/moment-words.ts';
import * as figures from '../calculate/figures.ts';
import { type Outcome, refusal } from '../outcome.ts';
import { loadedOf, type World } from '../world.ts';
import { told } from './told.ts';

/** What the bettor allows himself, what of it is used, and what bounds requests. */
export function lookUpLimits({ loaded, zone }: World): Outcome<LookUpResult> {
  const own = loadedOf(loaded.ownLimits, 'own limits');
  if (own === null) return refusal('needs_account', 'Limits belong to an account: sign in to see yours.');
  const rows = own.limits.map((limit) => rowOf(limit, zone));
  const set = rows.filter(({ amount, pendingFrom }) => amount !== null || pendingFrom !== null);
  return told('limits', {
    title: 'Your limits',
    text: [
      ...(own.exclusion ? [exclusionWords(own.exclusion, zone)] : []),
      set.length > 0 ? `You set ${list(set.map(({ text }) => text))}.` : 'You have set no spending limit.',
      `A lower limit holds at once, a higher one after ${RAISE_AFTER_DAYS} days.`,
      `Free answers are bounded too: ${FREE_ANSWERS.count} in ${FREE_ANSWERS.minutes} minutes. A question holds up to ${figures.count('', '', MESSAGE_MAX_LENGTH).text} characters.`,
    ].join(' '),
    figures: [
      figures.count('freeAnswers', `Free answers in ${FREE_ANSWERS.minutes} minutes`, FREE_ANSWERS.count),
      figures.count('characters', 'Characters of a question', MESSAGE_MAX_LENGTH),
    ],
    rows,
    links: [{ label: 'Limits and time-outs', path: LIMITS_PATH }],
  });
}

function exclusionWords({ kind, endsAt }: Exclusion, zone: string): string {
  const name = kind === 'time_out' ? 'a time-out' : 'self-exclusion';
  return `You chose ${name}. It holds until ${momentWords(new Date(endsAt), zone)} and cannot be ended earlier.`;
}

function rowOf({ unit, window, pendingFrom, ...limit }: SpendingLimit, zone: string): LimitRow {
  const whole = (value: number | null): number | null => (value === null ? null : wholeOf(unit, value));
  const [amount, pendingAmount, used] = [whole(limit.amount), whole(limit.pendingAmount), wholeOf(unit, limit.used)];
  const words = amount === null ? `no limit on ${unit} a ${window}` : `${amountWords(unit, amount)} a ${window}`;
  const raised = pendingAmount === null ? 'none' : amountWords(unit, pendingAmount);
  const pending = pendingFrom === null ? '' : `; ${raised} from ${momentWords(new Date(pendingFrom), zone)}`;
  const text = `${words} (${amountWords(unit, used)} used in ${spanWords[window]}${pending})`;
  return { kind: 'limit', unit, window, amount, used, pendingAmount, pendingFrom, text };
}
