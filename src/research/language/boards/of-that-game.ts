import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { marketsOn, NO_VIEW, tablesOf } from './props-view.ts';

const THAT_GAME = /\b(that|this|the|same) (game|match|fight)\b/;
/** "And props?", "any player props". */
const PROPS =
  /^(so |and |ok |but |what about |how about |hows |any |got |the |show |me |good )*(player )?props?( there| for it| in it| in that( game| one)?| for (that|this) (game|one))?$/;
const MARGIN =
  /^(so |and |ok |but )*(by )?how (much|many)( (points|runs|goals))?( (by|tho|though|do they win by|will they win by))?$/;
const ROWS = 12;

/** "Anytime TD, who's listed for that game", "by how much": what is priced of the one game that was spoken of. Null: something else is asked. */
export function ofThatGame(read: Tagged): Asked | null {
  const { previous, mentions, plain, likeliest } = read;
  // "Who u got listed" asks for no verdict.
  const isJudged = likeliest.act !== 'board' && asksVerdict(plain);
  const [game, ...others] = new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
  if (game === undefined || others.length > 0 || mentions.length > 0 || isJudged) return null;
  if (MARGIN.test(plain)) return marginOf(read, game);
  const isAny = PROPS.test(plain);
  return isAny || THAT_GAME.test(plain) ? propsIn(read, { eventId: game, isAny }) : null;
}

/** By how much a side is expected to win is its spread. */
function marginOf({ previous }: Tagged, eventId: string): Asked | null {
  const isOfSides = (previous?.focus ?? []).every(({ side, player }) => player === null && /^(home|away)$/.test(side));
  const isSum = (previous?.sums ?? []).length > 0 && previous?.looked?.length === 0;
  return isOfSides && !isSum ? calls([boardCall({ eventId, market: 'spread', limit: ROWS })]) : null;
}

function propsIn(
  { said, slate, nowMs }: Tagged,
  { eventId, isAny }: { eventId: string; isAny: boolean },
): Asked | null {
  const stats = said.flatMap((bet) => bet.stats);
  if ((stats.length === 0 && !isAny) || said.some(({ line }) => line !== null)) return null;
  const view = { ...NO_VIEW, eventIds: [eventId] };
  const markets = marketsOn(view, stats, slate.events, nowMs);
  const { tables } = tablesOf({ ...view, markets }, slate.events, nowMs);
  return markets.length > 0 && tables.length > 0 ? calls(tables) : null;
}
