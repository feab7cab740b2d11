import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfMany, listShown } from '../looked.ts';
import { callOfView, viewOf } from '../onward/games-view.ts';
import { leaguesMeant } from './leagues-meant.ts';

const RANKS =
  /\b(rank|ranked|order|sort|sorted) (\w+ ){0,3}(games?|match(es)?|matchups?|fights)\b|\b(rank|sort|order) (them|those|these|em|both)$/;
const SKIPPED =
  /\b(u|you|ya|it|that|they) (skipped|skip|forgot|missed|miss|left out|left off|(didnt|did not|dont) (show|list|include|mention|have))\b|\b(missing|skipped|forgot|left out|left off)( (those|them|these|it|both|one|some))?$|\b(arent|isnt|not) (on|in) (there|the list|it|that list)\b|\bwhere (are|is|did)\b|\bwheres\b/;
const ONE_LINE =
  /\b(one|1|a|single|in one|in a) (single )?(line|row)s? (for|per|each|a|of)\b.*\b(game|games|match|matches|fight|fights|one|them|those)\b|\b(each|every|all)\b.*\b(game|games|match|matches|one|them|those)\b.*\b(in|on) (one|1|a|a single|its own) (line|row)\b/;
const ROWS = 20;
const MOST_GAMES = 20;

/**
 * What is said of the games of which prices were shown: "just rank the games", "Belgium and Austria? u skipped those", "one line per game".
 * Null: other games are meant, or a bet is asked for.
 */
export function gamesOfShown(read: Tagged): Asked | null {
  const { plain, amounts, said, previous } = read;
  const isShown = (previous?.looked ?? []).length > 0;
  if (!isShown || amounts.prices.length > 0 || asksVerdict(plain) || said.some(({ line }) => line !== null))
    return null;
  return skipped(read) ?? inOneLine(read) ?? ranked(read);
}

/** Several games whose books were shown one beside the other stay these. */
function ranked({ plain, mentions, reading, previous }: Tagged): Asked | null {
  const boards = (previous?.looked ?? []).flatMap((one) => (one.tool === 'show_board' ? [one.input] : []));
  const eventIds = [...new Set(boards.flatMap(({ eventId }) => eventId ?? []))];
  const isOther = mentions.length > 0 || reading.leagues.length > 0 || reading.window !== null;
  if (isOther || eventIds.length < 2 || !RANKS.test(plain) || BY_ELSE.test(plain)) return null;
  return board(eventIds, boards[0]?.market, 'closest');
}
const BY_ELSE = /\b(by|on|in order of|from)\b(?! (how )?(close|even|closeness))/;

/** Whoever is missed behind a list: his game, as the list showed the others. */
function skipped({ plain, mentions, previous, nowMs }: Tagged): Asked | null {
  if (mentions.length === 0 || !SKIPPED.test(plain)) return null;
  const games = mentions.map(({ persons }) => persons.find(({ event }) => event.startsAt.getTime() > nowMs)?.event.id);
  const eventIds = [...new Set(games.flatMap((id) => id ?? []))];
  if (games.includes(undefined) || eventIds.length > MOST_GAMES) return null;
  return board(eventIds, viewOf(listShown(previous))?.market);
}

function board(eventIds: readonly string[], shown: string | null | undefined, order?: 'closest'): Asked {
  const market = shown === 'spread' || shown === 'total' ? shown : 'moneyline';
  return calls([boardCall({ eventIds, market, ...(order && market === 'moneyline' && { order }), limit: ROWS })]);
}

/** The games of the list, or of the day that is named, with the best price of each side, and not every book of each. */
function inOneLine(read: Tagged): Asked | null {
  const { plain, mentions, previous, reading, slate, nowMs } = read;
  if (mentions.length > 0 || !ONE_LINE.test(plain)) return null;
  const looked = listShown(previous);
  const shown = isOfMany(looked) ? viewOf(looked) : null;
  const isAnew = reading.window !== null || reading.leagues.length > 0 || !shown;
  const view = isAnew ? { leagues: leaguesMeant(read), names: [], ...timeOf(reading), limit: ROWS, offset: 0 } : shown;
  const { order: _, ...rest } = { order: undefined, ...view };
  const market = shown?.market ?? 'moneyline';
  return calls([callOfView({ ...rest, market, limit: ROWS, offset: 0 }, slate.events, nowMs)]);
}
