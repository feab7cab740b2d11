import { canBetNamed, type Place } from '../../books/can-bet.ts';
import { bookOf } from '../../books/registry.ts';
import type { Memory } from '../../language/reading.ts';
import { rememberedWords } from '../../language/remembered-parts.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';
import { list } from '../../words/format.ts';
import type { Candidate } from './candidates.ts';

/** What the reader must know of his own part in a search: which of its books take no bet of his, and what he had said of himself. */
export function ofTheBettor(found: readonly Candidate[], bettor: Bettor, told: Told): string[] {
  return [...referenceBooks(found, bettor), ...saidBefore(bettor, told)];
}

/** What a chat remembers now, and what it did before this question: what is new is noted elsewhere. */
type Told = { memory: Memory | undefined; before: Memory | undefined };

/** A book whose prices only inform. It stands among the picks where it was asked for by name. */
function referenceBooks(found: readonly Candidate[], place: Place): string[] {
  const books = [...new Set(found.map(({ priced }) => priced.book))].filter((key) => !canBetNamed(key, place));
  if (books.length === 0) return [];
  const titles = list([...new Set(books.map((key) => bookOf(key).title))]);
  return [`You cannot bet at ${titles} here: ${books.length === 1 ? 'its' : 'their'} prices are reference only.`];
}

/** "As you said in this chat, you bet at DraftKings and your bankroll is $2,000.00." */
function saidBefore(bettor: Bettor, { memory = {}, before = {} }: Told): string[] {
  const wordsOf = (one: Memory) => rememberedWords(one, (decimal) => writeOdds(bettor, decimal));
  const said = new Set(wordsOf(before));
  const held = wordsOf(memory).filter((words) => said.has(words));
  return held.length > 0 ? [`As you said in this chat, ${list(held)}.`] : [];
}
