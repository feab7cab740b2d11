import { leagueOf } from '../../slate/leagues.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list, plural } from '../../words/format.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { gamesIn } from '../onward/games-view.ts';
import { readViewWords } from '../onward/view-words.ts';
import { asksForBets } from './asks-for-bets.ts';

const PROPS = /\bprops?\b/;
const NO_PROPS =
  /\b(no|not|never|without|except|hate|avoid|skip) (\w+ )?props?\b|\bprops? (are|is|r) (fine|ok|okay|good|allowed|back)\b/;
const LINES = /\b(lines?|numbers?|priced|prices?|odds|listed|scorers)\b/;
const OF_PLAYERS = /\b(players?|guys?|who|whos|which|any(body|one|1)?|every(body|one)?|list|all|show|what|whats)\b/;
const HIGHEST = /\b(highest|biggest|most|top|largest)\b/;
/** Tables of one answer. */
const MOST_TABLES = 4;
const ROWS = 30;
const MOST_GAMES = 60;
const MOST_LEAGUES = 3;

/** "Which NBA players have a points line over 25", "NFL players with props": whom the books price in a league or on a day, at which numbers. Null: a verdict is asked for, or a game is named. */
export function propsListed(read: Tagged): Asked | null {
  const { plain, mentions, reading, pieces, slate, nowMs } = read;
  const stats = pieces.flatMap((piece) => (piece.kind === 'stat' ? piece.stats : []));
  const isScoped = reading.leagues.length > 0 || reading.window !== null;
  const isOfLines = stats.length > 0 && LINES.test(plain) && (isScoped || OF_PLAYERS.test(plain));
  const isOfProps = PROPS.test(plain) && !NO_PROPS.test(plain);
  if (mentions.length > 0 || !(isOfProps || isOfLines) || reading.period != null || asksForBets(read)) return null;
  const { leagues, window } = reading;
  const scope = { market: null, leagues, names: [], limit: ROWS, offset: 0, ...timeOf({ window }) };
  const games = gamesIn(scope, slate.events, nowMs);
  if (leagues.length === 0 && window === null && stats.length === 0) return say(...allProps(games));
  const kinds = kindsIn(games, (market) => stats.length === 0 || countsOneOf(stats, market));
  if (kinds.length === 0) return stats.length > 0 && !isOfProps ? null : say(NONE);
  const highest = linesOf(read) !== null || HIGHEST.test(plain);
  const tables = kinds.slice(0, MOST_TABLES).map((market) =>
    boardCall({
      eventIds: games
        .filter((game) => hasMarket(game, market))
        .slice(0, MOST_GAMES)
        .map(({ id }) => id),
      market,
      ...linesOf(read),
      ...(highest && { order: 'highest_line' }),
      limit: ROWS,
    }),
  );
  return calls(tables);
}

const NONE = 'No props of that kind are stored for those games.';

/** "Over 25", "at least 8", "25+": how high a line has to be. */
function linesOf({ tokens, pieces }: Tagged): { minLine?: number; maxLine?: number } | null {
  const { lines } = readViewWords(tokens);
  const plus = pieces.find((piece) => piece.kind === 'line' && piece.atLeast);
  const min = lines?.min ?? (plus?.kind === 'line' ? plus.line : undefined);
  const max = lines?.max;
  if (min === undefined && max === undefined) return null;
  return { ...(min !== undefined && { minLine: min }), ...(max !== undefined && { maxLine: max }) };
}

const hasMarket = ({ markets }: SlateEvent, name: string): boolean => markets.some(({ market }) => market === name);

/** Those on most players first. */
function kindsIn(games: readonly SlateEvent[], isMeant: (market: string) => boolean): string[] {
  const players = new Map<string, Set<string>>();
  for (const { market, player } of games.flatMap(({ markets }) => markets)) {
    if (!market.startsWith('prop:') || !isMeant(market)) continue;
    const of = players.get(market) ?? new Set<string>();
    players.set(market, of.add(player));
  }
  return [...players].sort(([, a], [, b]) => b.size - a.size).map(([market]) => market);
}

/** How many players are priced, and of which leagues they can be shown. */
function allProps(games: readonly SlateEvent[]): [string, string[]] {
  const players = new Map<string, Set<string>>();
  for (const { sportKey, markets } of games) {
    const league = leagueOf(sportKey);
    const named = markets.flatMap(({ market, player }) => (market.startsWith('prop:') ? [player] : []));
    if (league === null || named.length === 0) continue;
    players.set(league, new Set([...(players.get(league) ?? []), ...named]));
  }
  if (players.size === 0) return [NONE, []];
  const counted = [...players].sort(([, a], [, b]) => b.size - a.size);
  const words = counted.map(([league, of]) => `${league} (${plural(of.size, 'player')})`);
  return [
    `Player props are stored in ${list(words)}. Name a player, a game or a league to see the lines.`,
    counted.slice(0, MOST_LEAGUES).map(([league]) => `All ${league} props`),
  ];
}
