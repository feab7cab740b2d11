import { afterOf } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Reading } from '../reading.ts';
import type { Entity, EntityText } from './entities.ts';
import type { Frame } from './merged.ts';
import type { SureFrame } from './read-frame.ts';
import { betText, gameText, spokenOf } from './spoken-of.ts';
import { changedBet, placedOf } from './spoken-text.ts';
import type { Want } from './wants.ts';

const DIFFERENCE = /\b(?:diff|difference|differ|compared? (?:to|with)|versus|vs)\b/i;
const CHANGED: ReadonlySet<Want> = new Set<Want>(['it.line', 'it.judge', 'it.best_price']);
const LIKELIEST = /\b(?:most likely|likeliest|more likely|likelier|favou?red|favou?rite)\b/i;
const WHICH = /\b(?:which|who|whos)\b/i;

/**
 * "What's the difference if I take them at -2": the bet that was spoken of and the one that is named, held against each other. Null: it asks
 * for nothing beside what was shown.
 */
export function besideSpoken(own: Frame, message: string, previous: Reading | null, known: Known): Frame | null {
  const spoken = DIFFERENCE.test(message) && CHANGED.has(own.want) && previous ? spokenOf(previous, known) : null;
  const added = own.placed.filter(({ role }) => role === 'line' || role === 'market');
  if (!spoken || added.length === 0 || added.length < own.placed.length) return null;
  const texts = [spoken.bet && betText.of(spoken.bet, spoken.event), changedBet(spoken, added)];
  const named = texts.flatMap((text) => (text === null ? [] : [placedOf(text, known)]));
  return named.length === 2 ? { want: 'compare', placed: named.flat() } : null;
}

const LOOSE: ReadonlySet<Entity['kind']> = new Set<Entity['kind']>(['bare', 'side', 'place', 'direction']);

/** "Which one is most likely", "who's the favorite" of the prices of who wins: who is favored. Null: something else was shown or is named. */
export function whoWins(
  message: string,
  { entities }: EntityText,
  previous: Reading | null,
  known: Known,
): SureFrame | null {
  const { market, side } = (previous?.looked?.[0]?.input ?? {}) as { market?: unknown; side?: unknown };
  const isBoard = afterOf(previous) === 'board' && market === 'moneyline' && side === undefined;
  const isAsked = WHICH.test(message) && LIKELIEST.test(message) && entities.every(({ kind }) => LOOSE.has(kind));
  const spoken = isBoard && isAsked && previous ? spokenOf(previous, known) : null;
  return spoken && { want: 'favored', placed: placedOf(gameText(spoken.event), known), share: 1 };
}
