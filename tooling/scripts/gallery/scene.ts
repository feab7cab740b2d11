import type { Page } from '@playwright/test';
import type { Cast, Role } from './cast.ts';

/** One picture of the gallery: who looks, at what, and how the page gets there. */
export type Scene = {
  group: string;
  name: string;
  role: Role;
  /** Where it begins; a function where the address belongs to the cast. */
  path: string | ((cast: Cast) => string);
  /** Before the page is loaded: calls that are stopped, what the browser remembers. */
  prepare?: (page: Page, cast: Cast) => Promise<unknown>;
  /** After it: what is pressed and typed. */
  act?: (page: Page, cast: Cast) => Promise<unknown>;
  /** The whole page, or what stands in the window: for what fills it by itself. */
  frame?: 'page' | 'window';
  /** So many pixels high: for what scrolls inside the window. */
  height?: number;
  /** Where this is seen; absent: everywhere. */
  on?: 'phone' | 'desk';
};

/** Scenes of one group and one role, without saying so each time. */
export const scenes = (group: string, role: Role, list: readonly Omit<Scene, 'group' | 'role'>[]): Scene[] =>
  list.map((scene) => ({ ...scene, group, role }));
