import { ShowBoardInput } from '#contract/research/board.ts';
import { showBoard } from '../../tools/show-board/show-board.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { worldOf } from '../sums/stored-bet.ts';
import { changedView } from './changed-view.ts';
import { callOfView, type GamesView } from './games-view.ts';
import type { ViewWish } from './view-wish.ts';

/**
 * "Who wins the early one", "the under in the lowest one", "the biggest dog": of the list that was shown the row that is first in that
 * order. Behind the first one of an order alone the other end of it is looked for in all that the list is of. Null: it has no such order.
 */
export function rowAtEnd(read: Tagged, view: GamesView, said: ViewWish): BetFocus[] | null {
  const { degree } = said.words;
  if (degree === 'first' || degree === 'last') return rowByStart(read, degree);
  const next = changedView(view, said, read);
  if (next.market === null || next.order === undefined) return null;
  const ids = [...new Set((read.previous?.focus ?? []).map(({ eventId }) => eventId))];
  const isOfAll = ids.length < 2 && view.limit === 1;
  const scope = isOfAll ? next : { ...next, eventIds: ids };
  const { input } = callOfView({ ...scope, side: undefined, limit: 1, offset: 0 }, read.slate.events, read.nowMs);
  const asked = ShowBoardInput.safeParse(input);
  const found = asked.success ? showBoard(asked.data, worldOf(read)) : null;
  const row = found?.ok ? found.data.markets[0] : undefined;
  if (!row) return null;
  const paid = row.sides.toSorted((a, b) => (a.best?.decimal ?? 0) - (b.best?.decimal ?? 0));
  const side = next.order === 'longest' ? paid.at(-1) : paid[0];
  return side
    ? [{ eventId: row.eventId, market: row.market, side: side.selection, line: null, player: row.player }]
    : null;
}

function rowByStart({ previous, slate }: Tagged, degree: 'first' | 'last'): BetFocus[] | null {
  const startOf = ({ eventId }: BetFocus) => slate.events.find(({ id }) => id === eventId)?.startsAt.getTime() ?? 0;
  const rows = [...(previous?.focus ?? [])].sort((a, b) => startOf(a) - startOf(b));
  const row = degree === 'first' ? rows[0] : rows.at(-1);
  return row ? [row] : null;
}
