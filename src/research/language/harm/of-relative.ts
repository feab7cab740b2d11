import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';

const KIN =
  '(husbands?|wifes?|spouses?|partners?|boyfriends?|girlfriends?|fiances?|fiancees?|sons?|daughters?|dads?|fathers?|moms?|mothers?|brothers?|sisters?|friends?|buddys?|roommates?|uncles?|aunts?|cousins?|nephews?|nieces?|grandpas?|grandmas?|grandfathers?|kids?|exs?)';
const OF_KIN = new RegExp(`\\b(my|our) (\\w+ )?${KIN}\\b`);
const TROUBLE =
  /\b(gambl\w*|bet|bets|betting|wager\w*|parlays?|sportsbooks?|fanduel|draftkings)\b.*|\b(addict\w*|problem|losses|debts?)\b/;
/** Help is asked for him, or for oneself beside him. */
const ASKS_HELP =
  /\b(where|how|what|who|can|could|is there|any|need|needs|should)\b.*\b((he|she|they|i|we) (can |could |should )?(get|find|go for|turn to|do|call|help|talk)|(get|find) (him|her|them) help|help (for )?(him|her|them|my|me)|stop (him|her|them)|(can|do|should) i (do|help|say|talk))\b/;
/** The writer bets as well. */
const OWN =
  /\b(i|ive|im|ill) (\w+ ){0,3}(bet|bets|betting|gambl\w+|lost|losing|owe|lie|lied|hid|hiding|chas\w+|cant stop)\b|\bmy (own )?(gambling|betting|bets|losses|debts?)\b/;
/** What he says of the writer is about the writer. */
const ABOUT_WRITER =
  /\b(thinks|says|said|told|tells|found|finds|knows|know|caught|left|leaving|mad|angry|upset|worried|begged|wants) (\w+ ){0,4}(i|im|me|my|about me)\b/;

/** "My husband's been hiding his betting losses, where can he get help": the help is for somebody else. */
export function isOfRelative(tokens: readonly Token[]): boolean {
  const plain = plainText(tokens);
  return (
    OF_KIN.test(plain) && TROUBLE.test(plain) && ASKS_HELP.test(plain) && !OWN.test(plain) && !ABOUT_WRITER.test(plain)
  );
}
