const OF_MANY =
  /\b(?:anything|everything|anybody|anyone|any (?:bets?|dogs?|games?|teams?|odds)|list|show me all)\b.*[+-]\d{3,4}\W*(?:or|and|\+)?\W*(?:longer|better|more|higher|up|above|over|plus)\b/i;

/** "Anything at +500 or longer", "list everything +500 and up": of all bets, and no price of the one that was spoken of. */
export const isOfManyBets = (text: string): boolean => OF_MANY.test(text);
