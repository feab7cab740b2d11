import type { BetRefDraft } from '#contract/research/bet.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { isRefused } from '../calls/left-out.ts';
import { sharedGames } from '../calls/shared-games.ts';
import { hasSubject, isLeg } from '../calls/stated-bets.ts';
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
 * whose fair price together is about that. Of players who are named without a bet each is in a leg. Null: no price of the whole is wished for
 * and nobody must be in it, or no game is named.
 */
export function sameGameAt(read: Tagged): Asked | null {
  const { plain, amounts, said, mentions, where } = read;
  const [price, ...others] = amounts.prices;
  if (!SAME_GAME.test(plain) || others.length > 0 || mentions.length === 0) return null;
  const players = playersNamed(read);
  if (price ? !FINDS.test(plain) || QUOTES.test(plain) : players.length === 0) return null;
  const found = refsOf(
    said.filter((bet) => hasSubject(bet) && isLeg(bet)),
    where,
  );
  if ('kind' in found) return found;
  const events = new Set(found.refs.map(({ eventId }) => eventId));
  const game = [...events][0] ?? gameOf(read) ?? gameOfSides(read);
  if (game === undefined) return null;
  if (events.size > 1) return say('These legs are of several games, so they are no same-game parlay. Name one game.');
  const elsewhere = players.find(({ eventIds }) => !eventIds.includes(game));
  if (elsewhere)
    return say(
      `${elsewhere.name} has no price in that game, so no same-game parlay was made. Leave him out or name his game.`,
    );
  return inGame(game, { legs: found.refs, withPlayers: players.map(({ name }) => name) }, read);
}

type InIt = { legs: BetRefDraft[]; withPlayers: string[] };

function inGame(game: string, { legs, withPlayers }: InIt, read: Tagged): Asked {
  const [price] = read.amounts.prices;
  const [book] = read.books;
  const count = legsWanted(read.tokens) ?? countOf(legs.length + withPlayers.length);
  const stakeCents = stakeIn(read);
  const choose = {
    eventIds: [game],
    sameGame: true,
    ...(count !== null && { count }),
    ...(withPlayers.length > 0 && { withPlayers }),
  };
  const input = {
    legs,
    choose,
    ...(price && { targetPrice: price.text }),
    ...(book && { book }),
    ...(stakeCents !== null && { stakeCents }),
  };
  return calls([{ tool: 'build_parlay', input }]);
}

/** As many as are named, where that is more than a parlay usually has. */
const countOf = (named: number): number | null => (named > USUAL_LEGS ? named : null);
const USUAL_LEGS = 3;

/** Who is named and no bet on him. */
function playersNamed({ mentions, said, tokens }: Tagged): { name: string; eventIds: string[] }[] {
  const betOn = said.filter(isLeg).flatMap(({ player }) => player ?? []);
  return mentions
    .filter(
      (mention) =>
        mention.kind === 'player' && !isRefused(mention, tokens) && !betOn.some(({ from }) => from === mention.from),
    )
    .flatMap(({ persons, names }) => {
      const name = persons[0]?.name ?? names[0];
      return name === undefined ? [] : [{ name, eventIds: persons.map(({ event }) => event.id) }];
    });
}

/** Where not all who are named are in one game: the next of the side that is named first. */
const gameOfSides = ({ mentions, nowMs }: Tagged): string | undefined =>
  mentions
    .find(({ kind }) => kind === 'side')
    ?.persons.filter(({ event }) => event.startsAt.getTime() > nowMs)
    .sort((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime())[0]?.event.id;

/** The one game that all who are named are in: of several of them the next. */
function gameOf({ mentions, nowMs }: Tagged): string | undefined {
  const [next] = sharedGames(mentions.map(({ persons }) => persons.map(({ event }) => event)))
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return next?.id;
}
