import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import { SMALL } from '../onward/going-on.ts';
import { CONCEPT_INDEX } from './concepts.ts';

/** What is said of a stake, a price, a chance or how many, beside the numbers themselves: none of it asks for a bet. */
const OF_SUMS: ReadonlySet<string> = new Set(
  `${SMALL} if say let lets let's use using used put putting bet bets betting wager wagers place placed stake stakes staked staking risk
  risking each every apiece total win wins winning won winner winners lose loses losing lost loss losses back bankroll roll br bank unit units u
  dollar dollars buck bucks grand cash money edge price prices odds line number side sides other extra didnt doesnt leg legs legger team teams add adding another drop remove
  without minus plus take taking leave out need needs have has had want wanna wants only getting gets both two three four five six seven eight nine ten
  second first third last time times hit hits hitting land lands pay pays paying payout half quarter full eighth fifth tenth fraction part percent
  percentage pct prob probs probability chance chances rate true real really fair mine our think maybe like around about closer more less over under from
  up down off so make making makes made even cut when while was were been worth much many per going goes went dropped drops moved moves which
  who whoever matter either way ways else then than better worse cheaper higher lower lowest most least bigger smaller exactly basically though tho actually
  hedge lock locked locking guarantee guaranteed keep insure cover cashout offer offers offered book books closed close closes
  dog underdog fav favorite em them's whats hows im id ill ive youre thats theyre assume assuming suppose trust myself average avg straight
  row streak bonus free ticket parlay round robin teaser game games point points pt pts rich steep push pushes pushed void voided postponed boost boosted token max maximum limit cap capped size sized bigger change changed switch set
  longest shortest longshot throw toss tack
  decimal decimals american fraction fractions fractional
  gotta must often little bit eh nah lol scared crazy go do did done be being well right true too also still yet ago earlier before after model my year month week
  cost costs outlay skip ditch nix scratch scrap dump exclude trebles doubles groups sets combos folds single closer closing ended finished winners fourth fifth`.split(
    /\s+/,
  ),
);

/** Words for a number, a part or a place count as the number that they are. */
const isOfSums = ({ text, number, pair }: Token): boolean =>
  number !== null || pair !== null || OF_SUMS.has(text) || SEVERAL_IN_WORDS[text] !== undefined;

/** Which of the words are numbers, or say what a number is to a sum. */
export function ofSumsIn(tokens: readonly Token[]): (at: number) => boolean {
  const concepts = findPhrases(CONCEPT_INDEX, tokens);
  return (at) => {
    const token = tokens[at];
    return token !== undefined && (isOfSums(token) || concepts.some(({ from, to }) => at >= from && at < to));
  };
}

/** Whether nothing is said but numbers and what they are to a sum. */
export function saysOnlySums(tokens: readonly Token[]): boolean {
  const isSaid = ofSumsIn(tokens);
  return tokens.every((_, at) => isSaid(at));
}
