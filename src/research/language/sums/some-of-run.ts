import { type Asked, calculated } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';

const NUMBER = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)';
const SOME = new RegExp(
  `\\b${NUMBER} (?:out )?of (?:my |the |those |these |them |last )*${NUMBER}(?: (?:bets?|plays?|picks?|wagers?|games?))?\\b`,
);
const LOSES = /\b(lose|loses|lost|losing|miss|missed|misses|losses|losers)\b/;
const WINS = /\b(win|wins|won|hit|hits|cash|cashed|cashes|winners|winning|land|landed)\b/;

/** What has a place of its own for how many win. */
const OF_OTHERS = ['kelly', 'round_robin'] as const;

/** "At 50 each", "$20 a bet". */
const STAKE =
  /\b(\d+(?:\.\d+)?) ?(?:dollars|bucks|usd)? ?(?:each|apiece|a piece|flat|(?:a|per) (?:bet|pop|game|play|pick))\b/;

/** "If 3 of my 5 bets at 50 each lose, all -110": what so many won and lost come to. Null: no such run, or no price of it. */
export function someOfRun({ plain, amounts, mentions, says }: Tagged): Asked | null {
  const said = SOME.exec(plain);
  const [price, ...others] = amounts.prices;
  const stake = STAKE.exec(plain)?.[1];
  if (!said || !price || others.length > 0 || mentions.length > 0 || OF_OTHERS.some((concept) => says.has(concept)))
    return null;
  const behind = plain.slice(said.index + said[0].length);
  // "How much do I lose if 3 of 5 hit" is of those that hit.
  const isOfLosers = LOSES.test(behind) || (!WINS.test(behind) && LOSES.test(plain));
  if (!isOfLosers && !WINS.test(plain)) return null;
  const [some, all] = [said[1], said[2]].map((text = '') => SEVERAL_IN_WORDS[text] ?? Number(text));
  if (!(some !== undefined && all !== undefined && all > 0 && some <= all)) return null;
  const [won, lost] = isOfLosers ? [all - some, some] : [some, all - some];
  return calculated([
    { kind: 'record', won, lost, price: price.text, ...(stake && { stakeCents: Math.round(Number(stake) * 100) }) },
  ]);
}
