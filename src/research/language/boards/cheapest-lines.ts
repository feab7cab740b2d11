import { leagueOf } from '../../slate/leagues.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';

const LOW =
  /\b(best|lowest|cheapest|least|smallest|tightest) (hold|vig|juice)\b|\b(least|lowest) (vig|juice|hold) paid\b|\b(hold|vig|juice)\b.*\b(lowest|smallest|least) first\b|\b(sort|sorted|order|ordered|rank|ranked)\b.*\bby (the )?(lowest )?(hold|vig|juice)\b/;
const PER_GAME = /\b(per|by|each|top \d+|\d+) games?\b|\bgames?\b/;
const ONE_GAME = /\b(games?|match(es)?|fights?|matchups?)\b/;
const BOUND =
  /\b(totals?|o\/?u)\b.*\b(under|below|over|above|less than|more than|at least|at most) (\d{1,3}(?:\.5)?)\b/;
const SIDE = /\b(over|under)s? ?(side|only|s)?\b/g;
const TOP = /\b(?:top|first|best|the) (\d{1,2})\b/;
const MARKETS: readonly (readonly [string, RegExp])[] = [
  ['spread', /\bspreads?\b/],
  ['total', /\btotals?\b/],
  ['moneyline', /\b(ml|moneylines?)\b/],
];
const MOST_WORDS = 20;
const ROWS = 10;
const HALF_DAY_MS = 12 * 3_600_000;

/**
 * "Best hold per game on spreads, top 3", "any total under 40 at DK, over side, least vig paid": the main lines of many games that stand
 * within a number, the cheapest first. Null: a game is named, or no cheapness and no number is asked for.
 */
export function cheapestLines(read: Tagged): Asked | null {
  const { plain, mentions, tokens, amounts } = read;
  if (mentions.length > 0 || tokens.length > MOST_WORDS || !LOW.test(plain) || amounts.prices.length > 0) return null;
  const bound = boundIn(plain);
  const named = MARKETS.filter(([, words]) => words.test(plain)).map(([market]) => market);
  const [market, ...others] = named;
  if (others.length > 0 || (!market && !ONE_GAME.test(plain))) return null;
  if (bound) {
    const side = sideBeside(plain);
    const parts = { ...bound, ...(side && { side }), order: side ? 'longest' : 'lowest_hold' };
    return boards({ market: 'total', ...parts, limit: ROWS }, read);
  }
  if (!market) return boards({ mains: true, order: 'lowest_hold', limit: ROWS }, read);
  if (!PER_GAME.test(plain)) return null;
  const limit = Number(TOP.exec(plain)?.[1] ?? ROWS);
  return boards({ market, order: 'lowest_hold', limit }, read);
}

const boards = (of: object, read: Tagged): Asked =>
  calls(scopesOf(read).map((scope) => boardCall({ ...of, ...booksIn(read.books), ...scope })));

const booksIn = (books: readonly string[]) => (books.length > 0 ? { books } : {});

/** Totals go by halves: under 40 is 39.5 and less. */
function boundIn(plain: string): { minLine: number } | { maxLine: number } | null {
  const [, , word = '', number] = BOUND.exec(plain) ?? [];
  if (number === undefined) return null;
  const line = Number(number);
  if (word === 'at least') return { minLine: line };
  if (word === 'at most') return { maxLine: line };
  return /^(under|below|less than)$/.test(word) ? { maxLine: line - 0.5 } : { minLine: line + 0.5 };
}

/** "Over side", "overs only", and no number behind it. */
function sideBeside(plain: string): 'over' | 'under' | null {
  const sides = [...plain.matchAll(SIDE)].filter(({ 2: word }) => word !== undefined).map(([, side]) => side);
  const [side] = sides;
  return side === 'over' || side === 'under' ? side : null;
}

const MOST_LEAGUES = 3;

/** The day and the leagues that are named, else those of the game that was spoken of. */
function scopesOf({ reading, previous, slate, plain }: Tagged) {
  const game = slate.events.find(({ id }) => id === previous?.focus?.[0]?.eventId);
  const spoken = (game && leagueOf(game.sportKey)) ?? undefined;
  const isThatDay = reading.window === null && game !== undefined && /\b(that|same) (day|night|slate)\b/.test(plain);
  const at = game?.startsAt.getTime() ?? 0;
  const time = isThatDay
    ? { from: new Date(at - HALF_DAY_MS).toISOString(), to: new Date(at + HALF_DAY_MS).toISOString() }
    : timeOf(reading);
  if (reading.leagues.length === 0) return [{ ...(spoken && { league: spoken }), ...time }];
  return reading.leagues.slice(0, MOST_LEAGUES).map((league) => ({ league, ...time }));
}
