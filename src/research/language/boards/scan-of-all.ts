import type { ScanKind } from '#contract/research/scans.ts';
import { canBet, canBetNamed } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { list } from '../../words/format.ts';
import { type Asked, calls } from '../calls/call.ts';
import { scanKinds } from '../calls/scan-kinds.ts';
import { scanScopes } from '../calls/scan-scope.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';

const WIDE =
  /\b(whole|entire|full) (slate|board|card|day|menu)\b|\b(all|every) (the )?(games?|leagues?|sports?|matchups?)\b|\bacross (all|the|every)\b|\bwhole thing\b/;
const ALL_BOOKS =
  /\b(all|every|any) (of )?(the |your )?(\d+ |eleven |ten |twelve )?(books?|sportsbooks?)\b|\bnot (just|only) (mine|my|those|the ones)\b/;
const WITH = /\b(incl|including|included|include|even|plus|counting|with|and also)\b/;
const MOST_WORDS = 20;
const MOST_NAMED = 6;

/**
 * "Whole slate, all 11 books, not just mine" behind a scan, "any arbs across all games incl Bovada": the scan of all games at the books where
 * its writer can bet, and in a sentence which of the others are a reference only. Null: no scan is meant, or it stays what it is.
 */
export function scanOfAll(read: Tagged): Asked | null {
  const { plain, tokens, mentions, reading, slate, books, nowMs } = read;
  const kind = kindMeant(read);
  const isWide = WIDE.test(plain);
  const isAll = ALL_BOOKS.test(plain);
  const out = outOfReach(read, isAll);
  const isWith = isAll || (books.length > 0 && out.length === books.length && (isWide || WITH.test(plain)));
  const isWider = isWide && isOfSomeGames(read);
  if (kind === null || mentions.length > 0 || tokens.length > MOST_WORDS || !(isWith || isWider)) return null;
  const scopes = scanScopes(reading, { events: slate.events, nowMs });
  if (!Array.isArray(scopes)) return scopes;
  const input = { kind, ...(scopes.length === 1 && scopes[0]), ...timeOf(reading) };
  const words =
    out.length > 0
      ? [
          `You cannot bet at ${list(out.slice(0, MOST_NAMED))}${out.length > MOST_NAMED ? ` and ${out.length - MOST_NAMED} more` : ''}: those prices are a reference only, so the scan is over the books where you can.`,
        ]
      : [];
  return slate.events.length === 0 ? null : calls([{ tool: 'scan_prices', input }], words);
}

/** "On the whole board" behind a scan of one game is of all of them. */
const isOfSomeGames = ({ previous }: Tagged): boolean =>
  (previous?.looked ?? []).some(
    (one) => one.tool === 'scan_prices' && (one.input.eventId ?? one.input.eventIds) !== undefined,
  );

/** What is named, else what was scanned before. */
function kindMeant({ topics, says, previous }: Tagged): ScanKind | null {
  const [named] = scanKinds(topics);
  if (named) return named;
  if (says.has('arbitrage')) return 'arbitrage';
  const scan = (previous?.looked ?? []).find(({ tool }) => tool === 'scan_prices');
  return scan?.tool === 'scan_prices' ? scan.input.kind : null;
}

/** Of the books that are named, or of all that are stored, those where its writer cannot bet. */
function outOfReach({ books, slate, bettor = ANY_BETTOR }: Tagged, isAll: boolean): string[] {
  if (books.length === 0)
    return isAll ? [...slate.bookTitles].filter(([key]) => !canBet(key, bettor)).map(([, title]) => title) : [];
  return books.filter((book) => findBooks(book, slate.bookTitles).every(({ key }) => !canBetNamed(key, bettor)));
}
