import type { Reading } from '../../language/reading.ts';
import type { Draft } from '../compose-answer.ts';
import { AT_FAIR } from '../fair-payout.ts';
import { exactly, focusOfPick } from './focus-of.ts';

/** What a later question may lean on behind an answer with picks. */
export function shownIn(
  { drafts, parlay }: Draft,
  { focus = [], given = [], asksMore, intent, stakeCents }: Reading,
): Pick<Reading, 'focus' | 'unjudged' | 'given' | 'ticket' | 'ticketBook' | 'list' | 'kept' | 'calculation'> {
  const isTicket = intent === 'parlay';
  return {
    focus: drafts.map(focusOfPick),
    unjudged: false,
    given: asksMore === true ? [...given, ...focus] : [],
    ticket: isTicket,
    ticketBook: isTicket && parlay !== null ? (drafts[0]?.pick.book ?? null) : null,
    list: true,
    kept: [],
    ...(isTicket &&
      parlay !== null && {
        calculation: {
          kind: 'payout',
          ...(parlay.edge === null && { bet: AT_FAIR }),
          price: exactly(parlay.edge === null ? 1 / parlay.jointProbability : parlay.totalOddsDecimal),
          ...(stakeCents !== undefined && { stakeCents }),
        },
      }),
  };
}

/**
 * What a later question may lean on behind a search that found nothing: what was searched for, but for the part of a game that nobody
 * prices, and the list that was narrowed by it.
 */
export const missedReading = (reading: Reading, narrowed: Reading | null): Reading => ({
  ...reading,
  period: null,
  list: true,
  focus: narrowed?.focus ?? [],
  kept: narrowed?.kept ?? [],
  ticket: narrowed?.ticket === true,
  ticketBook: narrowed?.ticketBook ?? null,
});
