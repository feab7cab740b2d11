import type { Asked } from '../calls/call.ts';
import { calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { changedView } from './changed-view.ts';
import { callOfView, type GamesView, gamesIn } from './games-view.ts';
import { readViewWish } from './view-wish.ts';

const MOST_WORDS = 14;
const SURE = 0.5;
const ALL_GAMES: GamesView = { market: null, leagues: [], names: [], limit: 20, offset: 0 };
const OTHERS = /\b(others?|else|rest|remaining|left)\b/;

/**
 * "What else in tennis tonight, men only": a list of games asked for anew is the list of all games with what is said of it changed, as
 * one that goes on from a list is. Null: other things than games are wanted, or a word of it is none of a list's.
 */
export function gamesAnew(read: Tagged): Asked | null {
  if (read.likeliest.act !== 'games' || read.likeliest.share < SURE) return null;
  const { tokens, mentions, slate, nowMs, plain } = read;
  if (tokens.length > MOST_WORDS || mentions.length > 0) return null;
  const said = readViewWish(read, ALL_GAMES);
  if (!said || said.wish.asks || (said.wish.wanted.leagues.length === 0 && said.window === null && !said.words.tour))
    return null;
  const view = { ...changedView(ALL_GAMES, said, read), offset: 0 };
  const shown = OTHERS.test(plain) ? shownIn(read) : new Set<string>();
  if (shown.size === 0) return calls([callOfView(view, slate.events, nowMs)]);
  const left = gamesIn(view, slate.events, nowMs).filter(({ id }) => !shown.has(id));
  return calls([callOfView({ ...view, eventIds: left.map(({ id }) => id) }, slate.events, nowMs)]);
}

const shownIn = ({ previous }: Tagged): ReadonlySet<string> =>
  new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
