import { ShowBoardInput } from '#contract/research/board.ts';
import { gameLabel, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { showBoard } from '../../tools/show-board/show-board.ts';
import { list, percent } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { worldOf } from '../sums/stored-bet.ts';

const LOW_VIG =
  /\b(best|low|lowest|cheapest|least|smallest|tightest|lower) (hold|vig|juice|margin)\b|\b(charges?|takes?|keeps?) (the )?least\b/;
/** A book is asked for: "at my legal books" is where the games are looked for. */
const BOOK =
  /\b(which|what|whats) (\w+ ){0,4}(book|sportsbook|bookie)s?\b|\b(who|whos|where)\b|\b(book|sportsbook) (for|on|in|of) (each|every|all)\b/;
const EACH_GAME =
  /\b(each|every|per|by|all the|all) (\w+ )?(games?|matchups?|match|matches|fights?)\b|\bgame by game\b/;
const KINDS = ['moneyline', 'spread', 'total'] as const;
const MOST_GAMES = 16;

/** "Which book has the lowest vig for each game": of every game who keeps least of its main line, one answer a game. Null: a game is named. */
export function vigByGame(read: Tagged): Asked | null {
  const { plain, mentions, amounts, books, pieces } = read;
  const isAsked = LOW_VIG.test(plain) && BOOK.test(plain) && EACH_GAME.test(plain);
  if (!isAsked || mentions.length + amounts.prices.length + books.length > 0) return null;
  const said = KINDS.filter((kind) => pieces.some((piece) => piece.kind === 'market' && piece.market === kind));
  const market = said[0] ?? 'moneyline';
  const games = gamesOf(read);
  const told = games.slice(0, MOST_GAMES).flatMap((event) => leastOf(event, market, read) ?? []);
  if (told.length === 0) return null;
  const more =
    games.length > MOST_GAMES
      ? ` ${games.length - MOST_GAMES} later games are not listed; name a day or a league for those.`
      : '';
  const others = said.length === 0 ? ' Name the spread or the total for those.' : '';
  return say(
    `Lowest vig on the ${market} of each game, at books where you can bet: ${told.join('; ')}.${others}${more}`,
  );
}

function gamesOf({ slate, nowMs, reading }: Tagged): SlateEvent[] {
  const { window, leagues } = reading;
  return slate.events
    .filter(({ startsAt, sportKey }) => {
      const at = startsAt.getTime();
      const isThen = window === null || (at >= window.fromMs && at < window.toMs);
      const league = leagueOf(sportKey);
      return at > nowMs && isThen && (leagues.length === 0 || (league !== null && leagues.includes(league)));
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function leastOf(event: SlateEvent, market: string, read: Tagged): string | null {
  const input = ShowBoardInput.safeParse({ eventId: event.id, market, order: 'lowest_hold' });
  const found = input.success ? showBoard(input.data, worldOf(read)) : null;
  const open = found?.ok ? (found.data.margins ?? []).filter(({ canBet }) => canBet) : [];
  const [least] = open;
  if (!least) return null;
  const level = open.filter(({ margin }) => percent(margin) === percent(least.margin)).map(({ book }) => book);
  return `${shortGame(gameLabel(event))} ${list(level)} (${percent(least.margin)})`;
}

/** "Lowest vig for Chargers Jets and Lions Chargers": boards that are asked for by their vig are told by it, of several games the first book alone. */
export function boardsByVig({ plain }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || !LOW_VIG.test(plain)) return asked;
  const isOfGames = asked.calls.every(
    ({ tool, input }) => tool === 'show_board' && 'eventId' in input && !('order' in input) && !('side' in input),
  );
  if (!isOfGames) return asked;
  const limit = asked.calls.length > 1 || ONLY_ONE.test(plain) ? { limit: 1 } : {};
  return {
    ...asked,
    calls: asked.calls.map(({ tool, input }) => ({ tool, input: { ...input, order: 'lowest_hold', ...limit } })),
  };
}
const ONLY_ONE = /\b(just|only) (\w+ ){0,3}(book|one|best|top)\b/;
