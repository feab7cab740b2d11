import type { SlateEvent } from '../../slate/slate.ts';

/** The games that all of these have, in the order of the first. */
export function sharedGames(lists: readonly (readonly SlateEvent[])[]): SlateEvent[] {
  const [first = [], ...others] = lists;
  return first.filter(({ id }) => others.every((games) => games.some((game) => game.id === id)));
}
