import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Person, SlateEvent } from '../../slate/slate.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Known } from '../correct/named-parts.ts';
import { isPlayer, type NamedBet, partsOfBets } from '../meant/bets-named.ts';
import { statsOf } from '../meant/by-stat.ts';
import type { Entity } from '../meant/entities.ts';
import { marketText } from '../meant/market-text.ts';
import type { Frame } from '../meant/merged.ts';
import { spokenOf } from '../meant/spoken-of.ts';
import type { Want } from '../meant/wants.ts';
import type { BetFocus, Reading } from '../reading.ts';

/** Of which bets the prices are asked for, and at which books; no books: at all. A bet without a side is of both. */
export type PricesAsked = { bets: readonly PricedBet[]; books: readonly string[] };
type PricedBet = Pick<BetFocus, 'eventId' | 'market' | 'player' | 'line'> & { side: BetFocus['side'] | null };

const OF_PRICES: ReadonlySet<Want> = new Set<Want>(['board', 'best_price', 'it.best_price', 'fair']);
const MOST_BETS = 3;

/**
 * The prices of what a player does, or of several bets that are named, each by itself: a board of a game's players or of its winner would
 * bury them. Null: no prices are asked for, or of a side of one game alone, or it is not clear of what.
 */
export function pricesAsked({ want, placed }: Frame, previous: Reading | null, known: Known): PricesAsked | null {
  if (!OF_PRICES.has(want) || placed.some(({ role }) => !ROLES.has(role))) return null;
  const books = placed.flatMap(({ role, entity }) => (role === 'book' ? [entity.means || entity.text] : []));
  const named = partsOfBets(
    placed.filter(({ role }) => role !== 'book'),
    false,
  );
  const bets = named?.map((bet) => betOf(bet, previous, known)) ?? [];
  const found = bets.flatMap((bet) => (bet ? [want === 'fair' ? { ...bet, side: null } : bet] : []));
  if (found.length === 0 || found.length > MOST_BETS || found.length < bets.length) return null;
  return found.length > 1 || found.some(({ player }) => player !== null) ? { bets: found, books } : null;
}
const ROLES: ReadonlySet<string> = new Set(['name', 'market', 'line', 'book']);

export const planPrices = ({ bets, books }: PricesAsked): Asked =>
  calls(
    bets.map(({ side, ...bet }) => boardOnBet({ ...bet, ...(side && { side }) }, books.length > 0 ? books : undefined)),
  );

function betOf(bet: NamedBet, previous: Reading | null, known: Known): PricedBet | null {
  const { names, side, market, line } = bet;
  const [kind, ...others] = market;
  if (!kind || others.length > 0 || kind.kind === 'period') return null;
  // "To score" is the one side that is bet on.
  const at = { side: kind.means === 'yes' ? ('yes' as const) : sideNamed(side), line: line?.value ?? null };
  if (names.length === 0) {
    const spoken = previous && spokenOf(previous, known);
    return spoken?.player ? ofPlayer(spoken.player, spoken.event, kind, at) : null;
  }
  const [name, ...more] = names.some(isPlayer) ? names.filter(isPlayer) : names;
  const person = name && more.length === 0 ? nextOf(name, known) : null;
  if (!person) return null;
  return person.kind === 'player' ? ofPlayer(person.name, person.event, kind, at) : ofSide(person, kind, at);
}

type At = Pick<PricedBet, 'side' | 'line'>;

const sideNamed = (side: Entity | null): PricedBet['side'] =>
  side?.means === 'over' || side?.means === 'under' ? side.means : null;

function ofPlayer(player: string, { id: eventId, markets }: SlateEvent, kind: Entity, at: At): PricedBet | null {
  const stats = statsOf(kind.text);
  const own = markets.find((one) => one.player === player && countsOneOf(stats, one.market));
  return own ? { eventId, market: own.market, player, ...at } : null;
}

const OF_SIDES: ReadonlySet<string> = new Set(['moneyline', 'spread']);

/** Of a total both sides are told. */
function ofSide({ event, selection }: Extract<Person, { kind: 'side' }>, kind: Entity, at: At): PricedBet | null {
  const market = marketText(kind);
  if (!event.markets.some((one) => one.market === market) || at.line !== null) return null;
  if (market === 'total') return { eventId: event.id, market, player: null, ...at };
  return OF_SIDES.has(market) ? { eventId: event.id, market, player: null, line: null, side: selection } : null;
}

function nextOf({ part }: Entity, { clock }: Known): Person | null {
  if (part?.kind !== 'name') return null;
  const ahead = part.mention.persons.filter(({ event }) => event.startsAt.getTime() > clock.nowMs);
  const [person, ...others] = new Map(ahead.toReversed().map((one) => [one.name, one])).values();
  return person && others.length === 0 ? person : null;
}
