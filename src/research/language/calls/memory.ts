import type { UsState } from '#contract/research/us-states.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { REGISTRY } from '../../books/registry.ts';
import type { Memory, Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { statesIn } from './about-calls.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';

/** What a message says of its writer. `books`: `more` beside those of before; `instead` of them; `now`: for this question alone. */
export type Told = {
  books: { keys: readonly string[]; as: 'more' | 'instead' | 'now' } | null;
  state: UsState | null;
  bankroll: number | null;
  unit: number | null;
};

/** What the writer says of himself. A question says nothing: "can I use this in Texas", "what would you bet at Bovada". */
export function readTold(text: string, reading: Pick<Reading, 'bankroll' | 'unit'>): Told | null {
  const tokens = readWords(text);
  const books = ownBooks(tokens);
  const place = ownState(tokens, books !== null && books.as !== 'now');
  const told: Told = {
    books: books && { keys: books.keys, as: books.as },
    state: place?.state ?? null,
    ...ownMoney(plainText(tokens), reading),
  };
  return Object.values(told).every((one) => one === null) ? null : told;
}

/**
 * The words without where their writer lives and without books that he only thinks of: what is left asks for something. "Texas" is
 * a team as well.
 */
export function withoutOwn(tokens: readonly Token[]): readonly Token[] {
  const state = ownState(tokens, false);
  const books = ownBooks(tokens);
  const told = [state, books?.as === 'now' ? books : null].filter((place) => place !== null);
  return tokens.filter((_, at) => !told.some(({ from, to }) => at >= from && at < to));
}

const SELF = /^(i|we|ive|weve|im|id|ill)$/;
/** Before the writer himself these make a question of it, or a case that is thought of. */
const ASKS = /^(should|can|could|would|do|does|did|will|what|whats|where|which|how|when|why|who|must|may|shall|that)$/;
const SUPPOSES = /^(if|say|suppose|supposing|assuming|assume|imagine|pretend|unless)$/;
const HAS_BOOK =
  /^(use|using|have|has|had|got|get|bet|betting|play|playing|do|stuck|limited|restricted|allowed|access|opened|open|joined|added|add|signed|switched|moved|wager|join)$/;
const BETWEEN =
  /^(only|just|mostly|mainly|also|really|still|always|usually|currently|now|actually|pretty|much|can|am|do|already|even|at|on|with|to|in|up|for|an|a|my|the|account|accounts|both|like|too|rn|able|have|been|be|w|use|either|have|got|here|did)$/;
const OWN_NOUN = /^(book|books|sportsbook|sportsbooks|app|apps|account|accounts|bookie|bookies)$/;
const OWN_BETWEEN = /^(my|our|only|main|own|two|three|is|are|r|at|with|on|here|now|the|main)$/;
/** "I'm on DraftKings". */
const IS_AT = /^im$/;
const JOINS = /^(and|or|plus|n|also|both|then|the|my|well|as)$/;
/** Behind the books: it is a bet at them, or something that was done there. */
const OF_A_BET =
  /^(for|at|free|bonus|boost|boosted|promo|has|have|had|says|offers|is|gives|line|lines|odds|price|limits|over|under|ml|parlay|slip|ticket|last|yesterday)$/;
const IS_MINE = /^(are|is) (my (only |main )?(books?|sportsbooks?|apps?)|the only|all i (have|use|got)|what i (have|use))\b|^for me\b|^to my (books|sportsbooks|list|accounts)\b/;
const MOST_BEFORE = 8;

type Place = { from: number; to: number };
type Said = { as: 'own' | 'supposed'; from: number };

function ownBooks(tokens: readonly Token[]): (NonNullable<Told['books']> & Place) | null {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!bookAt(tokens, at)) continue;
    const { keys, to } = listFrom(tokens, at);
    const said = saidBefore(tokens, at);
    if (said?.as === 'supposed')
      return isOnlyThese(plainText(tokens)) ? null : { keys, as: 'now', from: said.from, to: behindOf(tokens, to) };
    if ((said && !isOfBet(tokens, to)) || IS_MINE.test(plainText(tokens.slice(to))))
      return { keys, as: isMore(plainText(tokens)) ? 'more' : 'instead', from: said?.from ?? at, to };
    at = to - 1;
  }
  return null;
}

/** The books from one on: "DraftKings, FanDuel and Caesars". */
function listFrom(tokens: readonly Token[], from: number): { keys: string[]; to: number } {
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

/** What the words before a book make of it: the writer's own, one that is only thought of, or neither. */
function saidBefore(tokens: readonly Token[], at: number): Said | null {
  let hasVerb = false;
  let hasNoun = false;
  for (let place = at - 1; place >= Math.max(0, at - MOST_BEFORE); place -= 1) {
    const word = tokens[place]?.text ?? '';
    if (SELF.test(word)) return hasVerb || IS_AT.test(word) ? ofSelf(tokens, place) : null;
    if (hasNoun && /^(my|our)$/.test(word)) return { as: 'own', from: place };
    if (hasVerb && word === 'and') return goesOnOfSelf(tokens.slice(0, place)) ? { as: 'own', from: place } : null;
    hasNoun ||= OWN_NOUN.test(word);
    hasVerb ||= HAS_BOOK.test(word);
    if (!HAS_BOOK.test(word) && !BETWEEN.test(word) && !OWN_NOUN.test(word) && !OWN_BETWEEN.test(word)) return null;
    // Who is left out is the writer: "only have FanDuel".
    if (tokens[place]?.afterBreak && hasVerb && place > 0 && SELF.test(tokens[place - 1]?.text ?? '')) return null;
    if ((place === 0 || tokens[place]?.afterBreak) && hasVerb)
      return IMPERATIVE.test(word) ? null : { as: 'own', from: place };
  }
  return null;
}

const IMPERATIVE = /^(use|bet|play|add|open|join|do|on|get|wager)$/;

/** "I live in Ohio and use DraftKings". */
const goesOnOfSelf = (before: readonly Token[]): boolean =>
  before.some(({ text }) => SELF.test(text)) && !before.some(({ text }) => ASKS.test(text) || SUPPOSES.test(text));

function ofSelf(tokens: readonly Token[], place: number): Said | null {
  const before = tokens[place - 1]?.text ?? '';
  if (SUPPOSES.test(before)) return { as: 'supposed', from: place - 1 };
  return ASKS.test(before) ? null : { as: 'own', from: place };
}

/** "Had DraftKings too". */
const behindOf = (tokens: readonly Token[], to: number): number =>
  /^(too|also)$/.test(tokens[to]?.text ?? '') ? to + 1 : to;

const isOfBet = (tokens: readonly Token[], to: number): boolean => {
  const next = tokens[to];
  return next !== undefined && !next.afterBreak && (next.number !== null || OF_A_BET.test(next.text));
};

const MORE = /\b(also|too|as well|another|opened|signed up|joined|added|add|now have|now got|just got|got access)\b/;
const NO_MORE = /\b(only|nothing but|stuck|limited|restricted|allowed|switched|instead|my (only |main )?(books?|sportsbooks?|apps?))\b/;

/** "If I only had Caesars": it is asked for at that book, and no other is added. */
const isOnlyThese = (text: string): boolean => /\b(only|just)\b/.test(text);

const isMore = (text: string): boolean => /\badd\b/.test(text) || (MORE.test(text) && !NO_MORE.test(text));

const LIVES = /^(live|living|based|located|moved|reside|residing|bet|betting|am|im|stay|staying|from|here|were|play|currently|now|a|an)$/;
const BEFORE_STATE =
  /^(in|from|to|the|state|of|upstate|downstate|northern|southern|central|over|out|up|down|just|currently|now|still|actually|only|legally|been|a|an|here|based|located|living)$/;
const LIVING = /^(living|based|located|from|here|currently|live|were|just|moved)$/;
const BEHIND_STATE = /^(here|resident|bettor|guy|native|based)$/;

/** `withBooks`: "I use DraftKings in Ohio". */
function ownState(tokens: readonly Token[], withBooks: boolean): ({ state: UsState } & Place) | null {
  for (const { from, to, state } of statesIn(tokens)) {
    const before = tokens[from - 1]?.text ?? '';
    const isHere = (from === 0 || tokens[from]?.afterBreak) && BEHIND_STATE.test(tokens[to]?.text ?? '');
    if (isHere) return { state, from, to: to + 1 };
    const lives = livesIn(tokens, from);
    if (lives !== null) return { state, from: lives, to };
    const isMine = /(^| )my state (is )?$/.test(`${plainText(tokens.slice(Math.max(0, from - MOST_BEFORE), from))} `);
    if (isMine || (withBooks && before === 'in')) return { state, from: from - 1, to };
  }
  return null;
}

/** Where one begins to say that he lives there. */
function livesIn(tokens: readonly Token[], from: number): number | null {
  if (!/^(in|from|to|a|an|upstate|northern|southern|of)$/.test(tokens[from - 1]?.text ?? '')) return null;
  let lives = false;
  for (let place = from - 1; place >= Math.max(0, from - MOST_BEFORE); place -= 1) {
    const word = tokens[place]?.text ?? '';
    if (SELF.test(word)) return (lives || word === 'im') && ofSelf(tokens, place)?.as === 'own' ? place : null;
    if (!LIVES.test(word) && !BEFORE_STATE.test(word)) return null;
    lives ||= LIVES.test(word) && !/^(a|an|now|currently)$/.test(word);
    if (place === 0 || tokens[place]?.afterBreak) return LIVING.test(word) ? place : null;
  }
  return null;
}

const OWN_MONEY =
  /\b(my|our) (\w+ )?(bankroll|bank roll|roll|br|budget|units?|unit size)\b|\b(i|ive|we) (only |just |now )?(have|got|started|start|keep|put aside|set aside|work|play)\b|^(bankroll|roll|units?|br|budget)\b|\b(bankroll|roll|unit|units) (is|are|of|at)\b/;
const NOT_SAID = /\b(if|say|suppose|imagine|example|someone|somebody|a friend|hypothetically)\b/;

function ownMoney(text: string, { bankroll, unit }: Pick<Reading, 'bankroll' | 'unit'>): Pick<Told, 'bankroll' | 'unit'> {
  const isOwn = OWN_MONEY.test(text) && !NOT_SAID.test(text);
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
export function readForgotten(text: string): readonly string[] {
  const tokens = readWords(text);
  const plain = tokens.map((token) => token.text.replace(/[’']/g, '')).join(' ');
  if (tokens.length > MOST_FORGETTING_WORDS || !FORGETS.test(plain)) return [];
  return keysOf(new Set(tokens.flatMap((_, at) => bookAt(tokens, at)?.title ?? [])));
}

/** Every key of books that go by these titles. */
const keysOf = (titles: ReadonlySet<string>): string[] =>
  [...REGISTRY].flatMap(([key, { title }]) => (titles.has(title) ? [key] : []));

/** It is told of the writer, and no question. */
const OF_ONESELF =
  /^(btw |fyi |ok |hey |also |and |so |set |please |oh |well |actually |no |nah |sorry |wait )*(i|im|ive|we|my|bankroll|roll|live|living|based|only|units?|got|betting|have|add|now i)\b/;
const ASKS_FOR_MORE =
  /\b(best|pick|picks|bets?\b(?! (at|on|with|in|w)\b)(?<!\ba bet)|parlay|good|worth|odds|price|line|should|what|whats|which|who|give|show|any|anything|something|how|legal|can|is it|win|wins|take|like|hedge|kelly|edge|if|gimme|where|why|tonight|today|tomorrow)\b/;

/** Whether a message says nothing but what is to be remembered. */
export function isOnlyMemory(text: string): boolean {
  const plain = plainText(readWords(text));
  return OF_ONESELF.test(plain) && !ASKS_FOR_MORE.test(plain);
}
