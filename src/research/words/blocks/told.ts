import type { World } from '../../tools/world.ts';

/** To whom and when something is told. */
export type Told = Pick<World, 'bettor' | 'nowMs' | 'zone'>;
