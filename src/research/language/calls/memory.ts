import type { Token } from '#engine/names/tokenise.ts';
import { REGISTRY } from '../../books/registry.ts';
import type { Memory, Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { readState } from './about-calls.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';

/** "I use DraftKings", "my books are", "I only have FanDuel": said of oneself, and of no bet. */
const OWN_BOOKS =
  /\b(i|we) (only |just |mostly |also )?(use|have|got|bet at|bet on|bet with|play at|play on|can bet at|have access to|have accounts? (at|with))\b|\bmy (only )?(books?|sportsbooks?|accounts?|app) (is|are)\b|\bonly (have|got|use)\b|\bbet (w|with|at) /;
const IN_STATE = /\b(i live|im|i am|live|living|based|located|i bet|bet|here) in\b|\bin [a-z]+( [a-z]+)?$/;

/** What the writer says of himself, which holds for the rest of the chat. Null: nothing. */
export function readMemory(text: string, reading: Pick<Reading, 'bankroll' | 'unit'>): Memory | null {
  const tokens = readWords(text);
  const plain = plainText(tokens);
  const books = OWN_BOOKS.test(plain) ? booksIn(tokens) : [];
  const state = books.length > 0 || IN_STATE.test(plain) ? readState(tokens) : null;
  const said: Memory = {
    ...(books.length > 0 && { sportsbooks: books }),
    ...(state !== null && { state }),
    ...(reading.bankroll != null && { bankroll: reading.bankroll }),
    ...(reading.unit != null && { unit: reading.unit }),
  };
  return Object.keys(said).length === 0 ? null : said;
}

const FORGETS =
  /^(ok |and |please |pls |actually |sorry |wait )*(forget|no|not|drop|remove|ditch|skip|lose|without|i dont (use|have|want)|i do not (use|have|want)|dont (use|have|give me)|do not (use|have)|i cant (use|bet at)|stop using|take out)\b/;
const MOST_FORGETTING_WORDS = 8;

/** "Forget FanDuel", "I don't have FanDuel": the keys of books at which the writer does not bet after all. */
export function readForgotten(text: string): readonly string[] {
  const tokens = readWords(text);
  const plain = tokens.map((token) => token.text.replace(/[’']/g, '')).join(' ');
  return tokens.length <= MOST_FORGETTING_WORDS && FORGETS.test(plain) ? booksIn(tokens) : [];
}

/** Every key of the books that are named. */
function booksIn(tokens: readonly Token[]): string[] {
  const titles = new Set(tokens.flatMap((_, at) => bookAt(tokens, at)?.title ?? []));
  return [...REGISTRY].flatMap(([key, { title }]) => (titles.has(title) ? [key] : []));
}

/** It is told of the writer, and no question. */
const OF_ONESELF =
  /^(btw |fyi |ok |hey |also |and |so |set |please )*(i|im|ive|we|my|bankroll|roll|live|living|based|only|units?|got|betting)\b/;

/** Whether a message says nothing but what is to be remembered. */
export function isOnlyMemory(text: string): boolean {
  const plain = plainText(readWords(text));
  return (
    OF_ONESELF.test(plain) &&
    !/\b(best|pick|picks|bets?\b(?! (at|on|with|in|w)\b)(?<!\ba bet)|parlay|good|worth|odds|price|line|should|what|whats|which|who|give|show|any|how|legal|can|is it|win|wins|take|like|hedge|parlay|kelly|edge)\b/.test(
      plain,
    )
  );
}
