import type { Block, BlockOf } from '../blocks.ts';
import type { ParlayView, PickView, ShownBlock, SourceView } from './read-answer.ts';
import { ticketView } from './ticket-view.ts';

type Named = {
  picks: readonly PickView[];
  parlay?: ParlayView | undefined;
  evidence: readonly { id: string; source: SourceView }[];
};

/** In the place of a source that is not there: the marks of the others keep their numbers. */
const UNKNOWN_SOURCE: SourceView = { name: 'Source not stored' };

/**
 * Blocks with what they name put in. What is not there is left out, and a pick or parlay that no block names comes after them all:
 * nothing of an answer is lost for want of a block.
 */
export function shownBlocks(blocks: readonly Block[], named: Named): ShownBlock[] {
  const shown = blocks.flatMap((block) => shownBlock(block, named));
  const placed = new Set(shown.flatMap((block) => (block.kind === 'picks' ? block.picks : [])));
  const picks = named.picks.filter((pick) => !placed.has(pick));
  const hasParlay = shown.some((block) => block.kind === 'parlay' && block.parlay === named.parlay);
  return [
    ...shown,
    ...(picks.length > 0 ? [{ kind: 'picks' as const, picks }] : []),
    ...(named.parlay && !hasParlay ? [{ kind: 'parlay' as const, parlay: named.parlay }] : []),
  ];
}

function shownBlock(block: Block, { picks, parlay, evidence }: Named): ShownBlock[] {
  const sourcesOf = (ids: readonly string[]): SourceView[] =>
    ids.map((wanted) => evidence.find(({ id }) => id === wanted)?.source ?? UNKNOWN_SOURCE);
  if (block.kind === 'picks') return picksOf(block, picks);
  if (block.kind !== 'parlay') return [{ ...block, sources: sourcesOf(block.evidenceIds) }];
  if (block.ticket) return [{ kind: 'parlay', parlay: ticketView(block.ticket, block, sourcesOf) }];
  return parlay && isMeant(parlay, block) ? [{ kind: 'parlay', parlay }] : [];
}

function picksOf({ ids }: BlockOf<'picks'>, all: readonly PickView[]): ShownBlock[] {
  const picks = [...new Set(ids)].flatMap((wanted) => all.find(({ id }) => id === wanted) ?? []);
  return picks.length > 0 ? [{ kind: 'picks', picks }] : [];
}

const isMeant = (parlay: ParlayView, { id }: BlockOf<'parlay'>): boolean => (parlay.id ?? id) === id;
