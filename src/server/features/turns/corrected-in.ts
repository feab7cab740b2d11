import { answeredQuestion } from '#research/language/correct/answered-question.ts';
import { askedAtOwnBooks } from '#research/language/correct/at-own-books.ts';
import { correctedQuestion, correctedWithin } from '#research/language/correct/corrected-question.ts';
import { mayBeSame, sameQuestion } from '#research/language/correct/same-question.ts';
import type { BetFocus, Reading } from '#research/language/reading.ts';
import type { TurnDeps } from './turn-deps.ts';
import type { AskedChat } from './turns.repo.ts';

/** A question that is asked once more. `before`: what it leaned on; `paid`: the bets that were judged for it, null where it is another question. */
export type CorrectedTurn = { question: string; before: Reading | null; paid: readonly BetFocus[] | null };

/** What was asked back, with the answer to it. */
function answeredIn(
  { previous, asked }: Pick<AskedChat, 'previous' | 'asked'>,
  message: string,
  known: Parameters<typeof answeredQuestion>[2],
): CorrectedTurn | null {
  if (previous?.asksWho !== true) return null;
  const [last] = asked();
  if (!last) return null;
  const question = answeredQuestion(message, last.asked, known);
  const { memory } = previous;
  return question === null
    ? null
    : { question, before: last.before && { ...last.before, ...(memory && { memory }) }, paid: [] };
}

/** The question before, asked of somebody else. */
function sameIn(
  { previous, asked }: Pick<AskedChat, 'previous' | 'asked'>,
  message: string,
  known: Parameters<typeof sameQuestion>[3],
): CorrectedTurn | null {
  if (!previous || !mayBeSame(message)) return null;
  const [last] = asked();
  const question = last ? sameQuestion(message, last.asked, previous, known) : null;
  return question === null ? null : { question, before: previous, paid: null };
}

/** The use of a free bet that was asked for, at the books that this message says are its writer's. */
function atOwnBooksIn(
  { previous, asked }: Pick<AskedChat, 'previous' | 'asked'>,
  message: string,
): CorrectedTurn | null {
  const [last] = previous?.offer?.kind === 'free_bet' ? asked() : [];
  const question = previous && last ? askedAtOwnBooks(message, last.asked, previous) : null;
  return question === null ? null : { question, before: previous, paid: null };
}

/** A question of before, as this message puts it right; null: the message stands for itself. */
export async function correctedIn(
  { slate, now, zoneByName }: Pick<TurnDeps, 'slate' | 'now' | 'zoneByName'>,
  { previous, asked }: Pick<AskedChat, 'previous' | 'asked'>,
  message: string,
  timeZone: string,
): Promise<CorrectedTurn | null> {
  const zone = zoneByName(timeZone);
  if (!zone) return null;
  const known = { slate: await slate.current(), clock: { nowMs: now().getTime(), zone } };
  const own = correctedWithin(message, known);
  if (own !== null) return { question: own, before: previous, paid: [] };
  if (!previous) return null;
  const atOwn = atOwnBooksIn({ previous, asked }, message);
  if (atOwn !== null) return atOwn;
  const corrected = correctedQuestion(message, asked, known);
  if (corrected === null)
    return answeredIn({ previous, asked }, message, known) ?? sameIn({ previous, asked }, message, known);
  const { focus = [], unjudged, memory } = previous;
  const before = corrected.of?.before ?? null;
  return {
    question: corrected.question,
    // What was said of oneself stays said.
    before: corrected.of ? before && { ...before, ...(memory && { memory }) } : previous,
    paid: [...(corrected.of?.judged ?? []), ...(unjudged === true ? [] : focus)],
  };
}
