import type { Tagged } from '../calls/tagged.ts';
import type { Cover, CoverStakes } from './cover.ts';
import { type CoverSaid, sideSaid } from './cover-said.ts';

/** A message with what it says of bets on every side. */
export type Asking = { read: Tagged; said: CoverSaid };

export const stakesOf = ({ said: { cents, isEach } }: Asking): CoverStakes => ({
  totalCents: isEach ? null : cents,
  eachCents: isEach ? cents : null,
});

/** Another number than money: of another bet. */
export const namesLine = ({ read, said: { cents } }: Asking): boolean =>
  read.said.some(({ line }) => line !== null && line.line * 100 !== cents);

/** They were told of together, and not one of them alone. */
export const isTogether = ({ from }: Cover): boolean => from === 'sum' || from === 'scan';

/** One side that is named alone is a bet of its own, unless both were told of together. */
export const isOfBoth = (cover: Cover, read: Tagged, saysBoth: boolean): boolean =>
  isTogether(cover) || saysBoth || sideSaid(cover, read) === null;
