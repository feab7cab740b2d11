import type { UsState } from '#contract/research/us-states.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { statesIn } from '../states-in.ts';
import { isSelf, type Place, saidBy, wordsBefore } from './said-of-oneself.ts';

const LIVES = /^(live|living|based|located|moved|reside|residing|bet|betting|am|stay|staying|from|here|were|play)$/;
const BETWEEN =
  /^(in|from|to|the|state|of|upstate|downstate|northern|southern|central|over|out|up|down|just|currently|now|still|actually|only|legally|been|a|an|here)$/;
const AT = /^(in|from|to|a|an|upstate|northern|southern|of)$/;
/** Who is left out is the writer: "living in Ohio". */
const LIVING = /^(living|based|located|from|here|currently|live|were|just|moved)$/;
const SCANS = /^(arb|arbs|arbitrage|arbitrages|surebet|surebets|middle|middles|hold|holds|scan|scans)$/;
const BEHIND = /^(here|resident|bettor|guy|native|based)$/;

/** The state in which the writer says to be, and where he says it. `withBooks`: "I use DraftKings in Ohio". */
export function ownState(tokens: readonly Token[], withBooks: boolean): ({ state: UsState } & Place) | null {
  const places = statesIn(tokens);
  const ofBooks = places.find(({ to }) => isOfBooks(tokens, to));
  if (ofBooks) return ofBooks;
  for (const { from, to, state } of places) {
    if (isTold(tokens, from, to)) return { state, from, to: to + 1 };
    const said = livesFrom(tokens, from) ?? betsFrom(tokens, from);
    if (said !== null) return { state, from: said, to };
    // "I'm Caesars and FanDuel, Michigan".
    if (withBooks && from > 0 && tokens[from]?.afterBreak === true && to === tokens.length) return { state, from, to };
    if (isMine(tokens, from) || isScanned(tokens, from) || (withBooks && tokens[from - 1]?.text === 'in'))
      return { state, from: from - 1, to };
  }
  return null;
}

/** "Colorado here", "Ohio resident". */
const isTold = (tokens: readonly Token[], from: number, to: number): boolean =>
  (from === 0 || tokens[from]?.afterBreak === true) && BEHIND.test(tokens[to]?.text ?? '');

/** Where one begins to say that he lives there. */
function livesFrom(tokens: readonly Token[], at: number): number | null {
  if (!AT.test(tokens[at - 1]?.text ?? '')) return null;
  const { from, words, before, isFirst } = wordsBefore(tokens, at, (word) => LIVES.test(word) || BETWEEN.test(word));
  if (before && isSelf(before)) {
    const lives = before.text === 'im' || words.some((word) => LIVES.test(word));
    return lives && saidBy(tokens, from - 1)?.as === 'own' ? from - 1 : null;
  }
  return isFirst && LIVING.test(words[0] ?? '') ? from : null;
}

const BETS = /^(use|bet|play|get|make|take|place)$/;
const BEFORE_BETS = /^(only|just|at|on|the|books?|sportsbooks?|apps?|that|which|ones|with|from)$/;

/** "Only books I can use in NJ", "bets I can make in Ohio": where one begins to say so. */
function betsFrom(tokens: readonly Token[], at: number): number | null {
  const [who, can, does] = [at - 4, at - 3, at - 2].map((place) => tokens[place]?.text ?? '');
  if (tokens[at - 1]?.text !== 'in' || !/^(i|we)$/.test(who ?? '') || can !== 'can' || !BETS.test(does ?? ''))
    return null;
  let from = at - 4;
  while (from > 0 && BEFORE_BETS.test(tokens[from - 1]?.text ?? '')) from -= 1;
  return from;
}

/** "Soccer arbs in New Jersey" are to be taken there. */
const isScanned = (tokens: readonly Token[], at: number): boolean =>
  /^(in|for)$/.test(tokens[at - 1]?.text ?? '') && tokens.some(({ text }) => SCANS.test(text));

const BOOKS = /^(books?|sportsbooks?|bookies|apps?)$/;
const ASKS = /^(what|whats|which|is|are|list|how|does|do|any|can)$/;

/** "NFL spreads only, New Jersey books": where he bets. What books there are is asked of a state. */
const isOfBooks = (tokens: readonly Token[], to: number): boolean =>
  BOOKS.test(tokens[to]?.text ?? '') && !ASKS.test(tokens[0]?.text ?? '') && tokens.length > MOST_OF_QUESTION;
const MOST_OF_QUESTION = 3;

/** "My state is Ohio". */
const isMine = (tokens: readonly Token[], at: number): boolean => {
  const [first, second, third] = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return first === 'my' && second === 'state' && (third === undefined || third === 'is');
};
