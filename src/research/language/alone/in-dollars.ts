/** What bettors call their money: a nickel is $500, a dime $1,000. A nickel line, and dimes that are handed out, are none of it. */
const COINS: Readonly<Record<string, number>> = { nickel: 500, dime: 1000 };
const COIN =
  /\b(put|puts|putting|bet|bets|betting|throw|throwing|lay|laying|drop|dropping|risk|risking|wager|toss|stick|slam|slap)\s+(a|half a|two|2|three|3)\s+(nickel|dime)s?\b(?!\s+lines?\b)/gi;
const MANY: Readonly<Record<string, number>> = { a: 1, 'half a': 0.5, two: 2, '2': 2, three: 3, '3': 3 };
/** "25 bucks total" is a sum, and no over or under. */
const IN_ALL = /(\$\s?\d+|\b\d+\s+(?:bucks|dollars))\s+total\b(?!s)/gi;

/** The same with its money in dollars. */
export function inDollars(message: string): string {
  return message
    .replace(COIN, (words, verb: string, many: string, coin: string) => {
      const dollars = (COINS[coin.toLowerCase()] ?? 0) * (MANY[many.toLowerCase()] ?? 0);
      return dollars > 0 ? `${verb} $${dollars}` : words;
    })
    .replace(IN_ALL, '$1');
}
