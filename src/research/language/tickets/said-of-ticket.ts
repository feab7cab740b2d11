import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { chanceWithout } from './chance-without.ts';
import { lostLeg } from './lost-leg.ts';
import { parlayOnScreen } from './parlay-on-screen.ts';
import { payOfTicket } from './pay-of-ticket.ts';
import { ticketBeside } from './ticket-at-books.ts';
import { ticketChance } from './ticket-chance.ts';
import { whyLeg } from './why-leg.ts';
import { withoutLeague } from './without-league.ts';

/** What is said of a parlay that was shown: why of a leg, its chance, a change of it, or how it stands beside another book. */
export const saidOfTicket = (read: Tagged): Asked | null =>
  withoutLeague(read) ??
  payOfTicket(read) ??
  chanceWithout(read) ??
  lostLeg(read) ??
  whyLeg(read) ??
  ticketChance(read) ??
  parlayOnScreen(read) ??
  ticketBeside(read);
