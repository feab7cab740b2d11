import type { Known } from '../correct/named-parts.ts';
import type { Placed } from './bets-named.ts';
import { isOfGame } from './market-kinds.ts';
import type { Frame } from './merged.ts';
import { placedOf } from './spoken-text.ts';

const SIDES = ['over', 'under'];

/** "Haaland 1.5 shots on target, over or under": both sides at that number, held against each other. */
export function asCompared<One extends Frame>(own: One, known: Known): One {
  const { want, placed } = own;
  const of = (wanted: Placed['role']) => placed.filter(({ role }) => role === wanted);
  const isOpen = (want === 'lean.prop' || want === 'lean.total') && of('line').length === 1 && of('name').length > 0;
  if (!isOpen) return own;
  const kinds = of('market').filter(({ entity }) => entity.kind === 'market' && !isOfGame(entity));
  const bets = SIDES.flatMap((side) => [
    ...(want === 'lean.prop' ? of('name') : []),
    ...placedOf(side, known),
    ...of('line'),
    ...(want === 'lean.prop' ? kinds : of('name')),
  ]);
  return { ...own, want: 'compare', placed: bets };
}
