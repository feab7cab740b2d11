import { type BetParts, NO_PARTS, namesNobody, saysParts } from './bet-parts.ts';
import { joinClauses } from './join-clauses.ts';
import type { Piece } from './pieces.ts';
import { shareParts } from './share-parts.ts';

/** A bet as a question says it: what it leaves out is left out. */
export type StatedBet = BetParts;

export const NO_BET: StatedBet = NO_PARTS;

/** Whether something of a bet itself is said, and not only whose game it is. */
export const saysBet = (bet: StatedBet): boolean => saysParts(bet);

/** A leg says what is bet on; a name alone says whose game it is. */
export const isLeg = ({ market, line, direction, stats }: StatedBet): boolean =>
  market !== null || line !== null || direction !== null || stats.length > 0;

/** Whether somebody is named whom it is about. */
export const hasSubject = ({ side, player }: Pick<StatedBet, 'side' | 'player'>): boolean =>
  !namesNobody({ ...NO_PARTS, side, player });

/**
 * The bets of a question, from left to right. Commas, slashes, "or" and "and" part it; what is parted and together makes one bet is
 * put together again ("Bills, -3, -110"); a second name, line, price or market begins another. At last what is said once for several
 * is given to each that lacks it: "-3 -120 or -3.5 +100 for the Bills".
 */
export const readStatedBets = (pieces: readonly Piece[]): StatedBet[] => shareParts(joinClauses(pieces));
