import type { Act, After } from '../acts/act.ts';

/** What asks for a verdict, for picks or for a parlay, whatever was shown. */
const ASKS: ReadonlySet<Act> = new Set<Act>(['judge', 'picks', 'parlay', 'play']);
/** What goes on with what was shown: it asks for another verdict where that was one. */
const GOES_ON: ReadonlySet<Act> = new Set<Act>(['swap', 'more', 'drop', 'change', 'flip']);
/** The same, and a verdict also where only prices were shown. */
const CHOOSES: ReadonlySet<Act> = new Set<Act>(['best', 'compare', 'add', 'join']);
/** What may ask for one or may not. */
const OPEN: ReadonlySet<Act> = new Set<Act>(['worst', 'rank', 'keep', 'fair', 'limit', 'sure']);
const OF_BETS: ReadonlySet<After> = new Set<After>(['list', 'bet', 'bets', 'parlay']);

/** Whether who wants this asks for a verdict, for picks or for a parlay. Null: by that alone nobody can tell. */
export function actAsks(act: Act, after: After): boolean | null {
  if (ASKS.has(act)) return true;
  if (OPEN.has(act)) return null;
  if (CHOOSES.has(act)) return true;
  if (GOES_ON.has(act)) return OF_BETS.has(after) ? true : null;
  return false;
}
