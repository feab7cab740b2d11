import { gameLabel } from '../../slate/leagues.ts';
import { list, percent } from '../../words/format.ts';
import { sidePhrase } from '../../words/pick-label.ts';
import { shortGame } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import { fairChances, marketOfBet } from './market-of-bet.ts';

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
  const [bet, ...others] = said;
  const named = bet?.market === 'spread' || bet?.market === 'total' ? bet.market : null;
  if (
    !isWinner ||
    named === null ||
    others.length > 0 ||
    tokens.length > MOST_WORDS ||
    /\b(move|moved|book|books|best)\b/.test(plain)
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
  const ordered = sides.toSorted((a, b) => b.chance - a.chance);
  const words = `In ${shortGame(gameLabel(event))} the likelier side is ${list(ordered.slice(0, 1).map(({ name, chance }) => `${name}, ${percent(chance)}`))}, against ${list(ordered.slice(1).map(({ name, chance }) => `${percent(chance)} for ${name}`))}, pushes aside.`;
  return calls([boardCall({ eventId: event.id, market: named, limit: ROWS })], [words]);
}
