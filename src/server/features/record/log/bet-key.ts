import { foldName } from '#engine/names/fold-name.ts';
import type { ShownPick } from './pick-leaf.ts';

/** What a name may end in that books write or leave out. */
const GENERATIONS: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/**
 * Which bet a pick is of, however its player and its market are written: one that was shown again counts once. A line that a book sells
 * as its main one is the same line where another sells it as an alternate one.
 */
export const betKey = ({
  eventId,
  market,
  selection,
  player,
  line,
}: Pick<ShownPick, 'eventId' | 'market' | 'selection' | 'player' | 'line'>): string =>
  JSON.stringify([eventId, marketOf(market), selection, foldPlayer(player), line]);

const marketOf = (market: string): string => market.replace(/^alternate_/, '').replace(/^(prop:.*)_alternate$/, '$1');

/** `Acuña Jr., Ronald`, `RONALD ACUNA JR` and `Ronald Acuna` are one. */
function foldPlayer(player: string): string {
  const [last = '', first, ...more] = player.split(',');
  const isTurned = first !== undefined && more.length === 0 && !GENERATIONS.has(foldName(first));
  const words = foldName(isTurned ? `${first} ${last}` : player).split(' ');
  while (words.length > 1 && GENERATIONS.has(words.at(-1) ?? '')) words.pop();
  return words.join('');
}
