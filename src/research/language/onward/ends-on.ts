import type { BoardOrder } from '#contract/research/board.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { changedView } from './changed-view.ts';
import { ofRow } from './games-row.ts';
import { callOfView, type GamesView } from './games-view.ts';
import { readViewWish, type ViewWish } from './view-wish.ts';

/** What the end of an order that a list begins with is called. */
const CALLED: Readonly<Record<BoardOrder, readonly string[]>> = {
  earliest: ['first'],
  latest: ['last'],
  shortest: ['short', 'low'],
  longest: ['long', 'high'],
  highest_line: ['high', 'long'],
  lowest_line: ['low', 'short'],
  closest: ['even'],
  lowest_hold: ['low'],
  highest_hold: ['high'],
  newest: ['new'],
  oldest: ['old'],
};

/** Behind several lists, such as both ends of an order: of the one that is named, else of all of them. */
export function ofEnds(
  read: Tagged,
  views: readonly GamesView[],
  ofView: (read: Tagged, view: GamesView) => Asked | null,
): Asked | null {
  const { previous } = read;
  const [first] = views;
  const said = first && readViewWish(read, first);
  const end = said ? endMeant(views, said) : undefined;
  if (!end || !previous || !said) return changedAll(read, views);
  const isOfRows = views.every(({ limit }) => limit === 1);
  const row = isOfRows ? previous.focus?.[views.indexOf(end)] : undefined;
  const isAnew = said.window !== null || said.wish.wanted.leagues.length > 0;
  return row && !isAnew
    ? ofRow({ ...read, previous: { ...previous, focus: [row] } }, end, said, [row])
    : ofView(read, end);
}

/** The one whose kind of side, market or end is named. Undefined: none is, or several are. */
function endMeant(views: readonly GamesView[], { wish, words }: ViewWish): GamesView | undefined {
  if (words.otherEnd !== null) return undefined;
  const { sides, markets } = wish.wanted;
  const isNamed = ({ order, only, side, market }: GamesView): boolean =>
    (order !== undefined && words.degree !== null && CALLED[order].includes(words.degree)) ||
    sides.some((one) => one === only || one === side) ||
    markets.some((one) => one === market);
  const [one, ...others] = views.filter(isNamed);
  return others.length === 0 ? one : undefined;
}

/** "And tomorrow?" behind both ends of an order: both of that day. */
function changedAll(read: Tagged, views: readonly GamesView[]): Asked | null {
  const next = views.flatMap((view) => {
    const said = readViewWish(read, view);
    const isChange = said && said.wish.wanted.mentions.length === 0 && !said.wish.asks && said.words.degree === null;
    return isChange ? [{ ...changedView(view, said, read), limit: said.wish.count ?? view.limit }] : [];
  });
  const isOther = next.some((view, at) => JSON.stringify(view) !== JSON.stringify(views[at]));
  if (next.length < views.length || !isOther) return null;
  const all = next.map((view) => callOfView(view, read.slate.events, read.nowMs));
  return calls([...new Map(all.map((call) => [JSON.stringify(call), call])).values()]);
}
