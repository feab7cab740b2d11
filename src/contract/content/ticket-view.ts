import type { BlockOf } from '../blocks.ts';
import { OWN_PRICE, type Ticket } from '../ticket.ts';
import type { ParlayView, PickView, SourceView } from './read-answer.ts';

type SourcesOf = (evidenceIds: readonly string[]) => readonly SourceView[];

/** A ticket as the parlay that the screens show, its legs as picks that open. */
export function ticketView(ticket: Ticket, { id, evidenceIds }: BlockOf<'parlay'>, sourcesOf: SourcesOf): ParlayView {
  const { book, legs, price, returns, chance, fair, edge, isPaid, verdict, reason, notes, otherBooks } = ticket;
  return {
    id,
    book,
    legs: legs.map(({ pick, game, odds, book: at }) => `${pick} (${game}) ${odds} at ${at}`),
    ...betsOf(legs, sourcesOf),
    totalOdds: price.text,
    totalOddsDecimal: price.value,
    ...(returns && { returns }),
    jointProbability: chance.value,
    fairJointOdds: fair.text,
    edge: edge?.value ?? null,
    isPaid,
    isOwnPrice: price.key === OWN_PRICE,
    verdict,
    reason,
    notes,
    otherBooks,
    sources: sourcesOf(evidenceIds),
  };
}

/** Its legs open where a verdict on each is told. */
function betsOf(legs: Ticket['legs'], sourcesOf: SourcesOf): Pick<ParlayView, 'bets'> {
  const bets = legs.flatMap((leg) => legView(leg, sourcesOf) ?? []);
  return bets.length === legs.length ? { bets } : {};
}

function legView(leg: Ticket['legs'][number], sourcesOf: SourcesOf): PickView | null {
  const { fair, chance, edge, reason, evidenceIds, verdict, confidence, ...named } = leg;
  if (edge === undefined || verdict === undefined || confidence === undefined) return null;
  return {
    ...named,
    verdict,
    confidence,
    fairOdds: fair.text,
    fairDecimal: fair.value,
    fairProbability: chance.value,
    edge: edge.value,
    ...(reason !== undefined && { passReason: reason }),
    sources: sourcesOf(evidenceIds),
  };
}
