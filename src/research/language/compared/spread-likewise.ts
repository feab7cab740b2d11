import { gameLabel } from '../../slate/leagues.ts';
import { fairChances } from '../../tools/all-books.ts';
import { list, percent } from '../../words/format.ts';
import { sidePhrase } from '../../words/pick-label.ts';
import { shortGame } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import { marketOfBet } from './market-of-bet.ts';

const MOST_WORDS = 8;
const ROWS = 12;

/** "What about the spread tho" behind who wins: how likely each side is to cover it, beside the prices. */
export function spreadLikewise({
  previous,
  said,
  mentions,
  amounts,
  tokens,
  plain,
  slate,
  nowMs,
}: Tagged): Asked | null {
  const [looked] = previous?.looked ?? [];
  const isWinner = looked?.tool === 'show_board' && looked.input.tells !== undefined;
  const [bet, ...more] = said;
  const named = bet?.market === 'spread' || bet?.market === 'total' ? bet.market : null;
  if (
    !isWinner ||
    named === null ||
    more.length > 0 ||
    tokens.length > MOST_WORDS ||
    /\b(move|moves|moved|moving|movement|open|opened|opener|going|trending|drifted|history|book|books|best)\b/.test(
      plain,
    )
  )
    return null;
  if (mentions.length + amounts.prices.length + amounts.lines.length > 0 || bet?.direction != null) return null;
  const [spoken] = previous?.focus ?? [];
  const event = gameAhead(spoken, { events: slate.events, nowMs });
  const market =
    event && marketOfBet(event, { eventId: event.id, market: named, side: 'home', line: null, player: null });
  const chances = event && market && fairChances(event, market, nowMs);
  if (!event || !market || !chances) return null;
  const sides = market.outcomes.map((side, at) => ({
    name: sidePhrase(event, market, side),
    chance: chances[at] ?? 0,
  }));
  const [likelier, ...others] = sides.toSorted((a, b) => b.chance - a.chance);
  if (!likelier) return null;
  const words = `In ${shortGame(gameLabel(event))} the likelier side is ${likelier.name}, ${percent(likelier.chance)}, against ${list(others.map(({ name, chance }) => `${percent(chance)} for ${name}`))}, pushes aside.`;
  return calls([boardCall({ eventId: event.id, market: named, limit: ROWS })], [words]);
}
