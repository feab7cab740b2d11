import type { League } from '#engine/names/league.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import { type Token, tokenise } from '#engine/names/tokenise.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Mention } from '../calls/mentions.ts';
import { DIRECTION_INDEX, MARKET_INDEX } from '../calls/pieces.ts';
import { isRefusedBook } from '../calls/refused-book.ts';
import type { TimeWindow } from '../reading.ts';
import type { Zone } from '../time-zone.ts';
import { partAt } from '../wishes/read-parts.ts';
import type { Span, WishPart } from '../wishes/wish-part.ts';
import { wishTimes } from '../wishes/wish-times.ts';

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
  /** The provider's keys of the competitions of those. */
  competitions: readonly string[];
  /** The time that it names itself; null: none. */
  window: TimeWindow | null;
  /** Titles of the books that it names. */
  books: readonly string[];
  /** Titles of those that it leaves out. */
  refused: readonly string[];
  hasStat: boolean;
  hasMoney: boolean;
  left: readonly string[];
};

/** What names something; all else of a wish is how it is said. */
const NAMES: ReadonlySet<WishPart['kind']> = new Set<WishPart['kind']>([
  'name',
  'time',
  'book',
  'league',
  'stat',
  'market',
  'side',
]);

/** Every word of a short message as a part of what it names; what names nothing is left. */
export function spokenParts(spoken: Spoken): SpokenParts {
  const { tokens, amounts, slate, nowMs, zone } = spoken;
  const times = wishTimes(tokens, { nowMs, zone }, { throughMonday: false, before: null });
  const titles = titlesIn(slate.bookTitles);
  const named: WishPart[] = [];
  const refused: string[] = [];
  const left: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = namedAt(spoken, { times, titles }, at);
    const to = found?.to ?? betTo(tokens, at) ?? numberTo(amounts, at);
    if (found?.part.kind === 'book' && isRefusedBook(tokens, at)) refused.push(found.part.title);
    else if (found) named.push(found.part);
    else if (to === null) left.push(tokens[at]?.text ?? '');
    at = Math.max(to ?? 0, at + 1);
  }
  return {
    leagues: named.flatMap((part) => (part.kind === 'league' ? part.name.leagues : [])),
    competitions: named.flatMap((part) => (part.kind === 'league' ? (part.name.competitions ?? []) : [])),
    books: named.flatMap((part) => (part.kind === 'book' ? [part.title] : [])),
    refused,
    window: named.flatMap((part) => (part.kind === 'time' ? [part.window] : []))[0] ?? null,
    hasStat: named.some(({ kind }) => kind === 'stat'),
    hasMoney: amounts.money.some(({ isSure }) => isSure),
    left,
  };
}

/** Who or what a wish for bets would name here, or a stored book by its own title. */
function namedAt(
  { tokens, amounts, mentions }: Spoken,
  { times, titles }: { times: ReadonlyMap<number, Span<WishPart>>; titles: readonly Title[] },
  at: number,
): Span<WishPart> | null {
  const found = partAt({ tokens, amounts, mentions, times }, at);
  if (found?.part.kind === 'name') return found;
  return titleAt(tokens, at, titles) ?? (found && NAMES.has(found.part.kind) ? found : null);
}

/** A stored book by its own title, with or without its region: bettors have no other name for most abroad. */
function titleAt(tokens: readonly Token[], at: number, titles: readonly Title[]): Span<WishPart> | null {
  const named = titles.find(({ words }) => words.every((word, on) => tokens[at + on]?.text === word));
  return named ? { part: { kind: 'book', title: named.name }, to: at + named.words.length } : null;
}

type Title = { name: string; words: readonly string[] };

/** The titles in words: read once for all words of a message. */
const titlesIn = (titles: ReadonlyMap<string, string>): readonly Title[] =>
  [...titles.values()]
    .map((title) => title.replace(/ \(.*\)$/, ''))
    .map((name) => ({ name, words: tokenise(name).map(({ text }) => text) }))
    .filter(({ words }) => words.length > 0);

/** Behind a market or a side of one, in any of its words. */
const betTo = (tokens: readonly Token[], at: number): number | null =>
  (phraseAt(MARKET_INDEX, tokens, at) ?? phraseAt(DIRECTION_INDEX, tokens, at))?.to ?? null;

const numberTo = ({ prices, money, lines, counts }: Amounts, at: number): number | null =>
  [...prices, ...money, ...lines, ...counts].find(({ from }) => from === at)?.to ?? null;
