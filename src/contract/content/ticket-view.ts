import type { BlockOf } from '../blocks.ts';
import type { Ticket } from '../ticket.ts';
import type { ParlayView, PickView, SourceView } from './read-answer.ts';

type SourcesOf = (evidenceIds: readonly string[]) => readonly SourceView[];

/** A ticket as the parlay that the screens show, its legs as picks that open. */
export function ticketView(ticket: Ticket, { id, evidenceIds }: BlockOf<'parlay'>, sourcesOf: SourcesOf): ParlayView {
  const { book, legs, price, returns, chance, fair, edge, isPaid, verdict, reason, notes, otherBooks } = ticket;
  return {
    id,
    book,
    legs: legs.map(({ pick, game, odds, book: at }) => `${pick} (${game}) ${odds} at ${at}`),
    bets: legs.map((leg) => legView(leg, sourcesOf)),
    totalOdds: price.text,
    totalOddsDecimal: price.value,
    ...(returns && { returns }),
    jointProbability: chance.value,
    fairJointOdds: fair.text,
    edge: edge?.value ?? null,
    isPaid,
    verdict,
    reason,
    notes,
    otherBooks,
    sources: sourcesOf(evidenceIds),
  };
}

function legView(leg: Ticket['legs'][number], sourcesOf: SourcesOf): PickView {
  const { fair, chance, edge, reason, evidenceIds, ...named } = leg;
  return {
    ...named,
    fairOdds: fair.text,
    fairDecimal: fair.value,
    fairProbability: chance.value,
    edge: edge.value,
    ...(reason !== undefined && { passReason: reason }),
    sources: sourcesOf(evidenceIds),
  };
}
