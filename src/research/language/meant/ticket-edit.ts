import type { LegWorst } from '#contract/research/build-parlay.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Known } from '../correct/named-parts.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import { isOn } from '../tickets/named-legs.ts';
import { worstIn } from '../tickets/ticket-words.ts';
import { betsNamed, isPlayer, type Placed } from './bets-named.ts';
import type { EntityText } from './entities.ts';
import { placesOut } from './leg-places.ts';
import type { Frame } from './merged.ts';
import { listed, WEAKEST } from './said.ts';
import { statOfPlayer, statPlaced } from './stat-of-player.ts';
import type { Want } from './wants.ts';

/** A change of the parlay that was shown: the legs that go by their places from 1, the bets that come, how many are kept. */
export type TicketEdit = {
  gone: readonly number[];
  come: readonly string[];
  size: number | null;
  /** By what the one that goes is the worst of them, where neither name nor place tells. `isSaid`: in so many words. */
  worst?: { by: LegWorst; isSaid: boolean };
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

/** By what else one of the legs is told from the others is read elsewhere. */
const RANKS = /\b(?:safest|best|likeliest|strongest|weakest|worst|riskiest|shakiest|longest|biggest)\b/i;
/** Any of them, whichever that is. */
const ANY_LEG =
  /\b(?:(?:one|any|1) of (?:the|those|these|my|our|your|ur|them|em)|(?:any|whichever|whatever)(?: one)?(?: of)?(?: the| my)? legs?|an? leg)\b/i;

/** A name with what is said of it, up to the next one. */
type Said = { name: Placed; all: readonly Placed[] };

/**
 * The change of a parlay that a message asks for, where it says by name or place what goes and what comes. Null: it says neither, or there
 * is no parlay.
 */
export function ticketEdit(
  { want, placed }: Frame,
  read: EntityText,
  previous: Reading | null,
  known: Known,
): TicketEdit | null {
  const plain = plainText(read.tokens);
  const worst = TAKES_OUT.test(want) ? worstSaid(plain) : null;
  const isRanked = worst?.isSaid !== true && RANKS.test(plain);
  const ticket = EDITS.has(want) && !isRanked && isOfTicket(want, previous) ? lastTicket(previous) : null;
  const legs = ticket?.legs ?? [];
  const { places, said } = pointedAt({ want, placed }, read, legs);
  if (legs.length === 0 || places === null || said === null) return null;
  const edit = worst && places.length === 0 ? withoutWorst({ want, said, legs, worst }, known) : null;
  if (edit || (worst?.isSaid && places.length === 0)) return edit;
  return changed(want, placed, { said, legs, places, plain }, known);
}

/** The legs that are pointed at, and who is named beside that; null: what is said is of no leg. */
function pointedAt({ want, placed }: Frame, read: EntityText, legs: readonly BetFocus[]) {
  const pointing = POINTS_OUT.test(want) ? read : null;
  const total = pointing && totalOut(plainText(read.tokens), legs);
  const places = total === null ? placesOut(placed, pointing, legs.length) : [total];
  const named = placed.filter(({ role }) => role !== 'nth' && role !== 'count');
  return { places, said: saidOf(named.slice(total === null ? 0 : directionsBefore(named))) };
}

function changed(
  want: Want,
  placed: readonly Placed[],
  { said, legs, places, plain }: Pick<Change, 'said' | 'legs' | 'places'> & { plain: string },
  known: Known,
): TicketEdit | null {
  if (want === 'leg.keep') return kept(placed, said, legs, places);
  const on = said.map(({ name }) => legsOn(name, legs));
  if (want.endsWith('.remove'))
    return on.some(({ length }) => length !== 1) ? null : removed([...places, ...on.flat()]);
  const isSwap = want.endsWith('.replace') || takesOut(plain, said, on);
  const out = isSwap ? outOf(said, on, { places, legs }) : [];
  return out && withCome({ said, legs, places, out, isSwap }, known);
}

/** "Drop McLaurin, add Diggs over 69.5": he whose leg it is goes, and nothing else is said of him. */
const takesOut = (plain: string, said: readonly Said[], on: readonly (readonly number[])[]): boolean =>
  GOES.test(plain) && said.length > 1 && said.some(({ all }, at) => all.length === 1 && on[at]?.length === 1);
const GOES =
  /\b(drop|dropping|lose|losing|remove|scrap|cut|ditch|nix|scratch|axe|kick|swap|sub|yank|pull|get rid of|out|off|minus|without|instead of|in place of)\b/;

/** "Swap the over for Jalen Johnson": the leg that goes is the game's over, and he comes with none of it. */
const OUT_TOTAL =
  /\b(?:drop|lose|remove|scrap|cut|ditch|swap|swap out|replace|switch|change|trade|take out|take) the (?:game )?(over|under)(?! \d)\b/;
function totalOut(plain: string, legs: readonly BetFocus[]): number | null {
  const side = OUT_TOTAL.exec(plain)?.[1];
  const ofSide = legs.flatMap((leg, at) => (leg.side === side ? [{ leg, at: at + 1 }] : []));
  const totals = ofSide.filter(({ leg }) => leg.market === 'total');
  const [only, ...others] = totals.length > 0 ? totals : ofSide;
  return only && others.length === 0 ? only.at : null;
}

/** How many of what is said before the first name say which side goes. */
const directionsBefore = (placed: readonly Placed[]): number => {
  const first = placed.findIndex(({ role }) => role === 'name');
  return placed.slice(0, Math.max(first, 0)).filter(({ entity }) => entity.kind === 'direction').length;
};

/** One of them that is pointed at by its place goes or stays. */
const POINTS_OUT = /\.(?:remove|replace|keep)$/;
const TAKES_OUT = /\.(?:remove|replace)$/;

function worstSaid(plain: string): TicketEdit['worst'] | null {
  const by = worstIn(plain);
  if (by !== null) return { by, isSaid: true };
  return ANY_LEG.test(plain) ? { by: 'edge', isSaid: false } : null;
}

type Worst = { want: Want; said: readonly Said[]; legs: readonly BetFocus[]; worst: NonNullable<TicketEdit['worst']> };

/** One of them that no name tells goes; what comes in its place is named. Null: it names a leg, or what comes is to be found. */
function withoutWorst({ want, said, legs, worst }: Worst, known: Known): TicketEdit | null {
  if (said.some(({ name, all }) => all.length === 1 && legsOn(name, legs).length > 0)) return null;
  if (want.endsWith('.remove')) return said.length === 0 ? { gone: [], come: [], size: null, worst } : null;
  // "The biggest fav" says which goes, and nothing of what comes.
  const coming = said.map(({ name, all }) => ({ name, all: all.filter(({ entity }) => entity.kind !== 'side') }));
  const come = comeFrom(coming, legs, [], known);
  return come === null || come.length === 0 ? null : { gone: [], come, size: null, worst };
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
function outOf(
  said: readonly Said[],
  on: readonly (readonly number[])[],
  { places, legs }: Pick<Change, 'places' | 'legs'>,
): Out[] | null {
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
  const leg = legs[(on[own]?.[0] ?? 0) - 1];
  // "Lions for over 47 in Lions Bills": what is said behind him is not of his leg.
  if (comesElse && leg && said[own]?.all.some((part) => isOther(part, leg))) return null;
  return [{ said: comesElse ? own : -1, place: on[own] ?? [] }];
}

const isOther = ({ entity: { kind, means, value } }: Placed, { side, line }: BetFocus): boolean =>
  kind === 'direction'
    ? (means === 'over' || means === 'under') && means !== side
    : kind === 'number' && value !== null && Math.abs(value) < LEAST_PRICE && Math.abs(value) !== Math.abs(line ?? 0);
const LEAST_PRICE = 100;

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
export function editText({ gone, come, size, worst }: TicketEdit): string {
  const named = listed(
    gone.map((place) => `leg number ${place}`),
    'and',
  );
  const legs = worst ? `the ${WEAKEST} leg` : named;
  if (size !== null) return `Make that a parlay of only the first ${size} of them.`;
  if (come.length === 0) return `Remove ${legs}.`;
  return gone.length === 0 && !worst
    ? `Add ${listed(come, 'and')} to that parlay.`
    : `Replace ${legs} with ${listed(come, 'and')}.`;
}
