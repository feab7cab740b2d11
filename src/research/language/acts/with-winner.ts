import { type StatedBet, saysBet } from '../calls/stated-bets.ts';

/** A name alone asks for who wins. */
export const withWinner = (bet: StatedBet): StatedBet => (saysBet(bet) ? bet : { ...bet, market: 'moneyline' });
