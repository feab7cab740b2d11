import type { Want } from './wants.ts';

/** What is asked of the bet that was spoken of, which may be named once more: "why jacobs", "is lamar worth it at -110". */
const MAY_NAME_ITS_OWN: ReadonlySet<Want> = new Set<Want>([
  'it.why',
  'it.against',
  'it.chance',
  'it.best_price',
  'it.pays',
  'it.stake',
  'it.fair',
  'it.worst',
  'it.conf',
  'it.sure',
  'it.wait',
  'it.towin',
  'it.judge',
  'it.book',
  'it.price',
  'it.line',
  'it.moved',
]);
/** What is asked of its game, whichever side is named. */
const OF_GAME: ReadonlySet<Want> = new Set<Want>(['it.injuries', 'it.weather', 'it.when', 'it.meetings', 'it.game']);
export const isAskedOfGame = (want: Want): boolean => OF_GAME.has(want);
export const mayNameItsOwn = (want: Want): boolean => MAY_NAME_ITS_OWN.has(want) || OF_GAME.has(want);
