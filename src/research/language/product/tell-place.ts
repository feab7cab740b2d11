import type { UsState } from '#contract/research/us-states.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { stateRules } from '../../books/state-rules.ts';
import type { Asked } from '../calls/call.ts';
import { lookUp, withWords } from '../calls/look-up-call.ts';
import { plainText } from '../calls/plain-text.ts';
import { bookAt } from '../sportsbooks.ts';
import { statesIn } from '../states-in.ts';

/** The state that a question names. */
export const readState = (tokens: readonly Token[]): UsState | null => statesIn(tokens)[0]?.state ?? null;

/** Where one stands counts, not where one lives: the state in which one is goes before the one one lives in. */
export function tellPlace(
  matter: 'books' | 'legal' | 'states',
  tokens: readonly Token[],
  own: UsState | null,
): Asked | null {
  const plain = plainText(tokens);
  const vpn = FAKED.test(plain) ? [NO_VPN] : [];
  const places = statesIn(tokens);
  const state = placeOf(tokens, places) ?? own;
  const asksStates = ASKS_STATES.test(plain);
  // "What states can I bet online" names no BetOnline.
  const book = matter === 'states' || asksStates ? null : bookNamed(tokens);
  if (book) return withWords(lookUp({ kind: 'books', name: book.title, ...(state && { state }) }), vpn);
  if (matter === 'books' && places.length === 0) return null;
  const age = OF_AGE.test(plain) ? ageWords(tokens) : [];
  const counts = places.length > 1 ? [WHERE_COUNTS] : [];
  if (state) return withWords(lookUp({ kind: 'books', state }), [...vpn, ...age, ...counts]);
  return vpn.length > 0 || asksStates ? withWords(lookUp({ kind: 'about', of: 'legal' }), vpn) : null;
}

/** Of several states the one in which one stands. */
const placeOf = (tokens: readonly Token[], places: ReturnType<typeof statesIn>): UsState | null =>
  (places.find(({ from }) => !LIVES.test(tokens[from - 2]?.text ?? '')) ?? places[0])?.state ?? null;

const bookNamed = (tokens: readonly Token[]) =>
  tokens.map((_, at) => bookAt(tokens, at)).find((found) => found !== null) ?? null;
/** Where betting is allowed, and not where this product works. */
const ASKS_STATES = /\b(what|which|how many) states\b.*\b(bet|betting|gamble|gambling|legal|legally|allow|allowed)\b/;
const OF_AGE = /\b(age|how old)\b/;
const FAKED = /\b(vpns?|spoof\w*|fake (my|a|the|your) location|proxy)\b/;
const NO_VPN =
  'No VPN: a book has to check where you stand, and whoever hides it breaks its rules and can lose bets and balance.';
const LIVES = /^(live|lives|living|reside|resident|from|home)$/;
const WHERE_COUNTS = 'What counts is where you are when you bet, not where you live.';

/** From which age a state lets people bet. */
export function ageWords(tokens: readonly Token[]): string[] {
  const state = readState(tokens);
  if (state === null) return [];
  const { name, legalAge } = stateRules(state);
  return [
    legalAge === null
      ? `In ${name} no sportsbook is licensed, so no age for it is set.`
      : `In ${name} people may bet on sports from the age of ${legalAge}.`,
  ];
}
