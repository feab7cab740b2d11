import { type BetParts, isNamesake, kindOf, meet, saysParts } from './bet-parts.ts';
import type { Mention } from './mentions.ts';

/**
 * "Raiders -3 or Jets +3": two that play each other are of that game, where one of them plays others too; "Lions -1.5 or Lions ML vs
 * the Chargers": both are of the game that is named once.
 */
export const withOpponents = (bets: readonly BetParts[]): BetParts[] =>
  bets.map((bet) => {
    const { side } = bet;
    if (side === null || bet.opponent !== null) return bet;
    const isOfOneGame = new Set(side.persons.map(({ event }) => event)).size < 2;
    const givers = isOfOneGame ? bets.filter((other) => other.side !== null && isNamesake(side, other.side)) : bets;
    const opponent = givers.flatMap((other) => (other === bet ? [] : opponentsIn(side, other)))[0];
    return opponent ? { ...bet, opponent, backs: true } : bet;
  });

function opponentsIn(side: Mention, { side: other, opponent }: BetParts): Mention[] {
  if (other === null) return [];
  if (isNamesake(side, other)) return opponent ? [opponent] : [];
  if (opponent !== null && isNamesake(side, opponent)) return [other];
  return meet(side, other) ? [other] : [];
}

/** "Lions -1.5 or Lions ML vs the Chargers": who is bet on beside is bet on there too, and nobody asks who wins. */
export const withBackers = (bets: readonly BetParts[]): BetParts[] =>
  bets.map((bet) => {
    const { side } = bet;
    const isBacked = bets.some((other) => other !== bet && side && other.side && isNamesake(side, other.side));
    return isBacked && bet.opponent !== null ? { ...bet, backs: true } : bet;
  });

/** "USA vs Paraguay: USA +110, draw +230": the game is named above its bets, and is none. */
export const withoutHeadings = (bets: readonly BetParts[]): BetParts[] =>
  bets.filter((bet, at) => !bets.some((other, place) => place !== at && isSaidBy(bet, other, place < at)));

const isStated = ({ line, price, direction }: BetParts): boolean =>
  line !== null || price !== null || direction !== null;

/** Whether a bet is no more than what another one says, or the name above it. */
function isSaidBy(bet: BetParts, other: BetParts, isEarlier: boolean): boolean {
  if (bet.price !== null || bet.book !== null || !isStated(other) || !areOfOneGame(bet, other)) return false;
  if (isHeading(bet, isEarlier) || announces(bet, other)) return true;
  const isSame = kindOf(bet) === kindOf(other) && bet.direction === other.direction && isSameSubject(bet, other);
  const saysLess = bet.line === null ? other.line !== null || other.price !== null : other.price !== null;
  const isSameLine = bet.line === null || bet.line.line === other.line?.line;
  return isSame && isSameLine && (saysLess || (isEarlier && bet.line !== null));
}

/** A game, or who wins it, above its bets; behind a bet on one of its sides "or Lions ML vs the Chargers" is another one. */
function isHeading(bet: BetParts, isEarlier: boolean): boolean {
  if (isStated(bet) || bet.stats.length > 0 || bet.player !== null) return false;
  return !saysParts(bet) || (!isEarlier && bet.opponent !== null && !bet.backs && bet.market === 'moneyline');
}

/** "Puka Nacua receiving yards, over 46.5 -110": what is counted of him is named above the one bet on it. */
const announces = (bet: BetParts, other: BetParts): boolean =>
  bet.player !== null &&
  bet.stats.length > 0 &&
  bet.direction === null &&
  bet.line === null &&
  other.player !== null &&
  isNamesake(bet.player, other.player) &&
  other.stats.every((stat) => bet.stats.includes(stat)) &&
  other.line !== null;

function areOfOneGame(bet: BetParts, other: BetParts): boolean {
  const [ours, theirs] = [bet, other].map(({ side, opponent, player }) =>
    [side, opponent, player].filter((one) => one !== null),
  );
  return (ours ?? []).some((one) => (theirs ?? []).some((two) => isNamesake(one, two)));
}

function isSameSubject(bet: BetParts, other: BetParts): boolean {
  if (bet.player || other.player)
    return bet.player !== null && other.player !== null && isNamesake(bet.player, other.player);
  if (kindOf(bet) === 'total' || kindOf(bet) === 'draw') return true;
  return bet.side !== null && other.side !== null && isNamesake(bet.side, other.side);
}
