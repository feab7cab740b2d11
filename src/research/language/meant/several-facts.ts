import type { FactKindName } from '#contract/research/facts.ts';
import { topicsIn } from '../calls/topics.ts';
import type { EntityText } from './entities.ts';
import type { Meant } from './meant.ts';

const KINDS: readonly FactKindName[] = ['injury', 'weather', 'form', 'head_to_head'];

/** "Recent form and h2h": a question of facts has one want, and all of them are told of its game. */
export function withAllFacts(meant: Meant | null, { tokens, entities }: EntityText): Meant | null {
  const { want, named } = meant ?? {};
  if (!meant || !want?.startsWith('facts.') || !named || named.game === null) return meant;
  const topics = topicsIn(tokens);
  const kinds = KINDS.filter((kind) => topics.has(kind) || (kind === 'head_to_head' && want === 'facts.meetings'));
  if (kinds.length < 2) return meant;
  const names = entities.flatMap(({ part }) => (part?.kind === 'name' ? [part.mention.names] : []));
  const [own, ...others] = kinds.every((kind) => OF_ONE_SIDE.has(kind)) ? names : [];
  const sides = own?.length === 1 && others.length === 0 ? { names: own } : {};
  return { ...meant, named: { ...named, facts: { kinds, ...sides } } };
}
const OF_ONE_SIDE: ReadonlySet<FactKindName> = new Set<FactKindName>(['injury', 'form']);
