import { type Asked, calls, say } from '../calls/call.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refsOf } from './leg-refs.ts';
import { legsWanted } from './ticket-call.ts';
import { stakeIn } from './ticket-words.ts';

const SAME_GAME = /\b(same[ -]?game( parlay| multi)?s?|sgps?|bet ?builder)\b/;
const FINDS =
  /\b(build|make|find|give|gimme|get|want|need|needs|cook|create|around|about|near|close|closer|worth|paying|pays|roughly|at least|how about|lets|do|can)\b/;
/** What a book is said to pay for it is judged. */
const QUOTES = /\b(gives|gave|offers|offering|quotes?|quoting|is it|is that|good|fair|worth it|at \+?\d)\b/;

/**
 * "A same game parlay for Lions Packers around +600, needs Gibbs anytime TD in it": legs of that game with those that are named among them,
 * whose fair price together is about that. Null: no price of the whole is wished for, or no game is named.
 */
export function sameGameAt(read: Tagged): Asked | null {
  const { plain, amounts, said, mentions, where, books } = read;
  const [price, ...others] = amounts.prices;
  if (!SAME_GAME.test(plain) || !price || others.length > 0 || mentions.length === 0) return null;
  if (!FINDS.test(plain) || QUOTES.test(plain)) return null;
  const found = refsOf(
    said.filter((bet) => hasSubject(bet) && isLeg(bet)),
    where,
  );
  if ('kind' in found) return found;
  const legs = found.refs;
  const events = new Set(legs.map(({ eventId }) => eventId));
  const game = [...events][0] ?? gameOf(read);
  if (game === undefined) return null;
  if (events.size > 1) return say('These legs are of several games, so they are no same-game parlay. Name one game.');
  const count = legsWanted(read.tokens);
  const stakeCents = stakeIn(read);
  return calls([
    {
      tool: 'build_parlay',
      input: {
        legs,
        choose: { eventIds: [game], sameGame: true, ...(count !== null && { count }) },
        targetPrice: price.text,
        ...(books[0] && { book: books[0] }),
        ...(stakeCents !== null && { stakeCents }),
      },
    },
  ]);
}

/** A name says whose game it is, and what stands beside it what is bet on. */
const isLeg = ({ market, line, direction, stats }: StatedBet): boolean =>
  market !== null || line !== null || direction !== null || stats.length > 0;

/** The one game that all who are named are in: of several of them the next. */
function gameOf({ mentions, nowMs }: Tagged): string | undefined {
  const [first, ...others] = mentions.map(({ persons }) => persons.map(({ event }) => event));
  const [next] = (first ?? [])
    .filter((event) => event.startsAt.getTime() > nowMs && others.every((events) => events.includes(event)))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return next?.id;
}
