import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { FEWEST_LEGS, ticketCall } from './ticket-call.ts';
import { paysOnly, stakeIn } from './ticket-words.ts';

const WIN_ALL =
  /\b(wins?|winning|takes?|sweeps?)\b.*\b(all|every|both|each)\b|\b(all|every|both|each)\b.*\b(wins?|winning)\b|\bparlay (all|every|them|those|these|both)\b/;

/** "What would it pay if they win all of them" behind the games of one team: it to win each, as one bet. */
export function allOfTeam(read: Tagged): Asked | null {
  const { previous, mentions, plain, slate, nowMs, books } = read;
  const [looked, ...others] = previous?.looked ?? [];
  if (looked?.tool !== 'find_games' || others.length > 0 || mentions.length > 0 || !WIN_ALL.test(plain)) return null;
  const [name, ...names] = looked.input.names ?? [];
  if (name === undefined || names.length > 0) return null;
  const legs = slate.events
    .filter(({ startsAt, home, away }) => startsAt.getTime() > nowMs && [home, away].includes(name))
    .map(
      ({ id, home }): BetRefDraft => ({
        eventId: id,
        market: 'moneyline',
        side: home === name ? 'home' : 'away',
        line: null,
        player: null,
        price: null,
        book: null,
        named: ['side'],
      }),
    );
  const stakeCents = stakeIn(read);
  if (legs.length < FEWEST_LEGS) return null;
  return ticketCall(legs, {
    ...(stakeCents !== null && { stakeCents }),
    ...(books[0] && { book: books[0] }),
    ...paysOnly(read),
  });
}
