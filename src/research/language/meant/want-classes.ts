import { ROLES, type Role, WANTS, type Want } from './wants.ts';

/** The classes of the weights; null: nothing of these. */
export const WANT_CLASSES: readonly (Want | null)[] = [...WANTS, null];
export const ROLE_CLASSES: readonly (Role | null)[] = [...ROLES, null];

export type WantShare = { of: Want | null; share: number };
export type RoleShare = { of: Role | null; share: number };
