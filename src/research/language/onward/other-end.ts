import type { ScanPricesInput } from '#contract/research/scans.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { listShown } from '../looked.ts';
import { changedView } from './changed-view.ts';
import { judges } from './games-row.ts';
import { callOfView, type GamesView, viewsOf } from './games-view.ts';
import { withoutGaps } from './going-on.ts';
import { readViewWish, type ViewWish } from './view-wish.ts';

const MOST_WORDS = 6;
const MOST_OF_SCAN = 8;

/**
 * "And the worst?", "n the lowest" behind a list that is in an order: the other end of it, also where something else was looked up since.
 * Null: more is said.
 */
export function otherEnd(read: Tagged): Asked | null {
  const { previous, tokens } = read;
  const [scan] = previous?.looked ?? [];
  if (scan?.tool === 'scan_prices') return scanAtEnd(read, scan.input);
  const [view] = viewsOf(listShown(previous));
  const isOrdered = view !== undefined && (view.order ?? view.byBook) !== undefined;
  if (!isOrdered || tokens.length > MOST_WORDS || judges(read)) return null;
  const said = readViewWish(read, view);
  if (!said || said.words.degree === null || said.words.otherEnd !== null || saysMore(said)) return null;
  const next = changedView(view, said, read);
  const isNext = NEXT.test(read.plain) && next.order === view.order;
  return calls([callOf(isNext ? { ...next, limit: 1, offset: view.offset + (view.limit === 1 ? 1 : 0) } : next, read)]);
}
/** "Next closest": the one behind the one that was shown. */
const NEXT = /\bnext\b/;

/** "Which of those is the biggest" behind gaps: the first of them, and no verdict on any. Behind the least that is kept "the worst" is the most. */
function scanAtEnd(read: Tagged, { kind, market, ...input }: ScanPricesInput): Asked | null {
  if (kind !== 'low_hold' && kind !== 'gaps') return null;
  const isOfHold = kind === 'low_hold';
  const view = viewOfScan({ kind, market, ...input });
  const said = read.tokens.length > MOST_OF_SCAN ? null : readViewWish(read, view);
  const degree = said?.words.degree ?? null;
  if (!said || degree === null || saysMore(said) || asksVerdict(read.plain)) return null;
  const isFirst = isOfHold ? degree === 'low' : degree === 'high' || degree === 'long';
  if (isFirst)
    return calls([{ tool: 'scan_prices', input: withoutGaps({ kind, market, ...input, limit: 1, offset: 0 }) }]);
  if (!isOfHold) return say(NO_NARROWEST);
  return market?.startsWith('prop:') ? null : calls([callOf({ ...view, order: 'highest_hold' }, read)]);
}

const NO_NARROWEST =
  'The narrowest gap is none: on many bets all books pay the same. The list goes from the widest down; say "more" for the next ones.';

/** The markets that a scan of what is kept was over, as a list that begins with the least. */
function viewOfScan({ kind, market, league, from, to, eventIds }: ScanPricesInput): GamesView {
  return {
    leagues: league ? [league] : [],
    names: [],
    market: market ?? 'moneyline',
    ...(market === undefined && { mains: true }),
    ...withoutGaps({ from, to, eventIds, order: kind === 'low_hold' ? ('lowest_hold' as const) : undefined }),
    limit: 1,
    offset: 0,
  };
}

/** Whether anything but an end of the order is named. */
const saysMore = ({ wish, words, window }: ViewWish): boolean =>
  wish.asks ||
  wish.likes ||
  wish.more ||
  wish.count !== undefined ||
  wish.prices !== null ||
  window !== null ||
  words.lines !== null ||
  words.side !== null ||
  words.sorts ||
  Object.values(wish.wanted).some((named) => named.length > 0);

const callOf = (view: GamesView, { slate, nowMs }: Tagged) => callOfView(view, slate.events, nowMs);
