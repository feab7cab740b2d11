import { bookOf } from '../../books/registry.ts';
import { afterHelp } from '../harm/after-help.ts';
import { lastBets } from '../lists/last-bets.ts';
import { lastList } from '../lists/last-list.ts';
import { isOfMany, listShown } from '../looked.ts';
import { booksAdded } from '../product/book-added.ts';
import { scanPlace } from '../product/scan-places.ts';
import type { Memory, Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { lastTicket, ticketsBefore } from '../tickets/last-ticket.ts';
import { readAmounts } from './amounts.ts';
import { keptOffer } from './kept-offer.ts';
import { readForgotten, readTold, remembered, withoutOwn } from './memory.ts';
import { keysOf } from './own-books.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';

/** A reading with what the chat spoke of last, and with what its writer said of himself, now or before. */
export function withMemory(reading: Reading, previous: Reading | null, text: string): Reading {
  const words = readWords(text);
  const named = reading.players.length === 1 ? reading.players[0] : previous?.named;
  const memory = memoryOf(reading, previous, words);
  return {
    ...afterHelp(reading, previous, text),
    // "And if I also had DraftKings" does not ask for DraftKings alone.
    ...(memory.also && { book: null, books: [] }),
    ...(previous?.focus && { focus: previous.focus }),
    ...(previous?.unjudged === true && { unjudged: true }),
    ...(previous?.ticket === true && { ticket: true, ticketBook: previous.ticketBook ?? null }),
    ...(previous?.list === true && { list: true }),
    ...heldOf(previous),
    ...(reading.intent === 'parlay' && stakeIn(words)),
    ...saidStake(words, previous),
    ...keptOffer(words, reading, previous),
    ...(previous?.given && { given: previous.given }),
    ...(previous?.kept && { kept: previous.kept }),
    ...(named != null && { named }),
    // What was taken back stays so, though nothing else is remembered.
    ...((Object.keys(memory).length > 0 || previous?.memory) && { memory }),
  };
}

function memoryOf(reading: Reading, previous: Reading | null, words: ReturnType<typeof readWords>): Memory {
  const forgotten = readForgotten(words);
  // "I don't have FanDuel" says at which book one does not bet.
  const told = forgotten.length > 0 ? null : toldOf(words, reading, previous);
  const scanned = scanPlace(words, previous);
  const own = remembered(withoutBooks(previous?.memory ?? {}, forgotten), told);
  const all = withMissing(own, forgotten, booksHad(words));
  return { ...all, ...severalNamed(reading), ...(scanned !== null && { state: scanned }) };
}

/** "Actually I do have ESPN BET". */
const HAS = /\b(i|we|ive) (do |actually |just |also |now )*(have|got|use|can use|opened|signed up)\b/;
const HAS_NOT = /\b(dont|not|cant|never|no)\b/;

function booksHad(words: ReturnType<typeof readWords>): readonly string[] {
  const plain = plainText(words);
  if (!HAS.test(plain) || HAS_NOT.test(plain)) return [];
  return titlesOf(keysOf(new Set(words.flatMap((_, at) => bookAt(words, at)?.title ?? []))));
}

const titlesOf = (keys: readonly string[]): string[] => keys.map((key) => bookOf(key).title);

/** What a scan is to be made with as well is not all that he has. */
function toldOf(words: ReturnType<typeof readWords>, reading: Reading, previous: Reading | null) {
  const told = readTold(words, reading);
  const hasOwn = previous?.memory?.sportsbooks !== undefined;
  // "Actually I do have ESPN BET" takes back that he does not, and names no only one.
  const missing = titlesOf(previous?.memory?.without ?? []);
  const isBack = told?.books ? titlesOf(told.books.keys).every((title) => missing.includes(title)) : false;
  return told && !hasOwn && (isBack || booksAdded(words, previous)) ? { ...told, books: null } : told;
}

/** "DK, FD or MGM": what "those 3" are from here on. */
const severalNamed = ({ books = [] }: Reading): Pick<Memory, 'namedBooks'> =>
  books.length > 1 ? { namedBooks: books } : {};

/** A parlay, picks and a list of games stay what can be gone back to until others are shown. */
export function heldOf(
  previous: Reading | null,
): Pick<Reading, 'heldTicket' | 'heldTickets' | 'heldList' | 'heldLooked' | 'heldBets'> {
  const heldTicket = lastTicket(previous);
  const heldTickets = ticketsBefore(previous);
  const heldList = lastList(previous);
  const [heldLooked] = listShown(previous);
  const heldBets = lastBets(previous);
  return {
    ...(heldTicket && { heldTicket }),
    ...(heldTickets.length > 0 && { heldTickets }),
    ...(heldList && { heldList }),
    ...(heldLooked && isOfMany([heldLooked]) && { heldLooked }),
    ...(heldBets.length > 0 && { heldBets }),
  };
}

/** "What would 20 pay", "how much does 10 win", "what does it pay on 50". */
const PAYS =
  /\b(?:what|whats|how much)(?: (?:would|will|does|do|is|for))* (?:(?:a )?(\d{1,6}) (?:bucks |dollars )?(?:pay|pays|win|wins|get|gets|return|returns|make|makes)|(?:it |that |this |they )?(?:pay|pays|win|return|returns) (?:me )?(?:on|with|w|for) (\d{1,6}))\b(?! legs)/;

/** What is said to be put on the parlay that is asked for. */
function stakeIn(words: ReturnType<typeof readWords>): Pick<Reading, 'stakeCents'> {
  const { money, prices } = readAmounts(withoutOwn(words));
  const [, first, behind] = PAYS.exec(plainText(words)) ?? [];
  const asked = first ?? behind;
  if (asked !== undefined && prices.length === 0) return { stakeCents: Number(asked) * 100 };
  const [stake, ...others] = money.filter(({ isSure, role }) => isSure && (role === null || role === 'stake'));
  return stake && others.length === 0 && prices.length === 0 ? { stakeCents: stake.cents } : {};
}

/** What is given by a book is none of its writer's money. */
const GIVEN = /\b(free ?bets?|bonus|boosts?|promo|token|credit|no sweat|deposit|bankroll|roll|unit|units)\b/;

/** A stake stays said until another one is. */
function saidStake(words: ReturnType<typeof readWords>, previous: Reading | null): Pick<Reading, 'saidStakeCents'> {
  const said = GIVEN.test(plainText(words)) ? undefined : stakeIn(words).stakeCents;
  const saidStakeCents = said ?? previous?.saidStakeCents;
  return saidStakeCents === undefined ? {} : { saidStakeCents };
}

/** Where his books are not known, those that he does not have are; one that he says to have after all is none of them. */
function withMissing(memory: Memory, forgotten: readonly string[], told: readonly string[]): Memory {
  const { without = [], ...rest } = memory;
  const missing = memory.sportsbooks
    ? []
    : [...new Set([...without, ...forgotten])].filter(
        (key) => forgotten.includes(key) || !told.includes(bookOf(key).title),
      );
  return missing.length === 0 ? rest : { ...rest, without: missing };
}

function withoutBooks(memory: Memory, forgotten: readonly string[]): Memory {
  if (forgotten.length === 0 || !memory.sportsbooks) return memory;
  const { sportsbooks, ...rest } = memory;
  const left = sportsbooks.filter((key) => !forgotten.includes(key));
  return left.length === 0 ? rest : { ...rest, sportsbooks: left };
}
