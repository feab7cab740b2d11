import { capital, percent } from '../format.ts';

type Simply = { name: string; price: string; chance: number; decimal: number; ev: number; end: string };

const HUNDRED = 100;

/** A bet as it is told to somebody who never made one: how many of a hundred win, how many have to, and what is left of a dollar. */
export function simplyWords({ name, price, chance, decimal, ev, end }: Simply): string {
  const wins = `${capital(name)}: bet it 100 times and it comes in about ${Math.round(chance * HUNDRED)} times (${percent(chance)}).`;
  const needs = `At ${price} you need ${percent(1 / decimal)} just to break even`;
  const cents = Math.abs(ev * HUNDRED).toFixed(1);
  const left = ev < 0 ? `you lose ${cents} cents of every dollar` : `you make ${cents} cents on every dollar`;
  return `${wins} ${needs}, so over time ${left}. ${end}`;
}
