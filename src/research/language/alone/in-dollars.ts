/** What bettors call their money: a nickel is $500, a dime $1,000. A nickel line, and dimes that are handed out, are none of it. */
const COINS: Readonly<Record<string, number>> = { nickel: 500, dime: 1000 };
const COIN =
  /\b(put|puts|putting|bet|bets|betting|throw|throwing|lay|laying|drop|dropping|risk|risking|wager|toss|stick|slam|slap)\s+(a|half a|two|2|three|3)\s+(nickel|dime)s?\b(?!\s+lines?\b)/gi;
const MANY: Readonly<Record<string, number>> = { a: 1, 'half a': 0.5, two: 2, '2': 2, three: 3, '3': 3 };
/** "25 bucks total" is a sum, and no over or under. */
const IN_ALL = /(\$\s?\d+|\b\d+\s+(?:bucks|dollars))\s+total\b(?!s)/gi;

/** "Fifty on it", "a hundred bucks": money that is written out, and no total. */
const SPELT =
  /(?<!\b(?:over|under|total|plus|minus|than|by)\s)\b(?:(?:a|one|(two|three|four|five|six|seven|eight|nine))\s+hundred|(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-](five))?)(?=\s+(?:bucks|dollars)\b|\s+(?:on|at|behind)\s+(?:it|that|this|them|each|both|those|the (?:first|second|third|last)|#?\d)\b)(?:\s+(?:bucks|dollars)\b)?/gi;
const VALUES: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const HUNDRED = 100;

function spelt(hundreds: string | undefined, tens: string | undefined, five: string | undefined): string {
  const spelledOut = (word: string | undefined, none: number) => VALUES[word?.toLowerCase() ?? ''] ?? none;
  return `$${tens === undefined ? spelledOut(hundreds, 1) * HUNDRED : spelledOut(tens, 0) + spelledOut(five, 0)}`;
}

/** The same with its money in dollars. */
export function inDollars(message: string): string {
  return message
    .replace(COIN, (words, verb: string, many: string, coin: string) => {
      const dollars = (COINS[coin.toLowerCase()] ?? 0) * (MANY[many.toLowerCase()] ?? 0);
      return dollars > 0 ? `${verb} $${dollars}` : words;
    })
    .replace(SPELT, (_, hundreds?: string, tens?: string, five?: string) => spelt(hundreds, tens, five))
    .replace(IN_ALL, '$1');
}
