import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { keptBy } from './why-low-vig.ts';

const TOP_ONE =
  /^((ok|okay|so|and|no|pls|please) )*((just|only) )?((show|give|tell|gimme|need|want|i want|i need) )*(me )?((just|only) )?(the )?(top|best|first|lowest|cheapest|1) ?(one|book|1)?( (pls|please|only))?$/;

/** "Just the top one" behind books in the order of what they keep: the first of them alone, in the same order. Null: not that. */
export function firstByVig(read: Tagged): Asked | null {
  const boards = (read.previous?.looked ?? []).flatMap((one) => (one.tool === 'show_board' ? [one.input] : []));
  const [first] = boards;
  const areByVig = boards.every(({ order, byBook }) => order === 'lowest_hold' || byBook === 'hold');
  if (!first || !areByVig || !TOP_ONE.test(read.plain)) return null;
  if (first.byBook === undefined) return calls(boards.map((board) => boardCall({ ...board, offset: 0, limit: 1 })));
  const kept = keptBy(read);
  const lead = kept.find(({ canBet }) => canBet) ?? kept[0];
  return lead ? calls([boardCall({ ...first, offset: 0, books: [lead.book] })]) : null;
}
