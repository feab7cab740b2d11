import { Figure } from '../research/quantities.ts';
import { TicketTotal } from '../ticket.ts';
import { entriesOf, isFields, listOf, numberOf, oddsOf, textOf } from './content-values.ts';
import type { ParlayView } from './read-answer.ts';
import { readSource } from './read-pick.ts';

/** A leg that cannot be read keeps its place: the total odds are those of all legs. */
const UNNAMED_LEG = 'Leg not named';

export function readParlay(value: unknown): ParlayView | undefined {
  if (!isFields(value) || !Array.isArray(value.legs)) return undefined;
  const legs = value.legs.map(readLeg);
  if (legs.every((leg) => leg === undefined)) return undefined;
  const totalOdds = oddsOf(value.totalOdds);
  return {
    ...entriesOf(['correlation', 'fairJointOdds', 'book'] as const, (name) => textOf(value[name])),
    ...entriesOf(['totalOddsDecimal', 'jointProbability', 'edge', 'correlationValue'] as const, (name) =>
      numberOf(value[name]),
    ),
    ...(totalOdds !== undefined && { totalOdds }),
    ...returnsOf(value.returns),
    ...otherBooksOf(value.otherBooks),
    legs: legs.map((leg) => leg ?? UNNAMED_LEG),
    sources: listOf(value.sources, readSource),
  };
}

function returnsOf(value: unknown): Pick<ParlayView, 'returns'> {
  const { data } = Figure.safeParse(value);
  return data ? { returns: data } : {};
}

function otherBooksOf(value: unknown): Pick<ParlayView, 'otherBooks'> {
  const otherBooks = listOf(value, (one) => TicketTotal.safeParse(one).data);
  return otherBooks.length > 0 ? { otherBooks } : {};
}

/** A leg is a text, or an object with what it is on: written then like the texts, the game in brackets before the price. */
function readLeg(value: unknown): string | undefined {
  if (!isFields(value)) return textOf(value);
  const name = [value.pick, value.leg, value.selection, value.text, value.name].map(textOf).find(Boolean);
  const game = textOf(value.game);
  const words = [name, name && game ? `(${game})` : game, oddsOf(value.odds)].filter(Boolean);
  return words.length > 0 ? words.join(' ') : undefined;
}
