/** Of a bet on who wins that side alone: where there are three ends each is told by who wins. */
export const winnerName = (name: string): string => name.replace(/ moneyline$/, '');
