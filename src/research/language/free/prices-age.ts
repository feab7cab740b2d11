import { bookTitle } from '../../books/book-title.ts';
import { feedName, gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { ageWords, plural } from '../../words/format.ts';
import { momentWords } from '../../words/moment-words.ts';
import { type Asked, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS_AGE =
  /\bhow (fresh|old|recent|stale|current|up to date|outdated|late)\b|\bwhen (did|was|were|have|has)\b.*\b(pull\w*|updat\w*|refresh\w*|fetch\w*|grab\w*|scrap\w*|check\w*|read)\b|\b(last|latest) (pull|update|refresh|check|read)\b/;
const OF_PRICES = /\b(odds|prices?|lines?|numbers?|quotes?|data|feed|board|these|those|that|this|em|them|it|they)\b/;
const ELSE = /\b(tokens?|account|injur\w*|news|weather|scores?|record|bankroll|how often|is he|are you|are u)\b/;
const MOST_WORDS = 18;

/** "How fresh r these prices, when did u last pull em": the newest and the oldest of the game that is spoken of, else of all games ahead. Null: the age of prices is not asked. */
export function pricesAge(read: Tagged): Asked | null {
  const { plain, tokens, mentions, slate, nowMs, zone, previous } = read;
  if (!(ASKS_AGE.test(plain) && OF_PRICES.test(plain)) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  if (slate.asOf === null) return null;
  const named = mentions.flatMap(({ persons }) => persons.map(({ event }) => event))[0];
  const spoken = named ?? gameAhead(previous?.focus?.[0], { events: slate.events, nowMs });
  if (mentions.length > 0 && !named) return null;
  const ages = agesOf(spoken ? [spoken] : slate.events.filter(({ startsAt }) => startsAt.getTime() > nowMs), read);
  const [newest] = ages;
  const oldest = ages.at(-1);
  if (!newest || !oldest) return null;
  const where = spoken ? `In ${gameLabel(spoken)}` : 'Of the games ahead';
  const source =
    slate.odds === 'demo'
      ? `They are demo data, invented games at ${plural(slate.bookTitles.size, 'real book name')}, as of ${momentWords(slate.asOf, zone.name)}.`
      : `They come from ${feedName(slate)}, last read on ${momentWords(slate.asOf, zone.name)}.`;
  return say(
    `${where} the newest price is ${ageWords(newest.seconds)} old (${newest.book}) and the oldest ${ageWords(oldest.seconds)} (${oldest.book}). ${source} Every board shows the age beside each price; check your book before you bet.`,
  );
}

type Age = { book: string; seconds: number };

/** The newest first. */
const agesOf = (events: readonly SlateEvent[], { slate, nowMs }: Tagged): Age[] =>
  events
    .flatMap(({ markets }) => markets.flatMap(({ quotes }) => quotes))
    .map(({ bookKey, quotedAt }) => ({
      book: bookTitle(bookKey, slate),
      seconds: Math.max(0, (nowMs - quotedAt.getTime()) / 1000),
    }))
    .sort((a, b) => a.seconds - b.seconds);
