import type { Net } from '../taught/net.ts';
import { classShares, type Weights } from '../taught/shares.ts';
import type { EntityText } from './entities.ts';
import { ROLE_SCALE, roleFeatures } from './role-features.ts';
import { ROLE_CLASSES, type RoleShare, WANT_CLASSES, type WantShare } from './want-classes.ts';
import { type Place, WANT_SCALE, wantFeatures } from './want-features.ts';
import { netShares } from './want-net.ts';
import type { Want } from './wants.ts';

/** What tells what a message wants: weights of its words, and a net of what they mean. */
export type TaughtWants = { weights: Weights; net: Net };

/**
 * What it may want behind what was shown, the likeliest first.
 *
 * Formula: the root of the product of both shares, so that they add to 1: what both think likely.
 */
export function wantShares(text: EntityText, place: Place, { weights, net }: TaughtWants): WantShare[] {
  const byMeaning = netShares(text, place, net);
  const byWords = classShares(wantFeatures(text, place), weights, WANT_CLASSES, WANT_SCALE);
  const both = byWords
    .filter(({ of }) => of === null || mayStand(of, place))
    .map(({ of, share }) => ({ of, share: Math.sqrt(share * (byMeaning.get(of) ?? 0)) }));
  const all = both.reduce((sum, { share }) => sum + share, 0);
  return both.map(({ of, share }) => ({ of, share: share / all })).sort((one, other) => other.share - one.share);
}

/** Nothing is asked of a list, a bet or a parlay that was not shown. */
function mayStand(want: Want, { behind, holds, bets = 0 }: Place): boolean {
  const [family] = want.split('.');
  if (bets > 1 && OF_BOTH.has(want)) return true;
  if (want === 'ask.explain') return behind !== 'none';
  if (family === 'leg') return behind === 'parlay' || holds.includes('parlay');
  if (family === 'ref') return behind === 'list' || holds.includes('list');
  if (family === 'revise') return behind === 'list' || behind === 'parlay' || holds.length > 0;
  if (family === 'lift') return behind === 'list' || holds.includes('list');
  return behind !== 'none' || (family !== 'it' && want !== 'other_game');
}

/** What is asked of several bets as it is of a list. */
const OF_BOTH: ReadonlySet<Want> = new Set<Want>([
  'ref.joinall',
  'ref.joinpays',
  'ref.compare',
  'leg.stake',
  'leg.pays',
  'leg.book',
  'leg.chance',
  'leg.fair',
  'leg.judge',
]);

/** What each entity is there for. */
export const roleShares = (text: EntityText, want: Want, taught: Weights): RoleShare[][] =>
  roleFeatures(text, want).map((features) => classShares(features, taught, ROLE_CLASSES, ROLE_SCALE));
