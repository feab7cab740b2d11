import type { Token } from '#engine/names/tokenise.ts';
import { REGISTRY } from '../../books/registry.ts';
import { bookAt } from '../sportsbooks.ts';
import { plainText } from './plain-text.ts';
import { isQuestion, isSelf, type Place, type Said, saidBy, wordsBefore } from './said-of-oneself.ts';

/** Keys of books: `more` beside those of before; `instead` of them; `now`: for this question alone. */
export type OwnBooks = { keys: readonly string[]; as: 'more' | 'instead' | 'now' };

const HAS_BOOK =
  /^(use|using|have|has|had|got|get|bet|betting|play|playing|do|stuck|limited|restricted|allowed|access|opened|open|joined|added|add|signed|switched|moved|wager|join)$/;
const BETWEEN =
  /^(only|just|mostly|mainly|also|really|still|always|usually|currently|now|actually|pretty|much|can|am|already|even|at|on|with|to|in|up|for|an|a|my|our|the|main|own|two|three|account|accounts|both|like|too|rn|able|been|be|w|either|here|is|are|r|did)$/;
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

/** The books at which the writer says to bet, and where he says it. */
export function ownBooks(tokens: readonly Token[]): (OwnBooks & Place) | null {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!bookAt(tokens, at)) continue;
    const list = listFrom(tokens, at);
    const said = saidAt(tokens, at, list);
    if (said) return said;
    at = list.to - 1;
  }
  return null;
}

type BookList = { keys: string[]; to: number };

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
  return { keys: keysOf(titles), to };
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
