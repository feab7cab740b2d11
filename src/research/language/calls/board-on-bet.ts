import type { BetRefDraft } from '#contract/research/bet.ts';
import { boardCall } from './board-calls.ts';
import type { Call } from './call.ts';
import { homeLine } from './home-line.ts';

type Bet = Pick<BetRefDraft, 'eventId' | 'market' | 'line' | 'player'> & Partial<Pick<BetRefDraft, 'side'>>;

/** The prices of a bet, on its line, at the books that are named or at all. */
export const boardOnBet = ({ eventId, market, side, line, player }: Bet, books?: readonly string[]): Call =>
  boardCall({
    eventId,
    market,
    side,
    line: line == null || side === undefined ? (line ?? undefined) : homeLine(line, market, side),
    ...(player && { player }),
    books,
  });
