/** Whether what a market word means is a market of a whole game: its winner, the spread or the total. */
export const isOfGame = ({ means }: { means: string }): boolean => /^"(?:moneyline|spread|total)"$/.test(means);
