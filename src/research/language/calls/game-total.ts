import type { Token } from '#engine/names/tokenise.ts';
import type { BetParts } from './bet-parts.ts';
import type { Piece } from './pieces.ts';
import { plainText } from './plain-text.ts';

const BEFORE = /\b(game|games|match|matchs)( total| points| score)?( the)?$/;
const BEHIND =
  /^(total )?(in|of|for|on) (that|the|this|their|his|same|it)( same| whole| full)?( games?| match(up)?)?\b/;
/** "Under instead of over in it" is of a parlay. */
const IN_IT = /^(total )?(in|of|for) it$/;

/** "The under in that game", "the game's over": a direction of the game's total, whoever was named before it. */
export function withGameTotals(pieces: readonly Piece[], tokens: readonly Token[]): readonly Piece[] {
  return pieces.flatMap((piece, at): Piece[] => {
    if (piece.kind !== 'direction' || !isOfGame(piece.from, tokens)) return [piece];
    const isSaid = [pieces[at - 1], pieces[at + 1]].some((one) => one?.kind === 'market' && one.market === 'total');
    return isSaid ? [piece] : [{ kind: 'market', market: 'total', isTalk: false, from: piece.from }, piece];
  });
}

function isOfGame(from: number, tokens: readonly Token[]): boolean {
  if (!/^(over|under)$/.test(tokens[from]?.text ?? '')) return false;
  const behind = plainText(tokens.slice(from + 1, from + 6));
  const named = BEHIND.exec(behind)?.[0] ?? '';
  return (
    BEFORE.test(plainText(tokens.slice(Math.max(0, from - 4), from))) ||
    /\b(game|games|match|matchup)$/.test(named) ||
    (tokens[from - 1]?.text === 'the' && IN_IT.test(behind))
  );
}

/** The game of a player, where what is said beside him is a total of no number of his. */
export function totalOfHisGame(own: BetParts, given: BetParts): BetParts | null {
  const game = given.player?.persons[0]?.event;
  if (!game || own.market !== 'total' || own.direction === null || own.stats.length > 0) return null;
  const side = { kind: 'side', name: game.home, selection: 'home', event: game } as const;
  return {
    ...own,
    player: null,
    side: { from: -1, to: -1, kind: 'side', persons: [side], names: [side.name], begun: null },
  };
}

const MONEY_BEHIND =
  /^(to (play|split|spread|work|bet|put|use|wager|stake|divide)|across|between|on (both|all|everything)|bankroll|budget|stake|staked|risk|in (bets|play)|for (both|all))\b/;
const LEAST_OF_MONEY = 300;
const REACH = 3;

/** "1000 total to play with", "$500 total": of all that is staked, and no bet on a total. */
export function isTotalOfMoney(piece: Piece, tokens: readonly Token[]): boolean {
  if (piece.kind !== 'market' || piece.market !== 'total' || tokens[piece.from]?.text !== 'total') return false;
  const number = tokens[piece.from - 1]?.number;
  if (!number || number.sign !== null || number.percent || !Number.isInteger(number.value)) return false;
  const behind = plainText(tokens.slice(piece.from + 1, piece.from + 1 + REACH));
  return number.dollars || number.value >= LEAST_OF_MONEY || number.suffix === 'k' || MONEY_BEHIND.test(behind);
}
