import type { Person } from '../../slate/slate.ts';
import { propName } from '../../words/pick-label.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import { isPlayer } from './bets-named.ts';
import type { Frame } from './merged.ts';
import { spokenOf } from './spoken-of.ts';
import { placedOf } from './spoken-text.ts';
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
const HUNDREDTHS = 100;
/** How far the number that is named may be from a line. */
const NEAR = 1;
const YES_OR_NO = /anytime|first|last|double/;

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
  const stat = statOf(part.mention.persons, numberIn(own), previous, known);
  return stat === null ? own : { ...own, placed: [...own.placed, ...placedOf(propName(stat), known)] };
}

const tellsStat = ({ kind, means }: Frame['placed'][number]['entity']): boolean =>
  kind === 'market' || (kind === 'direction' && (means === 'yes' || means === 'no'));

const numberIn = ({ placed }: Frame): number | null => placed.find(({ role }) => role === 'line')?.entity.value ?? null;

function statOf(
  persons: readonly Person[],
  number: number | null,
  previous: Reading | null,
  known: Known,
): string | null {
  const { nowMs } = known.clock;
  const [next] = persons
    .filter(({ kind, event }) => kind === 'player' && event.startsAt.getTime() > nowMs)
    .toSorted((one, other) => one.event.startsAt.getTime() - other.event.startsAt.getTime());
  const own = next?.event.markets.filter(({ player }) => player === next.name) ?? [];
  const stats = [...new Set(own.map(({ market }) => market))];
  const near = own.filter(({ lineHundredths }) => Math.abs(lineHundredths / HUNDREDTHS - (number ?? 0)) <= NEAR);
  const ofNumber = [...new Set(near.map(({ market }) => market))].filter((market) => !YES_OR_NO.test(market));
  if (number !== null) return ofNumber.length === 1 ? (ofNumber[0] ?? null) : null;
  const spoken = previous && spokenOf(previous, known);
  const market = spoken?.bet?.market ?? spoken?.market ?? null;
  if (market !== null && stats.includes(market)) return market;
  const counted = stats.filter((one) => !YES_OR_NO.test(one));
  return counted.length === 1 ? (counted[0] ?? null) : null;
}
