import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { robinPush } from '../sums/robin-push.ts';
import { betterAtBook } from './better-at-book.ts';
import { breakEvenOfLegs } from './break-even-of-legs.ts';
import { legVoid } from './leg-void.ts';
import { legsOfOthers } from './legs-of-others.ts';
import { mayJoin } from './may-join.ts';
import { ticketChance } from './ticket-chance.ts';
import { worstDropped } from './worst-dropped.ts';

/**
 * What is asked of the parlay or round robin on the screen and is told by its very legs, free: a leg that is handed back, what each has to
 * win, another book, which leg would go, and how often all of it wins.
 */
export const ofTicket = (read: Tagged): Asked | null =>
  robinPush(read) ??
  legVoid(read) ??
  legsOfOthers(read) ??
  mayJoin(read) ??
  breakEvenOfLegs(read) ??
  betterAtBook(read) ??
  worstDropped(read) ??
  ticketChance(read);
