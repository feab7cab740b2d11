import type { UsState } from '#contract/research/us-states.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Memory, Reading } from '../reading.ts';
import { bookAt, withoutBooks } from '../sportsbooks.ts';
import { keysOf, type OwnBooks, ownBooks } from './own-books.ts';
import { ownState } from './own-state.ts';
import { plainText } from './plain-text.ts';

/** What a message says of its writer. */
type Told = { books: OwnBooks | null; state: UsState | null; bankroll: number | null; unit: number | null };

/** What the writer says of himself. A question says nothing: "can I use this in Texas", "what would you bet at Bovada". */
export function readTold(tokens: readonly Token[], reading: Pick<Reading, 'bankroll' | 'unit'>): Told | null {
  const books = ownBooks(tokens);
  const isOfBooks = books !== null && books.as !== 'now';
  const state = ownState(tokens, isOfBooks)?.state ?? null;
  const told: Told = {
    books: books && { keys: books.keys, as: books.as },
    state,
    // Who says where he bets says the rest of himself too: "FanDuel in Ohio, bankroll 1500".
    ...ownMoney(plainText(tokens), reading, isOfBooks || state !== null),
  };
  return Object.values(told).every((one) => one === null) ? null : told;
}

/**
 * The words without where their writer lives and bets: what is left asks for something. "Texas" is a team as well, and "I only have
 * FanDuel" no bet at FanDuel.
 */
export function withoutOwn(tokens: readonly Token[]): readonly Token[] {
  const books = ownBooks(tokens);
  const told = [ownState(tokens, books !== null), books].filter((place) => place !== null);
  return tokens.filter((_, at) => !told.some(({ from, to }) => at >= from && at < to));
}

/**
 * The words without "my bankroll is $2000", "1u is 50 btw", where more is said: what is wanted is in the rest. The money itself is read
 * before.
 */
export function withoutOwnMoney(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const end = endOfOwnMoney(tokens, at);
    if (end === null) continue;
    const from = /^(and|with|btw|fyi)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
    const left = tokens.filter((_, place) => place < from || place >= end);
    return left.length >= FEWEST_LEFT ? left : tokens;
  }
  return tokens;
}

/** The words without what a unit is, where that is said first, for its own sake: "1u is 50 btw. what about the Packers moneyline". */
export function withoutOwnUnit(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, place) => OWN_UNIT.test(text) && endOfOwnMoney(tokens, place) !== null);
  const isFirst = tokens.slice(0, Math.max(0, at)).every(({ text }) => OPENS.test(text));
  if (at < 0 || !isFirst || /^(bankroll|roll|br|budget)$/.test(tokens[at + 1]?.text ?? '')) return tokens;
  return withoutOwnMoney(tokens);
}
const OPENS = /^(btw|fyi|ok|okay|and|so|also|hey|well|oh)$/;
const OWN_UNIT = /^(my|our|1|1u|one|a)$/;

/** Behind the money that is said of one's bankroll or unit from here on; null: none is. */
function endOfOwnMoney(tokens: readonly Token[], at: number): number | null {
  const said = behindOwnName(tokens, at);
  if (said === null) return null;
  // An equals sign leaves no word.
  const sum = /^(is|are)$/.test(tokens[said]?.text ?? '') ? said + 1 : said;
  const number = tokens[sum]?.number;
  if (!number || number.sign || number.percent || !/^k?$/.test(number.suffix)) return null;
  const talk = /^((bucks|dollars|for me|btw|fyi) ?)*/.exec(plainText(tokens.slice(sum + 1, sum + 5)))?.[0].trim() ?? '';
  return sum + 1 + (talk === '' ? 0 : talk.split(' ').length);
}
/** Behind "my bankroll", "1u" or "a unit". */
function behindOwnName(tokens: readonly Token[], at: number): number | null {
  const [one, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (one === '1u') return at + 1;
  const isOwn = /^(my|our)$/.test(one) && /^(bankroll|roll|br|budget|unit)$/.test(next);
  return isOwn || (/^(1|one|a)$/.test(one) && next === 'unit') ? at + 2 : null;
}
const FEWEST_LEFT = 2;

const OWN_MONEY =
  /\b(my|our) (\w+ )?(bankroll|bank roll|roll|br|budget|units?|unit size)\b|\b(i|ive|we) (only |just |now )?(have|got|started|start|keep|put aside|set aside|work|play)\b|^(bankroll|roll|units?|br|budget)\b|\b(1u|(1|one|a) unit)( (is|equals|means))? \$?\d|\b(bankroll|roll|unit|units) (is|are|of|at|to)\b|\bas (my|the) (bankroll|roll|br|unit)\b/;
const NOT_SAID = /\b(if|say|suppose|imagine|example|someone|somebody|a friend|hypothetically)\b/;

const ROLL_SAID = /\b(bankroll|roll|br)( (is|of|at))? \d/;
const ROLL_SUPPOSED =
  /\b(if|say|suppose|imagine|assum\w*|with|for|per|on|what|whats)( (my|the|a|an|your|i had|its?))?( \w+)? (bankroll|roll|br)\b|\b(example|someone|somebody|a friend|hypothetically)\b/;

/** "Kelly on the Panthers if I think they win 58%, bankroll 2k": what is supposed is the chance, and not the money. */
const saysRoll = (text: string): boolean => ROLL_SAID.test(text) && !ROLL_SUPPOSED.test(text);

function ownMoney(
  text: string,
  { bankroll, unit }: Pick<Reading, 'bankroll' | 'unit'>,
  isOfOneself: boolean,
): Pick<Told, 'bankroll' | 'unit'> {
  const isOwn = ((isOfOneself || OWN_MONEY.test(text)) && !NOT_SAID.test(text)) || saysRoll(text);
  return { bankroll: isOwn ? (bankroll ?? null) : null, unit: isOwn ? (unit ?? null) : null };
}

/** What is remembered once a message is told: what was before, with what it says. */
export function remembered(before: Memory, told: Told | null): Memory {
  const { also: _, ...kept } = before;
  if (!told) return kept;
  const { books, state, bankroll, unit } = told;
  const own = books?.as === 'more' ? [...new Set([...(kept.sportsbooks ?? []), ...books.keys])] : books?.keys;
  return {
    ...kept,
    ...(own && (books?.as === 'now' ? { also: own } : { sportsbooks: own })),
    ...(state !== null && { state }),
    ...(bankroll !== null && { bankroll }),
    ...(unit !== null && { unit }),
  };
}

const FORGETS =
  /^(ok |and |please |pls |actually |sorry |wait )*(forget|no|not|drop|remove|ditch|skip|lose|without|i dont (use|have|want)|i do not (use|have|want)|dont (use|have|give me)|do not (use|have)|i cant (use|bet at)|stop using|take out)\b/;
const MOST_FORGETTING_WORDS = 8;

/** "Forget FanDuel", "I don't have FanDuel": the keys of books at which the writer does not bet after all. */
export function readForgotten(tokens: readonly Token[]): readonly string[] {
  if (tokens.length > MOST_FORGETTING_WORDS || !FORGETS.test(plainText(tokens))) return [];
  const first = tokens.findIndex((_, at) => bookAt(tokens, at) !== null);
  // "I don't have BetRivers, use DK" asks for another.
  const next = tokens.findIndex(({ text }, at) => at > first && WANTS.test(text));
  if (next >= 0 && tokens.some((_, at) => at > next && bookAt(tokens, at) !== null)) return [];
  return keysOf(new Set(tokens.flatMap((_, at) => bookAt(tokens, at)?.title ?? [])));
}
const WANTS = /^(use|do|try|show|put|go|so|but|can|could|just|only|give|make|run|redo)$/;

/** It is told of the writer, and no question; "add another -110" is a leg. */
const OF_ONESELF =
  /^(btw |fyi |ok |hey |also |and |so |set |please |oh |well |actually |no |nah |sorry |wait )*(i|im|ive|we|my|1u|(1|one|a) unit|bankroll|roll|live|living|based|only|units?|got|betting|have|add(?! (an? |another )?\d(?!.*\b(bankroll|roll|br|units?)\b))|now i|(change|set|make|save|put|update)\b.*\b(bankroll|roll|br|unit|units))\b/;
const ASKS_FOR_MORE =
  /\b(best|pick|picks|bets?\b(?! (at|on|with|in|w)\b)(?<!\ba bet)|parlay|good|worth|odds|price|line|should|what|whats|which|who|give|show|any|anything|something|how|legal|can|is it|win|wins|take|like|hedge|kelly|edge|if|gimme|where|why|tonight|today|tomorrow)\b/;

/** "Can you remember that", "keep in mind". */
const TO_REMEMBER =
  /^(yo |ok |hey |btw |also |and |so |well )*((can|could|will|would) (u|you|ya) |please |pls |plz )*(just )?(remember|keep in mind|make a note|note|save|dont forget|do not forget)( down)?( that| this)? (?=i |im |ive |my |we )/;

/** Whether a message asks for what it says of its writer to be remembered, and for nothing else. */
export const asksToRemember = (tokens: readonly Token[]): boolean =>
  TO_REMEMBER.test(plainText(tokens)) && isOnlyMemory(tokens);

/** Whether a message says nothing but what is to be remembered. */
export function isOnlyMemory(tokens: readonly Token[]): boolean {
  // "Bet365" is no bet.
  const plain = plainText(withoutBooks(tokens)).replace(TO_REMEMBER, '');
  return OF_ONESELF.test(plain) && !ASKS_FOR_MORE.test(plain);
}
