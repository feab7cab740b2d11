import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';

/** All of a league or of the slate is meant. */
const OF_ALL =
  /\b(all|every|everything|overall|general|whole|average|avg|league|slate|board|games|markets|across|usually|typically)\b/;

/** "Hold if I only have Fanatics and FanDuel?" behind the prices of one game is asked of that game, and not of all that is stored. */
export function booksOfGame({ plain, previous, reading, mentions, books }: Tagged, asked: Asked | null): Asked | null {
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  if (asked?.kind !== 'calls' || call?.tool !== 'show_board' || others.length > 0 || books.length === 0) return asked;
  const isOfBooks = 'byBook' in call.input && !('eventId' in call.input) && !('league' in call.input);
  const isNamed = mentions.length > 0 || reading.leagues.length > 0 || reading.window !== null || OF_ALL.test(plain);
  const game = gameShown(previous);
  if (!isOfBooks || isNamed || game === null) return asked;
  const isOfPrice = 'byBook' in call.input && call.input.byBook === 'best_price';
  const order = isOfPrice ? sideShown(previous) : { order: 'lowest_hold' };
  return { ...asked, calls: [{ tool: 'show_board', input: { ...game, books, ...order, limit: ROWS } }] };
}

/** "Which of DK and FD is best" behind the prices of one side: who pays most on it comes first. */
function sideShown(previous: Tagged['previous']): { side?: BetFocus['side'] } {
  const [bet, ...others] = previous?.focus ?? [];
  return bet && others.length === 0 && bet.market === 'moneyline' ? { side: bet.side } : {};
}

const ROWS = 30;

/** The one game whose prices were shown, with their market. */
function gameShown(previous: Tagged['previous']): { eventId: string; market: string } | null {
  const [bet, ...others] = previous?.focus ?? [];
  const isOne = bet !== undefined && others.every(({ eventId }) => eventId === bet.eventId);
  return isOne && previous?.list !== true ? { eventId: bet.eventId, market: bet.market } : null;
}
