import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Reading } from '../reading.ts';

/** What says no more than how much there is to bet with. */
const WORD =
  /^(ok|okay|so|and|but|then|well|now|no|nah|wait|hmm|actually|lol|hey|what|whats|how|if|about|abt|bout|i|im|ive|id|we|you|u|one|someone|somebody|my|the|a|an|its|is|was|were|be|only|just|like|maybe|around|say|suppose|had|have|has|got|start|started|starting|with|w|instead|of|same|thing|for|bankroll|bankrolls|roll|bank|br|budget|dollars?|bucks|usd|total|left|to|play|bet|use|spend|tonight|tho|though)$/;
/** That it is had, and no stake. */
const HAS =
  /\b(had|have|has|got|start|started|starting|bankroll|roll|bank|br|budget|with|w)\b|\bto (play|bet|use|spend)\b/;
const SUPPOSES = /\b(if|say|suppose|instead|same|what about|how about|with|w|but|was|were)\b/;
/** As near as that to the line of the bet, a number is another line of it. */
const NEAR_LINE = 0.5;

/**
 * The dollars that are supposed to be there to bet with, where nothing else is said: "what if I only had 50", "same but with a 2k roll".
 * Null: none are, or the number may be another line of the bet that was spoken of.
 */
export function rollSupposed(tokens: readonly Token[], previous: Reading | null): number | null {
  if (previous === null || previous.ticket === true) return null;
  const [at, ...others] = [...tokens.keys()].filter((place) => tokens[place]?.number != null);
  const number = at === undefined ? null : tokens[at]?.number;
  if (!number || others.length > 0 || number.sign || number.percent || !['', 'k'].includes(number.suffix)) return null;
  const plain = plainText(tokens);
  const isOnlyThat = tokens.every(({ text }, place) => place === at || WORD.test(text));
  if (!isOnlyThat || !HAS.test(plain) || !SUPPOSES.test(plain)) return null;
  const lines = (previous.focus ?? []).map(({ line }) => Math.abs(line ?? 0));
  const isLine = !number.dollars && lines.some((line) => Math.abs(number.value - line) <= line * NEAR_LINE);
  return number.value > 0 && Number.isInteger(number.value) && !isLine ? number.value : null;
}
