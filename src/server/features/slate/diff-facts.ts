import type { Fact } from '#research/slate/fact.ts';
import type { StoredSlate } from '#research/slate/stored-slate.ts';
import type { FactsBatch } from '../../providers/facts/facts.port.ts';

export type FactChanges = { facts: Fact[]; removedFactIds: string[] };

/** What a batch changes. What it does not say to be complete about stays until its game is over. */
export function diffFacts(
  stored: StoredSlate,
  batch: Pick<FactsBatch, 'facts' | 'covered'>,
): { changes: FactChanges; next: StoredSlate } {
  const facts = new Map(stored.facts);
  const changes: FactChanges = { facts: [], removedFactIds: [] };
  const found = new Set<string>();
  for (const fact of batch.facts) {
    if (!stored.events.has(fact.eventId)) continue;
    found.add(fact.id);
    if (!isSameFact(stored.facts.get(fact.id), fact)) changes.facts.push(fact);
    facts.set(fact.id, fact);
  }
  const isCovered = ({ kind, eventId }: Fact): boolean =>
    batch.covered.some((part) => part.kind === kind && part.eventIds.has(eventId));
  for (const fact of stored.facts.values()) {
    if (found.has(fact.id)) continue;
    if (isCovered(fact)) changes.removedFactIds.push(fact.id);
    if (isCovered(fact) || !stored.events.has(fact.eventId)) facts.delete(fact.id);
  }
  return { changes, next: { ...stored, facts } };
}

const isSameFact = (a: Fact | undefined, b: Fact): boolean =>
  a !== undefined &&
  a.text === b.text &&
  a.team === b.team &&
  a.player === b.player &&
  a.kind === b.kind &&
  a.eventId === b.eventId &&
  a.sourceName === b.sourceName &&
  a.sourceUrl === b.sourceUrl &&
  a.observedAt.getTime() === b.observedAt.getTime() &&
  JSON.stringify(a.numbers) === JSON.stringify(b.numbers);

export const hasFactChanges = (changes: FactChanges): boolean =>
  changes.facts.length > 0 || changes.removedFactIds.length > 0;
