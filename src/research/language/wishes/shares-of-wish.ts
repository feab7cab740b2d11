import type { BetShare } from '../reading.ts';
import type { ReadParts } from './read-parts.ts';
import type { WishPart } from './wish-part.ts';

/** A share as it is said: `asked`: "the best ..." stands before it. `many`: its kind is in the plural. */
type Said = Partial<Pick<BetShare, 'kind' | 'leagues'>> & { count?: number; asked?: true; many?: true };

/** Bets in the plural without a number. */
const SOME = 2;

/**
 * "Two NFL picks, one for the NBA", "the best over and the best under", "an NFL spread and a hockey dog": how many bets of which kind and
 * which leagues. None: the message wants one kind of bets, of whatever leagues.
 */
export function sharesOf(all: ReadParts['parts']): readonly BetShare[] {
  const parts = withoutRefused(all.map(({ part }) => part));
  const ofEach = eachLeague(parts);
  if (ofEach.length > 0) return ofEach;
  if (parts.some(({ kind }) => ENDS.has(kind))) return [];
  const said = withoutCommon(saidIn(parts));
  const names = new Set(said.map(({ kind, leagues }) => `${kind} ${leagues?.join() ?? ''}`));
  if (said.length < 2 || names.size < said.length || !areApart(said)) return [];
  return said.map(({ count, kind, leagues, many }) => ({
    count: count ?? (many ? SOME : 1),
    ...(kind && { kind }),
    ...(leagues && { leagues }),
  }));
}

/** "No tennis" is no share: it is left out of all of them. */
function withoutRefused(parts: readonly WishPart[]): readonly WishPart[] {
  return parts.filter(({ kind }, at) => {
    const isRefusal = kind === 'not' && parts[at + 1]?.kind === 'league';
    return !isRefusal && !(kind === 'league' && parts[at - 1]?.kind === 'not');
  });
}

const OF_EACH: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>([
  'count',
  'single',
  'asks',
  'each',
  'per',
  'league',
  'joint',
  'filler',
  'time',
  'book',
  'singles',
]);

/** "One bet each from the NFL, NBA and soccer", "the best pick of each, NFL and NHL": as many of each league as are counted. */
function eachLeague(parts: readonly WishPart[]): readonly BetShare[] {
  const leagues = parts.flatMap((part) => (part.kind === 'league' ? [part.name.leagues] : []));
  const isEach = parts.some((part) => part.kind === 'each' || (part.kind === 'per' && part.of === 'league'));
  const counts = parts.flatMap((part) => (part.kind === 'count' ? [part.count] : []));
  const isMore = counts.length > 1 || parts.some(({ kind }) => !OF_EACH.has(kind));
  if (!isEach || isMore || leagues.length < 2) return [];
  return leagues.map((names) => ({ count: counts[0] ?? 1, leagues: names }));
}

const ENDS: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>([
  'not',
  'nah',
  'parlay',
  'legs',
  'league_leg',
  'name',
  'per',
  'more',
  'those',
]);

/** A second number, kind or league begins another share; so does "best" behind one of them. */
function saidIn(parts: readonly WishPart[]): Said[] {
  const all: Said[] = [{}];
  const isNamed = ({ kind, leagues }: Said) => kind !== undefined || leagues !== undefined;
  const last = (begins: (said: Said) => boolean): Said => {
    const now = all.at(-1) ?? {};
    if (!begins(now)) return now;
    const next: Said = {};
    all.push(next);
    return next;
  };
  for (const part of parts.filter(isNoNoun)) {
    if (part.kind === 'count') last((said) => said.count !== undefined || isNamed(said)).count = part.count;
    else if (part.kind === 'single' || (part.kind === 'asks' && part.one !== true)) last(isNamed).asked = true;
    else if (part.kind === 'league') last((said) => said.leagues !== undefined).leagues = part.name.leagues;
    const kind = kindIn(part);
    if (kind === null) continue;
    const said = last((one) => one.kind !== undefined);
    said.kind = kind.kind;
    if (kind.many) said.many = true;
  }
  return all.filter(isNamed);
}

/** "Best NFL bets": they are of what was just named, and no further ones. */
const isNoNoun = (part: WishPart, at: number, all: readonly WishPart[]): boolean =>
  part.kind !== 'asks' || part.best === true || !NAMING.has(all[at - 1]?.kind ?? 'asks');

const NAMING: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>(['league', 'market', 'side']);

function kindIn(part: WishPart): { kind: NonNullable<BetShare['kind']>; many: boolean } | null {
  if (part.kind === 'market') return { kind: part.market, many: part.many };
  return part.kind === 'side' && part.side !== 'draw' ? { kind: part.side, many: part.many } : null;
}

/** "Best dog and best favorite in the NFL": what one alone names beside what each names is of all of them. */
function withoutCommon(said: readonly Said[]): readonly Said[] {
  const ofKind = said.filter(({ kind }) => kind !== undefined).length;
  const ofLeague = said.filter(({ leagues }) => leagues !== undefined).length;
  if (ofKind === said.length && ofLeague === 1) return said.map(({ leagues: _, ...rest }) => rest);
  if (ofLeague === said.length && ofKind === 1) return said.map(({ kind: _, ...rest }) => rest);
  return said;
}

/** Each is counted or asked for by itself, or is of a kind and a league of its own; of kinds alone no bet can be two. */
function areApart(said: readonly Said[]): boolean {
  const isOwn = ({ count, asked }: Said) => count !== undefined || asked === true;
  if (said.every(isOwn)) return true;
  if (said.some(({ count }) => count !== undefined) && said.every(({ leagues }) => leagues !== undefined)) return true;
  if (said.some(({ many }) => many)) return false;
  if (said.every(({ kind, leagues }) => kind !== undefined && leagues !== undefined)) return true;
  if (said.some(({ leagues }) => leagues !== undefined)) return false;
  const sides = said.filter(({ kind }) => kind === 'underdog' || kind === 'favorite').length;
  const others = said.filter(({ kind }) => kind !== undefined && OTHERS.has(kind)).length;
  return sides === 2 || (sides === 1 && others > 0);
}

const OTHERS: ReadonlySet<NonNullable<BetShare['kind']>> = new Set<NonNullable<BetShare['kind']>>([
  'total',
  'over',
  'under',
  'prop',
]);
