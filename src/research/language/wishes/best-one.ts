import type { ReadParts } from './read-parts.ts';
import type { WishPart } from './wish-part.ts';

/** "The safest bet" is one. */
export const isOne = (part: WishPart | undefined): boolean => part?.kind === 'asks' && part.one === true;

/** "The best soccer bet", "your favorite play", "the best dog tonight": one, whatever league or day stands between. */
export function isBestOne(parts: ReadParts['parts'], at: number): boolean {
  const part = parts[at]?.part;
  if (part?.kind !== 'asks' || part.best !== true) return false;
  const behind = parts.slice(at + 1);
  const end = behind.findIndex(({ part: { kind }, before }) => before || !WITHIN.has(kind));
  const next = end < 0 || behind[end]?.before ? undefined : behind[end]?.part;
  if (next && ENDS_KIND.has(next.kind)) return isOne(next);
  const [first, ...others] = behind.slice(0, end < 0 ? undefined : end).filter((said) => isKind(said.part));
  return first !== undefined && others.length === 0 && !isMany(first.part);
}
const WITHIN = new Set<WishPart['kind']>(['league', 'name', 'market', 'stat', 'side', 'time']);
/** "Best total bets", "best dog parlay": of what follows more may be wanted. */
const ENDS_KIND = new Set<WishPart['kind']>(['asks', 'parlay', 'legs', 'likes', 'joint', 'position', 'per']);
const isKind = ({ kind }: WishPart): boolean => kind === 'market' || kind === 'side';
const isMany = (part: WishPart): boolean => 'many' in part && part.many;
