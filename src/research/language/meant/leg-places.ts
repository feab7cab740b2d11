import type { Token } from '#engine/names/tokenise.ts';
import { placesIn } from '../tickets/places-in.ts';
import type { Placed } from './bets-named.ts';
import type { Entity, EntityText } from './entities.ts';
import type { Frame } from './merged.ts';

/**
 * The legs that a message points at by their places, from 1; null: one of them is of no leg. `read`: where its words may be of nothing else,
 * which tell "the last leg, just 2" from leg 2.
 */
export function placesOut(placed: readonly Placed[], read: EntityText | null, size: number): number[] | null {
  const worded = read ? placesIn(looseIn(read), size) : [];
  if (worded.length > 0) return worded;
  const said = placed.flatMap(({ role, entity }) => (role === 'nth' ? [entity.value ?? 0] : []));
  const places = said.map((value) => (value < 0 ? size + 1 + value : value));
  return places.every((place) => Number.isInteger(place) && place > 0 && place <= size) ? places : null;
}

/** What may be a place: "first half", "Game 2" and a line are names of something else. */
const MAY_BE_PLACE: ReadonlySet<Entity['kind']> = new Set<Entity['kind']>(['place', 'bare', 'number']);
const NOTHING: Token['text'] = '';

const looseIn = ({ tokens, entities }: EntityText): Token[] =>
  tokens.map((token, at) =>
    entities.some(({ kind, from, to }) => from <= at && at < to && !MAY_BE_PLACE.has(kind))
      ? { ...token, text: NOTHING, number: null }
      : token,
  );

/** "Drop the last one, just 2" of picks: where one is pointed at by its place, a bare number beside it is none. */
export function withPlaceSaid<One extends Frame>(own: One, { tokens, entities }: EntityText): One {
  const [place, ...others] = entities.filter(({ kind }) => kind === 'place');
  const isCounted = place && tokens[place.to]?.number != null;
  if (!place || others.length > 0 || isCounted || !/\.(?:remove|replace)$/.test(own.want)) return own;
  const rest = own.placed.filter(({ role, entity }) => role !== 'nth' || entity.kind === 'place');
  const isPlaced = rest.some(({ role }) => role === 'nth' || role === 'name');
  return { ...own, placed: isPlaced ? rest : [{ role: 'nth', entity: place }, ...rest] };
}
