import { americanToDecimal } from '#engine/odds/american.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';

const SAYS = /\bdead[- ]?heat\w*\b/i;
const COUNT = '(\\d{1,2}|two|three|four|five|six|seven|eight)';
/** "20 at 10-1", "a 100 bet at 8 to 1", "25 at +250". */
const BET =
  /\$?(\d+(?:\.\d{1,2})?)(?: ?(?:bucks|dollars|bet|on|it|him|her|her|win|e\/?w)| an?| my| the)*(?: (?:[a-z]+ ){0,5}?)?\s*(?:at|@)\s*(?:(\d{1,4}) ?(?:-|\/| to |:) ?(\d{1,2})\b|([+-]\d{3,5})\b)/i;
/** How many are level: "2 guys tie", "a 4 way dead heat"; beside himself, "tied with 3 others". */
const LEVEL = new RegExp(
  `\\b${COUNT}[- ]?(?:way|ways)\\b|\\b${COUNT} (?:of (?:them|us) |guys |golfers |players |horses |people |drivers |teams |others )?(?:all )?(?:tie|tied|ties|tying|dead[- ]?heat\\w*|share|finish level|level)\\b|\\b(?:tie|ties|tied|split|dead[- ]?heat\\w*) (?:between|among|of) ${COUNT}\\b`,
  'i',
);
const WITH_OTHERS = new RegExp(
  `\\b(?:tie|ties|tied|dead[- ]?heats?|dead[- ]?heated|level)\\b.{0,20}?\\bwith (${COUNT}|an|one|1) (?:other|others|more)\\b`,
  'i',
);
const FOR_PLACE = /\b(?:for|in) (\d{1,2})(?:st|nd|rd|th)\b/i;
const TOP = /\btop[- ]?(\d{1,2})\b/i;
const MOST_LEVEL = 20;

/** "What's dead heat? Say I bet 20 at 10-1 and 2 guys tie": what is left of that very bet, and why. Null: no bet is named with it. */
export function deadHeat({ text }: Tagged): Asked | null {
  const found = SAYS.test(text) ? BET.exec(text) : null;
  if (!found) return null;
  const stakeCents = Math.round(Number(found[1]) * 100);
  const decimal = found[4] === undefined ? 1 + Number(found[2]) / Number(found[3]) : ofAmerican(Number(found[4]));
  const level = levelIn(text);
  if (!(stakeCents > 0) || !(decimal > 1 && decimal < 1e5) || level < 2 || level > MOST_LEVEL) return null;
  return say(told({ stakeCents, decimal, price: priceText(found), level, paid: Math.min(placesIn(text), level - 1) }));
}

/** None below 100 either way is a price. */
const ofAmerican = (price: number): number => (Math.abs(price) < 100 ? Number.NaN : americanToDecimal(price));
const priceText = ([, , up, down, american]: RegExpExecArray): string => american ?? `${up}-${down}`;
const numberOf = (word: string): number =>
  SEVERAL_IN_WORDS[word.toLowerCase()] ?? (/^(an|one)$/i.test(word) ? 1 : Number(word));

function levelIn(text: string): number {
  const others = WITH_OTHERS.exec(text);
  if (others) return numberOf(others[1] ?? '') + 1;
  const level = LEVEL.exec(text);
  const word = level?.slice(1).find((one) => one !== undefined);
  return word === undefined ? 2 : numberOf(word);
}

/** How many paid places those share who are level: of a top 5 bet one, where they tie for fifth. */
function placesIn(text: string): number {
  const [place, top] = [FOR_PLACE, TOP].map((words) => Number(words.exec(text)?.[1] ?? Number.NaN));
  return place !== undefined && top !== undefined && top >= place ? top - place + 1 : 1;
}

type Level = { stakeCents: number; decimal: number; price: string; level: number; paid: number };

function told({ stakeCents, decimal, price, level, paid }: Level): string {
  const counted = (stakeCents * paid) / level;
  const returns = Math.round(counted * decimal);
  const result = returns - stakeCents;
  const places = paid === 1 ? '1 paid place' : `${paid} paid places`;
  const end = result >= 0 ? `a profit of ${dollars(result)}` : `a loss of ${dollars(-result)}`;
  return `A dead heat is a tie of several for fewer paid places, and the stake is split: ${level} are level for ${places}, so ${paid}/${level} of your ${dollars(stakeCents)}, ${dollars(Math.round(counted))}, is paid at the full ${price} and the rest loses. ${dollars(Math.round(counted))} at ${price} returns ${dollars(returns)}, ${end} on the ${dollars(stakeCents)}. Without the tie it would win ${dollars(Math.round(stakeCents * (decimal - 1)))}.`;
}
