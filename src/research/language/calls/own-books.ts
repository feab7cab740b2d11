import type { Token } from '#engine/names/tokenise.ts';
import { REGISTRY } from '../../books/registry.ts';
import { bookAt } from '../sportsbooks.ts';
import { ownState } from './own-state.ts';
import { plainText } from './plain-text.ts';
import { isQuestion, isSelf, type Place, type Said, saidBy, wordsBefore } from './said-of-oneself.ts';

/** Keys of books: `more` beside those of before; `instead` of them; `now`: for this question alone. */
export type OwnBooks = { keys: readonly string[]; as: 'more' | 'instead' | 'now' };

const HAS_BOOK =
  /^(use|using|have|has|had|got|get|bet|betting|play|playing|do|stuck|limited|restricted|allowed|access|opened|open|joined|added|add|signed|switched|moved|wager|join)$/;
const BETWEEN =
  /^(only|just|mostly|mainly|also|really|still|always|usually|currently|now|actually|pretty|much|can|am|already|even|at|on|with|to|in|up|for|an|a|my|our|the|main|own|two|three|account|accounts|both|2|3|4|all|like|too|rn|able|been|be|w|either|here|is|are|r|did|could)$/;
const OWN_NOUN = /^(book|books|sportsbook|sportsbooks|app|apps|account|accounts|bookie|bookies)$/;
const JOINS = /^(and|or|plus|n|also|both|then|the|my|well|as)$/;
const BESIDE = /^(too|also|now|rn|here|mostly)$/;
/** Behind the books: it is a bet at them, or something that was done there. */
const OF_A_BET =
  /^(for|at|free|bonus|boost|boosted|promo|has|have|had|says|offers|is|gives|line|lines|odds|price|limits|over|under|ml|parlay|slip|ticket|last|yesterday)$/;
const IS_MINE =
  /^(are|is) (my (only |main )?(books?|sportsbooks?|apps?)|the only|all i (have|use|got)|what i (have|use))\b|^for me\b|^to my (books|sportsbooks|list|accounts)\b/;
/** To do it is asked of somebody else: "use FanDuel". */
const IMPERATIVE = /^(use|bet|play|open|join|do|on|get|wager)$/;

/** "Which of DK, FD and MGM is best? thats what i got": what was named are his. */
const THESE_ARE_MINE =
  /^(thats|those are|these are|theyre) ((all|what|where|the (only )?(ones|books|apps)) *(i|ive|we) (only )?(got|have|use|bet|play)( at| on| with)?|(all )?(my|the only) (\w+ )?(books|sportsbooks|apps|accounts)( i (have|got|use))?)\b/;
/** "I dont have BetRivers, just DK, FD and MGM": before the books that he has. */
const HAS_OTHERS =
  /\b(i|we) (dont|do not|cant|never) (have|use|got|bet at|bet on|play at)( \w+){1,4} (just|only|i got|i have|its|its just|i only have|i just have)$/;
const FEWEST_OF_ONLY = 2;

/** The books at which the writer says to bet, and where he says it. */
export function ownBooks(tokens: readonly Token[]): (OwnBooks & Place) | null {
  return ownNamed(tokens) ?? onlyThese(tokens) ?? pointedAsOwn(tokens) ?? besideState(tokens);
}

/** The first list of several books, with the place behind it. */
function severalNamed(tokens: readonly Token[]): (BookList & { from: number }) | null {
  const from = tokens.findIndex(
    (_, at) => bookAt(tokens, at) !== null && listFrom(tokens, at).titles.length >= FEWEST_OF_ONLY,
  );
  return from < 0 ? null : { from, ...listFrom(tokens, from) };
}

/** "DK FD MGM only. No vig on the draw?": what is asked with it is asked of these, so that their names stay in the question. */
function onlyThese(tokens: readonly Token[]): (OwnBooks & Place) | null {
  const named = severalNamed(tokens);
  if (!named) return null;
  const { from, to, keys } = named;
  const others = HAS_OTHERS.exec(plainText(tokens.slice(0, from)));
  if (others) {
    const start = from - others[0].split(' ').length;
    return { keys, as: 'instead', from: start, to: besideOf(tokens, to) };
  }
  const isWhole = from === 0 || tokens[from]?.afterBreak === true;
  const isOnly = tokens[to]?.text === 'only' && (to + 1 === tokens.length || tokens[to + 1]?.afterBreak === true);
  return isWhole && isOnly ? { keys, as: 'instead', from: to, to } : null;
}

/** The words that say so are left out, and the books stay in the question. */
function pointedAsOwn(tokens: readonly Token[]): (OwnBooks & Place) | null {
  const first = tokens.findIndex((_, at) => bookAt(tokens, at) !== null);
  if (first < 0) return null;
  const from = tokens.findIndex((_, at) => at >= first && THESE_ARE_MINE.test(plainText(tokens.slice(at))));
  if (from < 0) return null;
  const words = THESE_ARE_MINE.exec(plainText(tokens.slice(from)))?.[0].split(' ').length ?? 0;
  return { keys: listFrom(tokens, first).keys, as: 'instead', from, to: from + words };
}

/** "I'm in Jersey w DK and Caesars". */
function besideState(tokens: readonly Token[]): (OwnBooks & Place) | null {
  const from = tokens.findIndex(({ text }, at) => /^(w|with)$/.test(text) && bookAt(tokens, at + 1) !== null);
  if (from < 0 || ownState(tokens.slice(0, from), false)?.to !== from) return null;
  const { keys, to } = listFrom(tokens, from + 1);
  return isOfBet(tokens, to) ? null : { keys, as: 'instead', from, to };
}

/** "I have FanDuel", "my books are DK and MGM". */
function ownNamed(tokens: readonly Token[]): (OwnBooks & Place) | null {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!bookAt(tokens, at)) continue;
    const list = listFrom(tokens, at);
    const said = saidAt(tokens, at, list);
    if (said) return said;
    at = list.to - 1;
  }
  return null;
}

type BookList = { keys: string[]; titles: string[]; to: number };

function saidAt(tokens: readonly Token[], at: number, { keys, to }: BookList): (OwnBooks & Place) | null {
  const text = plainText(tokens);
  const said = saidBefore(tokens, at);
  if (said?.as === 'supposed')
    return isOnlyThese(text) ? null : { keys, as: 'now', from: said.from, to: besideOf(tokens, to) };
  const mine = IS_MINE.exec(plainText(tokens.slice(to)))?.[0].split(' ').length ?? 0;
  const isOwn = mine > 0 || (said !== null && !isOfBet(tokens, to));
  if (!isOwn) return null;
  return { keys, as: isMore(text) ? 'more' : 'instead', from: said?.from ?? at, to: besideOf(tokens, to + mine) };
}

/** The books from one on: "DraftKings, FanDuel and Caesars". */
function listFrom(tokens: readonly Token[], from: number): BookList {
  const titles = new Set<string>();
  let to = from;
  for (let at = from; at < tokens.length; ) {
    const book = bookAt(tokens, at);
    if (!book && !JOINS.test(tokens[at]?.text ?? '')) break;
    at = book?.to ?? at + 1;
    if (book) {
      titles.add(book.title);
      to = at;
    }
  }
  return { keys: keysOf(titles), titles: [...titles], to };
}

function saidBefore(tokens: readonly Token[], at: number): Said | null {
  const isBetween = (word: string): boolean => HAS_BOOK.test(word) || BETWEEN.test(word) || OWN_NOUN.test(word);
  const { from, words, before, isFirst } = wordsBefore(tokens, at, isBetween);
  const hasVerb = words.some((word) => HAS_BOOK.test(word));
  // "I'm on DraftKings".
  if (before && isSelf(before)) return hasVerb || before.text === 'im' ? saidBy(tokens, from - 1) : null;
  const my = words.findIndex((word) => /^(my|our)$/.test(word));
  if (my >= 0 && words.slice(my).some((word) => OWN_NOUN.test(word)) && !asks(before))
    return { as: 'own', from: from + my };
  if (!hasVerb) return null;
  if (before?.text === 'and') return goesOnOfSelf(tokens.slice(0, from - 1)) ? { as: 'own', from: from - 1 } : null;
  // Who is left out is the writer: "only have FanDuel".
  return isFirst && !IMPERATIVE.test(words[0] ?? '') ? { as: 'own', from } : null;
}

const asks = (before: Token | null): boolean => before !== null && isQuestion(before);

/** "I live in Ohio and use DraftKings". */
const goesOnOfSelf = (before: readonly Token[]): boolean => before.some(isSelf) && !before.some(isQuestion);

const isOfBet = (tokens: readonly Token[], to: number): boolean => {
  const next = tokens[to];
  return next !== undefined && !next.afterBreak && (next.number !== null || OF_A_BET.test(next.text));
};

/** "Had DraftKings too". */
const besideOf = (tokens: readonly Token[], to: number): number =>
  BESIDE.test(tokens[to]?.text ?? '') ? besideOf(tokens, to + 1) : to;

/** "If I only had Caesars": it is asked for at that book, and no other is added. */
const isOnlyThese = (text: string): boolean => /\b(only|just)\b/.test(text);

const MORE = /\b(also|too|as well|another|opened|signed up|joined|added|now have|now got|just got|got access)\b/;
const NO_MORE =
  /\b(only|nothing but|stuck|limited|restricted|allowed|switched|instead|my (only |main )?(books?|sportsbooks?|apps?))\b/;

const isMore = (text: string): boolean => /\badd\b/.test(text) || (MORE.test(text) && !NO_MORE.test(text));

/** Every key of books that go by these titles. */
export const keysOf = (titles: ReadonlySet<string>): string[] =>
  [...REGISTRY].flatMap(([key, { title }]) => (titles.has(title) ? [key] : []));
