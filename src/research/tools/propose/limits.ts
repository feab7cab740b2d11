import {
  beginSelfExclusion,
  beginTimeOut,
  EXCLUSION_WORDS,
  LIMITS_PATH,
  type LimitChange,
  type PlayLimits,
  RAISE_AFTER_DAYS,
  type SpendingLimit,
  setSpendingLimit,
} from '#contract/play-limits.ts';
import type { ProposedAction, ProposeResult } from '#contract/research/propose.ts';
import { exclusionEnd } from '../../play-limits/exclusion-end.ts';
import { changeLimit, type LimitState, NO_LIMIT } from '../../play-limits/limit-change.ts';
import { amountWords, spanWords, wholeOf } from '../../words/limit-words.ts';
import { momentWords } from '../../words/moment-words.ts';
import { type Outcome, refusal } from '../outcome.ts';
import { loadedOf, type World } from '../world.ts';
import { proposed, requestOf } from './proposal.ts';

type Asked<Kind extends ProposedAction['kind']> = Extract<ProposedAction, { kind: Kind }>;

const LINK = { label: 'Limits and time-outs', path: LIMITS_PATH };
const WINDOW_NAMES = { day: 'Daily', week: 'Weekly', month: 'Monthly' } as const;
const NEEDS_ACCOUNT = refusal('needs_account', 'Limits belong to an account: sign in to set yours.');

/** A limit on what is spent: lower at once, higher or none after the days that the product makes one wait. */
export function proposeLimit({ change }: Asked<'limit'>, { loaded, nowMs, zone }: World): Outcome<ProposeResult> {
  const own = loadedOf(loaded.ownLimits, 'own limits');
  if (own === null) return NEEDS_ACCOUNT;
  const { unit, window } = change;
  const limit = own.limits.find((one) => one.unit === unit && one.window === window);
  const before = limit ? stateOf(limit) : NO_LIMIT;
  const after = changeLimit(before, change.amount, new Date(nowMs));
  const name = `${WINDOW_NAMES[window]} ${unit === 'tokens' ? 'token' : 'spending'} limit`;
  if (isSame(before, after))
    return proposed('limit', {
      title: name,
      sentence: `${sameWords(change, after, zone)} Nothing would change.`,
      request: null,
      link: LINK,
    });
  return proposed('limit', {
    title: name,
    sentence: [changeWords(change, before, after, zone), ...usedWords(change, limit, after)].join(' '),
    request: requestOf(setSpendingLimit, change),
    takesEffectAt: after.pendingFrom?.toISOString() ?? null,
    link: LINK,
  });
}

const stateOf = ({ amount, pendingAmount, pendingFrom }: SpendingLimit): LimitState => ({
  amount,
  pendingAmount,
  pendingFrom: pendingFrom === null ? null : new Date(pendingFrom),
});

const isSame = (a: LimitState, b: LimitState): boolean =>
  a.amount === b.amount && a.pendingAmount === b.pendingAmount && a.pendingFrom?.getTime() === b.pendingFrom?.getTime();

type Named = Pick<LimitChange, 'unit' | 'window'>;

const said = ({ unit, window }: Named, amount: number | null): string =>
  amount === null ? 'no limit' : `${amountWords(unit, wholeOf(unit, amount))} a ${window}`;

function sameWords(named: Named, { amount, pendingAmount, pendingFrom }: LimitState, zone: string): string {
  const now =
    amount === null ? `You have no limit on ${named.unit} a ${named.window}.` : `Your limit is ${said(named, amount)}.`;
  if (pendingFrom === null) return now;
  return `${now} From ${momentWords(pendingFrom, zone)} it is ${said(named, pendingAmount)}.`;
}

function changeWords(
  change: LimitChange,
  before: LimitState,
  { amount, pendingFrom }: LimitState,
  zone: string,
): string {
  const asked = said(change, change.amount);
  const holds = said(change, amount);
  if (pendingFrom !== null) {
    const wish =
      change.amount === null ? `Take your limit of ${holds} away.` : `Raise your limit from ${holds} to ${asked}.`;
    const hold = change.unit === 'tokens' ? 'hold' : 'holds';
    return `${wish} It takes effect on ${momentWords(pendingFrom, zone)}; until then ${holds} ${hold}.`;
  }
  if (before.amount === change.amount) return `Keep your limit of ${holds} and drop the change that waits.`;
  const lead = before.amount === null ? 'Limit yourself to' : `Lower your limit from ${said(change, before.amount)} to`;
  return `${lead} ${asked}. It holds at once; raising it again takes ${RAISE_AFTER_DAYS} days.`;
}

/** What is spent already counts: the window rolls back from now. */
function usedWords({ unit, window }: Named, limit: SpendingLimit | undefined, { amount }: LimitState): string[] {
  if (limit === undefined || amount === null || limit.used < amount) return [];
  return [
    `You used ${amountWords(unit, wholeOf(unit, limit.used))} in ${spanWords[window]}, so nothing more fits for now.`,
  ];
}

export function proposeTimeOut({ duration }: Asked<'time_out'>, world: World): Outcome<ProposeResult> {
  const words = EXCLUSION_WORDS[duration];
  return proposeExclusion(world, exclusionEnd(duration, new Date(world.nowMs)), (until) =>
    proposed('time_out', {
      title: `Time-out of ${words}`,
      sentence: `Take a time-out of ${words}, until ${until}: no analyses, no purchases and no mails. It begins at once, and nobody can end it early.`,
      request: requestOf(beginTimeOut, { duration }),
      cannotBeUndone: true,
      link: LINK,
    }),
  );
}

export function proposeSelfExclusion({ duration }: Asked<'self_exclusion'>, world: World): Outcome<ProposeResult> {
  const words = EXCLUSION_WORDS[duration];
  return proposeExclusion(world, exclusionEnd(duration, new Date(world.nowMs)), (until) =>
    proposed('self_exclusion', {
      title: `Self-exclusion for ${words}`,
      sentence: `Exclude yourself for ${words}, until ${until}: analyses, purchases and mails stop at once and a subscription is canceled. It cannot be undone or shortened, by you or by us, and it holds even if the account is deleted.`,
      request: requestOf(beginSelfExclusion, { duration, confirm: true }),
      cannotBeUndone: true,
      link: LINK,
    }),
  );
}

/** One that is on already is only ever lengthened. */
function proposeExclusion(
  { loaded, zone }: World,
  end: Date,
  propose: (until: string) => Outcome<ProposeResult>,
): Outcome<ProposeResult> {
  const own: PlayLimits | null = loadedOf(loaded.ownLimits, 'own limits');
  if (own === null) return NEEDS_ACCOUNT;
  const current = own.exclusion && new Date(own.exclusion.endsAt);
  if (!own.exclusion || !current || current < end) return propose(momentWords(end, zone));
  const name = own.exclusion.kind === 'time_out' ? 'time-out' : 'self-exclusion';
  return proposed(own.exclusion.kind, {
    title: `Your ${name}`,
    sentence: `Your ${name} holds until ${momentWords(current, zone)}, which is later. Nothing would change.`,
    request: null,
    link: LINK,
  });
}
