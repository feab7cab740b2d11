/** Whether two of these bets are of one game, so that how one ends says something of the other. */
export const shareAGame = (bets: readonly { eventId: string }[]): boolean =>
  new Set(bets.map(({ eventId }) => eventId)).size < bets.length;
