import type { Token } from '#engine/names/tokenise.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import type { ActShare } from '../acts/read-act.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Concept } from '../calls/concepts.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Piece } from '../calls/pieces.ts';
import type { resolveBet } from '../calls/resolve-bet.ts';
import type { BetFocus, Reading } from '../reading.ts';
import type { Zone } from '../time-zone.ts';

/** A question behind a parlay, and that parlay. */
export type Edit = {
  previous: Reading | null;
  /** The bets that were shown last, where the parlay is of an answer before that. */
  shown?: readonly BetFocus[];
  likeliest: ActShare;
  text: string;
  tokens: readonly Token[];
  pieces: readonly Piece[];
  mentions: readonly Mention[];
  amounts: Amounts;
  says: ReadonlySet<Concept>;
  books: readonly string[];
  slate: { events: readonly SlateEvent[]; bookTitles?: Slate['bookTitles'] };
  where: Parameters<typeof resolveBet>[1];
  nowMs: number;
  zone: Zone;
};
