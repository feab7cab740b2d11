import type { League } from '#engine/names/league.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import { type Token, tokenise } from '#engine/names/tokenise.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Mention } from '../calls/mentions.ts';
import { DIRECTION_INDEX, MARKET_INDEX } from '../calls/pieces.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import { readWindow, TIME_PHRASES } from '../read-window.ts';
import type { TimeWindow } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import type { Zone } from '../time-zone.ts';

export type Spoken = {
  tokens: readonly Token[];
  amounts: Amounts;
  mentions: readonly Mention[];
  slate: { bookTitles: ReadonlyMap<string, string> };
  nowMs: number;
  zone: Zone;
};

/** What a short message names by itself, and the words that are left. */
export type SpokenParts = {
  leagues: readonly League[];
  /** The time that it names itself; null: none. */
  window: TimeWindow | null;
  /** Titles of the books that it names. */
  books: readonly string[];
  hasStat: boolean;
  hasMoney: boolean;
  left: readonly string[];
};

const TIME_WORDS: ReadonlySet<string> = new Set(
  [
    ...TIME_PHRASES,
    'am pm et est edt ct pt eastern central pacific night nights morning afternoon evening week weekend before after by until',
  ].flatMap((words) => words.split(' ')),
);

type Found = { leagues: League[]; books: string[]; hasStat: boolean };

/** Every word of a short message as a part of what it names; what names nothing is left. */
export function spokenParts(spoken: Spoken): SpokenParts {
  const { tokens, amounts, nowMs, zone } = spoken;
  const window = readWindow(tokens, { nowMs, zone }, { throughMonday: false });
  const found: Found = { leagues: [], books: [], hasStat: false };
  const left: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const to = partAt(spoken, at, window !== null, found);
    if (to === null) left.push(tokens[at]?.text ?? '');
    at = Math.max(to ?? 0, at + 1);
  }
  return { ...found, left, window, hasMoney: amounts.money.some(({ isSure }) => isSure) };
}

/** The place behind the part that begins here; null where none does. */
function partAt(spoken: Spoken, at: number, hasTime: boolean, found: Found): number | null {
  const { tokens, amounts, mentions } = spoken;
  const mention = mentions.find(({ from }) => from === at);
  if (mention) return mention.to;
  const named = namedAt(spoken, at, found);
  if (named !== null) return named;
  if (hasTime && /^[ap]m?$/.test(tokens[at]?.number?.suffix ?? '')) return at + 1;
  const bet = betAt(tokens, at, found);
  if (bet !== null) return bet;
  if (hasTime && TIME_WORDS.has(tokens[at]?.text ?? '')) return at + 1;
  const numbers = [...amounts.prices, ...amounts.money, ...amounts.lines, ...amounts.counts];
  return numbers.find(({ from }) => from === at)?.to ?? null;
}

/** A book or a league. */
function namedAt({ tokens, slate }: Spoken, at: number, found: Found): number | null {
  const book = bookAt(tokens, at) ?? titleAt(tokens, at, slate.bookTitles);
  if (book) {
    found.books.push(book.title);
    return book.to;
  }
  const league = phraseAt(LEAGUE_NAMES, tokens, at);
  if (!league?.values[0]) return null;
  found.leagues.push(...league.values[0].leagues);
  return league.to;
}

/** A stored book by its own title, with or without its region: bettors have no other name for most abroad. */
function titleAt(tokens: readonly Token[], at: number, titles: ReadonlyMap<string, string>) {
  for (const title of titles.values()) {
    const name = title.replace(/ \(.*\)$/, '');
    const words = tokenise(name).map(({ text }) => text);
    if (words.length > 0 && words.every((word, offset) => tokens[at + offset]?.text === word))
      return { title: name, to: at + words.length };
  }
  return null;
}

/** A market, a side of one, or what a prop counts. */
function betAt(tokens: readonly Token[], at: number, found: Found): number | null {
  const stat = phraseAt(PROP_STAT_PHRASES, tokens, at);
  const word = phraseAt(MARKET_INDEX, tokens, at) ?? phraseAt(DIRECTION_INDEX, tokens, at);
  if (word && word.to >= (stat?.to ?? 0)) return word.to;
  if (stat) found.hasStat = true;
  return stat?.to ?? null;
}
