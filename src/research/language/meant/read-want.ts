import { classShares, type Weights } from '../taught/shares.ts';
import type { EntityText } from './entities.ts';
import { ROLE_SCALE, roleFeatures } from './role-features.ts';
import { type Behind, WANT_SCALE, wantFeatures } from './want-features.ts';
import { ROLES, type Role, WANTS, type Want } from './wants.ts';

/** The classes of the weights; null: nothing of these. */
export const WANT_CLASSES: readonly (Want | null)[] = [...WANTS, null];
export const ROLE_CLASSES: readonly (Role | null)[] = [...ROLES, null];

export type WantShare = { of: Want | null; share: number };
export type RoleShare = { of: Role | null; share: number };

/** Behind what a message stands, and what the question before wanted. */
export type Place = { behind: Behind; before: Want | null };

/** What it may want behind what was shown, the likeliest first. */
export const wantShares = (text: EntityText, { behind, before }: Place, taught: Weights): WantShare[] =>
  classShares(wantFeatures(text, behind, before), taught, WANT_CLASSES, WANT_SCALE).filter(
    ({ of }) => of === null || mayStand(of, behind),
  );

/** Nothing is asked of a list, a bet or a parlay that was not shown. */
function mayStand(want: Want, behind: Behind): boolean {
  const [family] = want.split('.');
  if (family === 'leg') return behind === 'parlay';
  if (family === 'ref') return behind === 'list';
  if (family === 'revise') return behind === 'list' || behind === 'parlay';
  if (family === 'lift') return behind === 'list';
  return behind !== 'none' || (family !== 'it' && want !== 'other_game');
}

/** What each entity is there for. */
export const roleShares = (text: EntityText, want: Want, taught: Weights): RoleShare[][] =>
  roleFeatures(text, want).map((features) => classShares(features, taught, ROLE_CLASSES, ROLE_SCALE));
