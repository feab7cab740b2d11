/** Money or units, as they were told. */
const AMOUNT = String.raw`(?:\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:bucks|dollars|units?|u)\b)`;
const SIZE = '(?:little|small|low|tiny|few|much|high|big|large)';
const BEFORE = new RegExp(
  String.raw`^\W*(?:(?:only|just|wait|lol|huh)\s+)*${AMOUNT}[\s?!.,…]*(?=(?:why|how come)\s+(?:(?:is|was)\s+(?:it|that)\s+)?(?:so|that|only)\s+${SIZE}\b)`,
  'i',
);
const INSIDE = new RegExp(
  String.raw`\b(why|how come)\s+(?:(?:is|was)\s+(?:it|that)\s+)?(?:only|just)\s+${AMOUNT}`,
  'i',
);

/** "2 bucks?? why so little", "why only $2": the stake that was told is quoted, and no money of anybody's is named. */
export const withoutQuoted = (message: string): string =>
  message.replace(BEFORE, '').replace(INSIDE, (_, why: string) => `${why} so little`);
