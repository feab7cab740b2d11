import type { Known } from '../correct/named-parts.ts';
import type { Weights } from '../taught/shares.ts';
import { readNet } from '../taught/stored-net.ts';
import { type Entity, type EntityText, entitiesIn, PLUS_MONEY } from './entities.ts';
import { withLeftOut } from './excluded.ts';
import { gameOfDay } from './game-of-day.ts';
import type { Frame } from './merged.ts';
import { AS_WRITTEN, hasPlace, mayBeLeft, placedIn } from './plain-question.ts';
import { roleShares, wantShares } from './read-want.ts';
import roleWeights from './role-weights.json' with { type: 'json' };
import type { RoleShare, WantShare } from './want-classes.ts';
import type { Place } from './want-features.ts';
import wantNet from './want-net.json' with { type: 'json' };
import wantWeights from './want-weights.json' with { type: 'json' };
import { costs, isGeneral, type Role, type Want } from './wants.ts';

/** What a text wants with what it names, and how sure that is: 0 to 1. */
export type SureFrame = Frame & { share: number };

const MOST_WORDS = 60;
const MOST_ENTITIES = 20;

const TAUGHT = { weights: wantWeights as Weights, net: readNet(wantNet) };

/** What a text names; null: it is too long for one question. */
export function readText(text: string, known: Known): EntityText | null {
  const read = gameOfDay(entitiesIn(text, known), known);
  return read.tokens.length === 0 || read.tokens.length > MOST_WORDS || read.entities.length > MOST_ENTITIES
    ? null
    : read;
}

/** What a whole question wants. */
export function frameOf(text: string, known: Known): SureFrame | null {
  const read = readText(text, known);
  return read && frameIn(read, { behind: 'none', before: null, holds: [] });
}

/**
 * What a text wants behind what was shown; null: nothing that is known, or something that it names has no place in it. What costs a token
 * is as sure as what is taught says; of what is free it is known that "none of these" is taught more often than it is asked.
 */
export function frameIn(read: EntityText, place: Place): SureFrame | null {
  const shares = wantShares(read, place, TAUGHT);
  const none = shares.find(({ of }) => of === null)?.share ?? 0;
  const all = 1 - none + none * NONE;
  const general = sumOf(shares, isGeneral);
  const wanted = shares.filter(({ of, share }) => of !== null && share / all >= LEAST_WANT);
  for (const { of, share } of wanted.slice(0, place.behind === 'none' ? MOST_WANTS : 1)) {
    const want = of as Want;
    if (isGeneral(want)) return { want, placed: [], share: general / all };
    const likely = JUDGED_AT.has(want) ? sumOf(shares, JUDGED_AT) : share;
    const sure = costs(want) ? (none < HALF ? share / (1 - none) : share) : likely / all;
    const frame = framedAs(want, read, sure);
    if (frame) return frame;
  }
  return null;
}
/** What is wanted with what it is of; null: something that is named has no place in it. */
/** What a text names as what is known to be wanted; null: something of it has no place there. */
export const frameAs = (want: Want, read: EntityText): SureFrame | null => framedAs(want, read, 1);

function framedAs(want: Want, read: EntityText, sure: number): SureFrame | null {
  const asked = JUDGED_AT.has(want) ? 'it.judge' : want;
  const roles = rolesIn(asked, read);
  const named = roles.map(({ of: role }) => role);
  const placed = placedIn(asked, read.entities, withLeftOut(asked, read, named));
  return placed && { want: judgedAt(want, placed), placed, share: Math.min(sure, ...roles.map((one) => one.share)) };
}

/** Whether the bet that was spoken of is good: at which line, price or book, what is named tells better than the words around it. */
const JUDGED_AT: ReadonlySet<Want> = new Set<Want>(['it.judge', 'it.price', 'it.line', 'it.book']);

function judgedAt(want: Want, placed: Frame['placed']): Want {
  if (!JUDGED_AT.has(want)) return want;
  const roles = new Set(placed.map(({ role }) => role));
  if (roles.has('market')) return 'it.judge';
  return roles.has('line') ? 'it.line' : roles.has('price') ? 'it.price' : roles.has('book') ? 'it.book' : 'it.judge';
}

function sumOf(shares: readonly WantShare[], some: ReadonlySet<Want> | ((want: Want) => boolean)): number {
  const isOne = (want: Want) => (typeof some === 'function' ? some(want) : some.has(want));
  return shares.reduce((sum, { of, share }) => sum + (of !== null && isOne(of) ? share : 0), 0);
}
/** Below it that it wants nothing of these is one doubt of several. */
const HALF = 0.5;
/** What wants nothing of these is a third of the taught lines, and one in twenty of what is asked. */
const NONE = 0.25;

const MOST_WANTS = 2;
const LEAST_WANT = 0.2;

/** What each entity is there for, of what has a place in what is wanted. */
const rolesIn = (want: Want, read: EntityText): RoleShare[] =>
  roleShares(read, want, roleWeights as Weights).map((shares, at) => {
    const entity = read.entities[at];
    if (entity?.means === PLUS_MONEY && hasPlace(want, 'minPrice')) return { of: 'minPrice', share: 1 };
    const fits = shares.filter(({ of }) =>
      of === null ? entity && mayBeLeft(entity, want, read) : entity && mayBe(entity, of) && hasPlace(want, of),
    );
    const [best] = fits;
    const all = fits.reduce((sum, { share }) => sum + share, 0);
    return best && all > LEAST_ROLE ? { of: best.of, share: best.share / all } : { of: null, share: 1 };
  });
const LEAST_ROLE = 0.03;

/** A number is there for no more than it may be. */
function mayBe({ kind, written, value }: Entity, role: Role): boolean {
  if (COUNTS.has(role)) return value !== null && Number.isInteger(value) && value <= MOST_COUNTED;
  const as = AS_WRITTEN[role];
  if (as === undefined || kind === 'bare') return true;
  if (as === 'price' && DECIMAL.test(written?.price ?? '') && Number(written?.price) > MOST_DECIMAL) return false;
  return written?.[as] !== undefined && !(role === 'line' && isLongPrice(written));
}
const isLongPrice = ({ price, line }: NonNullable<Entity['written']>): boolean =>
  price !== undefined && Math.abs(Number(line)) >= LEAST_PRICE;
const LEAST_PRICE = 100;
/** "At 88.5" is a line. */
const DECIMAL = /^\d+(?:\.\d+)?$/;
const MOST_DECIMAL = 20;
const COUNTS: ReadonlySet<Role> = new Set<Role>(['count', 'legs', 'nth']);
const MOST_COUNTED = 25;
