import type { Intent, Reading } from './reading.ts';

const CARRIES: ReadonlySet<Intent> = new Set<Intent>(['picks', 'one_game', 'compare', 'parlay', 'slip_check']);

/** Whether a later question of the session can lean on it: thanks and small talk between two questions break nothing. */
export const carries = ({ intent, term, calculation }: Pick<Reading, 'intent' | 'term' | 'calculation'>): boolean =>
  CARRIES.has(intent) || (intent === 'explain' && term === null) || calculation != null;
