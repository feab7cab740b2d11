import { WHOLE_GAME } from '#contract/research/bet.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import type { Slate } from '../slate/slate.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import type { Bettor } from '../words/bettor.ts';
import { selectionLine } from '../words/pick-label.ts';
import { buildEvidence } from './build-evidence.ts';
import { heaviestSharp } from './heaviest-sharp.ts';

const SAYS_CHANCE = ['market', 'sharp'];

type Seen = { of: string; observedAt: string };

/** Of one bet at one moment: another line, side, player, book or time has another id. */
export function evidenceId({ event, market, selection }: Omit<Candidate, 'priced'>, { of, observedAt }: Seen): string {
  const line = selectionLine(market, selection) ?? '';
  return [event.id, market.market, WHOLE_GAME, selection, line, market.player, of, observedAt].join('|');
}

/**
 * The prices that a bet's figures rest on: the offer, the consensus that judges it, the sharpest book and the next best prices.
 * A price that nobody stored is no evidence of itself; chances of a bet that may push are those of a decided one.
 */
export function evidenceOfBet(
  candidate: Candidate,
  slate: Slate,
  bettor: Bettor,
  nowMs: number,
  { isStored = true, mayPush = false }: { isStored?: boolean; mayPush?: boolean } = {},
): Evidence[] {
  // What one price is judged by is not what another is: its own book has no voice in it.
  const judged = isStored
    ? candidate.priced.book
    : `a stated price${candidate.priced.book && ` at ${candidate.priced.book}`}`;
  const sharp = heaviestSharp(candidate.priced.books);
  const bookOf: Readonly<Record<string, string | undefined>> = {
    ...(isStored && { offer: candidate.priced.book }),
    market: `consensus for ${judged}`,
    sharp: sharp && `${sharp.book} for ${judged}`,
    next: `other books for ${judged}`,
  };
  return buildEvidence(candidate, { ...slate, bettor }, [], new Date(nowMs)).flatMap(({ source }) => {
    const of = bookOf[source.id];
    if (of === undefined) return [];
    const { name: sourceName, url, observedAt } = source;
    const id = evidenceId(candidate, { of, observedAt });
    const text = mayPush && SAYS_CHANCE.includes(source.id) ? `${source.text}; pushes aside` : source.text;
    return [{ id, text, sourceName, ...(url !== undefined && { sourceUrl: url }), observedAt }];
  });
}
