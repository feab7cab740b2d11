import type { Known } from '../correct/named-parts.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import { isOn } from '../tickets/named-legs.ts';
import { betsNamed, isPlayer, type Placed } from './bets-named.ts';
import type { Frame } from './merged.ts';
import { listed } from './said.ts';
import { statOfPlayer, statPlaced } from './stat-of-player.ts';
import type { Want } from './wants.ts';

/** A change of the parlay that was shown: the legs that go by their places from 1, the bets that come, how many are kept. */
export type TicketEdit = {
  gone: readonly number[];
  come: readonly string[];
  size: number | null;
  /** It is to be judged as well, and not only priced. */
  isJudged?: boolean;
};

const EDITS: ReadonlySet<Want> = new Set<Want>([
  'leg.add',
  'leg.remove',
  'leg.replace',
  'leg.keep',
  'it.join',
  'ref.remove',
  'ref.replace',
]);

/** By what one of the legs is told from the others is read elsewhere. */
const RANKS = /\b(?:safest|best|likeliest|strongest|weakest|worst|riskiest|shakiest|longest|biggest)\b/i;

/** A name with what is said of it, up to the next one. */
type Said = { name: Placed; all: readonly Placed[] };

/**
 * The change of a parlay that a message asks for, where it says by name or place what goes and what comes. Null: it says neither, or there
 * is no parlay.
 */
export function ticketEdit(
  { want, placed }: Frame,
  message: string,
  previous: Reading | null,
  known: Known,
): TicketEdit | null {
  const isOpen = !EDITS.has(want) || RANKS.test(message) || !isOfTicket(want, previous);
  const ticket = isOpen ? null : lastTicket(previous);
  const legs = ticket?.legs ?? [];
  const places = placesIn(placed, legs.length);
  const said = saidOf(placed.filter(({ role }) => role !== 'nth' && role !== 'count'));
  if (legs.length === 0 || places === null || said === null) return null;
  if (want === 'leg.keep') return kept(placed, said, legs, places);
  const on = said.map(({ name }) => legsOn(name, legs));
  if (want.endsWith('.remove'))
    return on.some(({ length }) => length !== 1) ? null : removed([...places, ...on.flat()]);
  const isSwap = want.endsWith('.replace');
  const out = isSwap ? outOf(said, on, places) : [];
  return out && withCome({ said, legs, places, out, isSwap }, known);
}

type Change = {
  said: readonly Said[];
  legs: readonly BetFocus[];
  places: readonly number[];
  out: readonly Out[];
  isSwap: boolean;
};

function withCome({ said, legs, places, out, isSwap }: Change, known: Known): TicketEdit | null {
  const coming = said.filter((_, at) => !out.some(({ said: gone }) => gone === at));
  const gone = [...places, ...out.flatMap(({ place }) => place)];
  const come = isSwap && gone.length === 0 ? null : comeFrom(coming, legs, gone, known);
  return come === null || come.length === 0 ? null : { gone, come, size: null };
}

/** What is asked of a list that was shown is no change of a parlay of before. */
const isOfTicket = (want: Want, previous: Reading | null): boolean =>
  want.startsWith('leg.') || previous?.ticket === true;

const removed = (places: readonly number[]): TicketEdit | null =>
  places.length === 0 ? null : { gone: [...new Set(places)], come: [], size: null };

/** "Cut it to 3": the first of them, as they were shown best first; or those that are named. */
function kept(
  placed: readonly Placed[],
  said: readonly Said[],
  legs: readonly BetFocus[],
  places: readonly number[],
): TicketEdit | null {
  const count = placed.find(({ role }) => role === 'count' || role === 'legs')?.entity.value ?? null;
  const named = [...places, ...said.flatMap(({ name }) => legsOn(name, legs))];
  if (named.length > 1 || (named.length === 1 && count === 1))
    return removed(legs.map((_, at) => at + 1).filter((place) => !named.includes(place)));
  if (said.length > 0 || count === null || count < 2 || count >= legs.length) return null;
  return { gone: [], come: [], size: count };
}

/** The places that are said, from 1; null: one of them is of no leg. */
function placesIn(placed: readonly Placed[], size: number): number[] | null {
  const said = placed.flatMap(({ role, entity }) => (role === 'nth' ? [entity.value ?? 0] : []));
  const places = said.map((value) => (value < 0 ? size + 1 + value : value));
  return places.every((place) => Number.isInteger(place) && place > 0 && place <= size) ? places : null;
}

/** Each name with what stands behind it; null: something is said before any name. */
function saidOf(placed: readonly Placed[]): Said[] | null {
  const all: { name: Placed; all: Placed[] }[] = [];
  const before: Placed[] = [];
  for (const one of placed) {
    const last = all.at(-1);
    if (one.role === 'name') all.push({ name: one, all: [...(last ? [] : before), one] });
    else if (last) last.all.push(one);
    else before.push(one);
  }
  return all.length === 0 && before.length > 0 ? null : all;
}

/** The places of the legs that a name is on, from 1. */
function legsOn({ entity: { part } }: Placed, legs: readonly BetFocus[]): number[] {
  if (part?.kind !== 'name') return [];
  return legs.flatMap((leg, at) => (isOn(leg, part.mention) ? [at + 1] : []));
}

type Out = { said: number; place: readonly number[] };

/** Who goes: whom a leg is on; "Bijan over 80 instead" of his own leg too. Null: it is not clear which leg does. */
function outOf(said: readonly Said[], on: readonly (readonly number[])[], places: readonly number[]): Out[] | null {
  const out = said.flatMap((one, at): Out[] => {
    const place = on[at] ?? [];
    return place.length === 1 && one.all.length === 1 ? [{ said: at, place }] : [];
  });
  if (out.length > 0 || places.length > 0) return out;
  // Another bet on him takes the place of his leg.
  const own = on.findIndex((place) => place.length === 1);
  if (own < 0) return null;
  // "Lions ML for Packers ML": who is on no leg comes, and the other bet is the one that goes.
  const comesElse = said.length > 1 && on.some((place, at) => at !== own && place.length === 0);
  return [{ said: comesElse ? own : -1, place: on[own] ?? [] }];
}

/** The bets that come, each as it is named; null: it is not clear which. */
function comeFrom(
  coming: readonly Said[],
  legs: readonly BetFocus[],
  gone: readonly number[],
  known: Known,
): string[] | null {
  const markets = new Set((gone.length > 0 ? gone.map((place) => legs[place - 1]) : legs).map((leg) => leg?.market));
  const [market, ...others] = markets;
  const like = market !== undefined && others.length === 0 ? market : null;
  const placed = coming.flatMap((one) => withStat(one, like, known));
  return placed.length === 0 ? [] : betsNamed(placed, false);
}

/** What he does of whom nothing is said: what the leg counts that goes or all legs do, else what is mostly bet on of him. */
function withStat({ name, all }: Said, like: string | null, known: Known): readonly Placed[] {
  const isOpen = isPlayer(name.entity) && !all.some(({ entity }) => entity.kind === 'market');
  const stat = isOpen ? statOfPlayer(name.entity, all, like, known) : null;
  return stat === null ? all : [...all, statPlaced(name, stat)];
}

/** The change in plain words. */
export function editText({ gone, come, size }: TicketEdit): string {
  const legs = listed(
    gone.map((place) => `leg number ${place}`),
    'and',
  );
  if (size !== null) return `Make that a parlay of only the first ${size} of them.`;
  if (come.length === 0) return `Remove ${legs}.`;
  return gone.length === 0
    ? `Add ${listed(come, 'and')} to that parlay.`
    : `Replace ${legs} with ${listed(come, 'and')}.`;
}
