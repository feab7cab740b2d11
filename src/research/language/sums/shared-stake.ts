import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import type { Tagged } from '../calls/tagged.ts';
import { NUMBER_WORDS } from '../number-words.ts';

/** What several people put on one bet together. */
export type Shared = { people: number; totalCents: number };

const COUNT = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)';
const FRIENDS =
  '(?:buddies|friends|boys|guys|mates|pals|bros|brothers|coworkers|people|homies|dudes|others|roommates|cousins)';
/** Whoever writes is one of them. */
const WITH_ME = new RegExp(
  `\\b(?:me and|me n|me plus|myself and|with|w) (?:my |the )?${COUNT} (?:\\w+ )?${FRIENDS}\\b|\\b${COUNT} (?:\\w+ )?${FRIENDS} and (?:me|i|myself)\\b`,
);
const OF_ALL = new RegExp(
  `\\b${COUNT} of us\\b|\\b${COUNT} ways?\\b|\\b(?:split|splitting|shared?|divided?|chopped|chop|chopping)\\b.* (?:between|among|amongst|by|for|to|into) ${COUNT}\\b(?! (?:bets?|games?|teams?|sides?|picks?|legs?|plays?|singles?|props?)\\b)|\\b(?:us )?${COUNT} (?:people|guys|friends|buddies|of us)\\b|\\bwe are ${COUNT}\\b`,
);
const PUTS_EACH =
  /\b(each|everyone|everybody|all|per person|a head|apiece|a piece)( of us)? (\w+ ){0,2}(in|throws?|puts?|chips?|kicks?|bets?|drops?|goes|go|does|do)( in)? (\$?\d+)|\b(\$?\d+)( bucks| dollars)? (each|apiece|a piece|a head|per person|per head|a person)\b/;
const SPLITS = /\b(split|splitting|shared?|divided?|chop|chopped|chopping|each|apiece|per person|a head|ways?|of us)\b/;

const countOf = (word: string): number => NUMBER_WORDS[word] ?? Number(word);

/**
 * "Me and 3 buddies each throw in 25", "100 total, split 4 ways": how many share a bet, and what they put in together, which is the stake
 * before where none is named. Null: nobody shares.
 */
export function sharedBy({ plain, amounts, mentions }: Tagged, beforeCents: number | null): Shared | null {
  const said = peopleIn(plain);
  if (said === null || said.people < 2 || !SPLITS.test(plain) || mentions.length > 1) return null;
  const { people, counted } = said;
  const sum = amounts.money.find(({ isSure, cents }) => isSure || (cents % 100 === 0 && cents !== counted * 100));
  if (!sum) return beforeCents === null ? null : { people, totalCents: beforeCents };
  return { people, totalCents: PUTS_EACH.test(plain) ? sum.cents * people : sum.cents };
}

/** How many they are, and the number that says it. */
function peopleIn(plain: string): { people: number; counted: number } | null {
  const others = wordIn(WITH_ME, plain);
  if (others !== undefined) return { people: countOf(others) + 1, counted: countOf(others) };
  const all = wordIn(OF_ALL, plain);
  return all === undefined ? null : { people: countOf(all), counted: countOf(all) };
}

const wordIn = (words: RegExp, plain: string): string | undefined =>
  words
    .exec(plain)
    ?.slice(1)
    .find((word) => word !== undefined);

/** What each of them gets, rounded down as all that is paid is. */
export function sharedText({ people, totalCents }: Shared, price: string): string {
  const back = payout(totalCents, priceTextToDecimal(price));
  const [own, each] = [totalCents / people, Math.floor(back / people)];
  return `If it wins, each of the ${people} gets ${dollars(each)} back, of which ${dollars(Math.floor((back - totalCents) / people))} is won: ${dollars(totalCents)} in all is ${dollars(Math.round(own))} each.`;
}
