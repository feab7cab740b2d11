import type { BetRefDraft } from '#contract/research/bet.ts';
import { signed } from '../../words/format.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { spreadOf } from '../calls/teaser-calls.ts';
import { isOfTeaser } from '../calls/teaser-spoken.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { numberAtBook, pricedAtBook } from '../sums/priced-at-book.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { notQuoted } from '../sums/sum-on-bet.ts';

/** "Isn't +16 at DK?", "DK has them -16?", "FanDuel has +3.5 right". */
const CLAIMS =
  /^((ok|so|but|wait|hm+|why|i thought|thought|no) )*(isnt|is|aint|wasnt|arent|doesnt|dont|does|didnt)\b|\b(has|have|had|got|shows|is at|are at)\b/;
const ASKS_WHAT = /\b(what|whats|which|who|whos|where|wheres|how|best|any|should|better)\b/;
const MOST_WORDS = 14;

/**
 * What a message claims of the number that one book has on a side: yes, or which number it has. Of the teaser that was told, what that makes
 * of its leg. Null: no number is claimed, or something else is asked.
 */
export function claimedAtBook(read: Tagged): Asked | null {
  const { plain, text, tokens, books, amounts } = read;
  const [book, ...more] = new Set(books);
  const isAsked = text.trim().endsWith('?') || /\b(no|right|tho|though)$/.test(plain);
  const isElse = amounts.money.some(({ isSure }) => isSure) || amounts.shares.length > 0 || asksVerdict(plain);
  if (!book || more.length > 0 || !isAsked || isElse || !CLAIMS.test(plain) || ASKS_WHAT.test(plain)) return null;
  const line = amounts.lines.findLast((one) => one.signed)?.line;
  if (line === undefined || tokens.length > MOST_WORDS || amounts.prices.length > 1) return null;
  const ref = sideMeant(line, book, read);
  return ref && told(ref, line, book, read);
}

/** Whoever is named, else of the sides that were spoken of the one whose number at that book is next to it. */
function sideMeant(line: number, book: string, read: Tagged): BetRefDraft | null {
  const { mentions, previous, nowMs } = read;
  const focus = (previous?.focus ?? []).filter(({ side }) => side === 'home' || side === 'away');
  const [mention, ...others] = mentions;
  const named = (mention?.persons ?? []).flatMap((one) =>
    one.kind === 'side' && one.event.startsAt.getTime() > nowMs ? [{ eventId: one.event.id, side: one.selection }] : [],
  );
  if (mention && (others.length > 0 || named.length === 0)) return null;
  const spoken = mention
    ? (named.find(({ eventId }) => focus.some((bet) => bet.eventId === eventId)) ?? named[0])
    : undefined;
  const refs = spoken ? [spoken] : focus.map(refOfFocus);
  const far = (ref: BetRefDraft): number =>
    Math.abs((numberAtBook(ref, book, read)?.line ?? Number.POSITIVE_INFINITY) - line);
  const [first] = refs
    .map(({ eventId, side }): BetRefDraft => ({ eventId, side, market: 'spread', player: null, line: null }))
    .toSorted((a, b) => far(a) - far(b));
  return first ?? null;
}

function told(ref: BetRefDraft, line: number, book: string, read: Tagged): Asked | null {
  const { eventId, market, side } = ref;
  const exact = pricedAtBook({ ...ref, line }, book, read);
  const there = exact ?? numberAtBook(ref, book, read);
  const claimed = read.amounts.prices[0]?.text ?? null;
  if (!there) {
    const main = storedBet(ref, read);
    return isStored(main) ? say(`${notQuoted(`a spread of ${main.name}`, book)} here.`) : null;
  }
  const isTrue = exact !== null && (claimed === null || claimed === exact.price.text);
  const lead = isTrue
    ? `Yes, ${there.price.book} has ${there.name} at ${there.price.text}.`
    : `No, ${there.price.book} has ${there.name} at ${there.price.text} here${exact ? '' : `, and no ${signed(line)}`}.`;
  const teased = teasedThere(there, read);
  const asked = calls([boardCall({ eventId, market, side, books: [there.price.book] })], [lead, ...teased]);
  // The teaser stays what is spoken of.
  return teased.length > 0 && asked.kind === 'calls' ? { ...asked, explains: 'why' } : asked;
}

/** "Why -10, DK has them -16": from which line the leg of the teaser came, and where it ends at that book. */
function teasedThere(there: StoredBet, read: Tagged): string[] {
  const { ref, event, line } = there;
  const leg = (read.previous?.focus ?? []).find(({ eventId, side }) => eventId === ref.eventId && side === ref.side);
  const from = ref.side === 'home' || ref.side === 'away' ? spreadOf(event, ref.side) : null;
  if (!isOfTeaser(read) || leg?.line == null || from === null || line === null) return [];
  const points = leg.line - from;
  return [
    `The ${signed(leg.line)} comes from ${signed(from)}, which most books have, and ${points} points; from ${signed(line)} there it is ${signed(line + points)}.`,
  ];
}
