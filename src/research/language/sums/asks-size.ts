import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';

const SIZE =
  /\b(how much (should|do|would|could) i (put|bet|stake|risk|wager)|(bet|stake) siz(e|ing)|sensible (bet|stake|amount)|recommended (stake|bet)|(every|each) bet (should|be|is)|per bet|(dollars|much) is (a|one|my) unit|what if i (just )?(bet|put|risk)|(on|for) (one|a single|each|every) bet)\b/;

/** Whether it is asked how large a bet is to be, which is the talk of a sum. */
export const asksSize = (tokens: readonly Token[]): boolean => SIZE.test(plainText(tokens));
