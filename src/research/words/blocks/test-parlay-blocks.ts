import { BuildParlayInput } from '#contract/research/build-parlay.ts';
import type { Ticket } from '#contract/ticket.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { oneBookParlay } from '../../tools/build-parlay/one-book-parlay.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { blockOf, blocksOf, type ToldBlocks } from './test-read-blocks.ts';

export const BILLS = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 } as const;
export const COWBOYS = { eventId: 'g2', market: 'spread', side: 'home', line: -7 } as const;
export const RAMS = { eventId: 'g3', market: 'moneyline', side: 'away' } as const;
export const OVER = { eventId: 'g1', market: 'total', side: 'over', line: 47.5 } as const;
export const BOTH = [BILLS, COWBOYS];

export const world = worldOf(footballSlate(), NOW);

export function ask(input: object, of: World = world) {
  const outcome = oneBookParlay(BuildParlayInput.parse(input), of);
  return { outcome, told: outcomeBlocks('build_parlay', outcome, of) };
}
export function asked(input: object, of: World = world) {
  const { outcome, told } = ask(input, of);
  if (!outcome.ok) throw new Error(outcome.message);
  return { data: outcome.data, told };
}
export const lead = (told: ToldBlocks) => blockOf(told, 'text').text;
export const captions = (told: ToldBlocks) => blocksOf(told, 'table').map(({ caption }) => caption);
export function ticket(told: ToldBlocks): Ticket {
  const { ticket: found } = blockOf(told, 'parlay');
  if (!found) throw new Error('the parlay has no ticket');
  return found;
}
export const kinds = ({ blocks }: ToldBlocks) => blocks.map(({ kind }) => kind);
