import type { Person } from '../../slate/slate.ts';
import { propName } from '../../words/pick-label.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { isPlayer, type Placed } from './bets-named.ts';
import type { Entity } from './entities.ts';
import { isOfGame } from './market-kinds.ts';
import type { Frame } from './merged.ts';
import { spokenOf } from './spoken-of.ts';
import { placedOf } from './spoken-text.ts';
import { statIn } from './stat-in.ts';
import type { Want } from './wants.ts';

const OF_PLAYER: ReadonlySet<Want> = new Set<Want>([
  'lean.prop',
  'judge',
  'other_game',
  'best_price',
  'chance',
  'fair',
  'worst_price',
]);
/**
 * What a player is asked about with what he does, where that is not said: what has the number that is named ("jaylen brown 17.5"), what was
 * spoken of before him ("and jacobs?"), or the only one that books price.
 */
export function withStatOfPlayer<One extends Frame>(own: One, previous: Reading | null, known: Known): One {
  const names = own.placed.filter(({ role }) => role === 'name');
  const [name, ...others] = names;
  const part = name?.entity.part;
  const isOpen = OF_PLAYER.has(own.want) && name && others.length === 0 && isPlayer(name.entity);
  if (!isOpen || part?.kind !== 'name' || own.placed.some(({ entity }) => tellsStat(entity))) return own;
  const stat = statOf(part.mention.persons, numberIn(own), marketSpokenOf(previous, known), known);
  return stat === null ? own : { ...own, placed: [...own.placed, ...placedOf(propName(stat), known)] };
}

/** Of which market was spoken before. */
function marketSpokenOf(previous: Reading | null, known: Known): string | null {
  const spoken = previous && spokenOf(previous, known);
  return spoken?.bet?.market ?? spoken?.market ?? null;
}

const OF_PLAYERS: ReadonlySet<Want> = new Set<Want>(['compare', 'parlay.judge', 'parlay.pays', 'it.join']);

/** The same of several who are named: what is said of one of them is said of all, else it is what is mostly bet on of each. */
export function withStatOfEach<One extends Frame>(own: One, previous: Reading | null, known: Known): One {
  const names = own.placed.flatMap(({ role }, at) => (role === 'name' ? [at] : []));
  if (!OF_PLAYERS.has(own.want) || names.length < 2) return own;
  const said = own.placed.flatMap(({ entity }, at) => (tellsStat(entity) && !isOfGame(entity) ? [at] : []));
  const shared = said.length === 1 ? own.placed[said[0] ?? 0] : undefined;
  const like = marketSpokenOf(previous, known);
  const added = (one: Placed, all: readonly Placed[]): readonly Placed[] => {
    if (!isPlayer(one.entity) || all.some(({ entity }) => tellsStat(entity))) return [];
    // Whose number is of one thing alone does that, whatever the last one does.
    const hasNumber = numberIn({ placed: all }) !== null;
    const stat = shared && !hasNumber ? null : statOfPlayer(one.entity, all, like, known);
    return stat !== null ? [statPlaced(one, stat)] : shared ? [shared] : [];
  };
  const placed = own.placed.flatMap((one, at) => {
    const next = names.find((place) => place > at);
    return one.role === 'name' ? [one, ...added(one, own.placed.slice(at, next))] : [one];
  });
  return { ...own, placed };
}

/** What a player does, as if it were said behind his name. */
export const statPlaced = ({ entity }: Placed, stat: string): Placed => ({
  role: 'market',
  entity: { ...entity, kind: 'market', part: null, means: JSON.stringify(stat), value: null, text: propName(stat) },
});

const tellsStat = ({ kind, means }: Frame['placed'][number]['entity']): boolean =>
  kind === 'market' || (kind === 'direction' && (means === 'yes' || means === 'no'));

const numberIn = ({ placed }: Pick<Frame, 'placed'>): number | null =>
  placed.find(({ role }) => role === 'line')?.entity.value ?? null;

/** The same of one of several who are named, whose over needs no more words. `like`: what else is counted beside him. */
export function statOfPlayer(
  { part }: Entity,
  placed: readonly Placed[],
  like: string | null,
  known: Known,
): string | null {
  if (part?.kind !== 'name' || placed.some(({ entity }) => tellsStat(entity))) return null;
  return statOf(part.mention.persons, numberIn({ placed }), like, known);
}

function statOf(persons: readonly Person[], number: number | null, like: string | null, known: Known): string | null {
  const { nowMs } = known.clock;
  const [next] = persons
    .filter(({ kind, event }) => kind === 'player' && event.startsAt.getTime() > nowMs)
    .toSorted((one, other) => one.event.startsAt.getTime() - other.event.startsAt.getTime());
  return next ? statIn(next.event, next.name, number, like) : null;
}
