import type { Known } from '../correct/named-parts.ts';
import { isPickOn } from '../lists/last-list.ts';
import type { Placed } from '../meant/bets-named.ts';
import type { Entity } from '../meant/entities.ts';
import type { Frame } from '../meant/merged.ts';
import { betTexts } from '../meant/spoken-of.ts';
import type { Role, Want } from '../meant/wants.ts';
import type { HeldTicket, Reading } from '../reading.ts';
import { lastTicket } from '../tickets/last-ticket.ts';

/**
 * What is asked of the parlay that was shown. `leg`: its place, from 1. `legs`: each as it is asked for by name. `stranger`: who is named as a
 * leg and is none.
 */
export type TicketAsked = {
  want: Want;
  ticket: HeldTicket;
  legs: readonly string[];
  isJudged: boolean;
  leg: number | null;
  book: string | null;
  stranger: string | null;
  /** What is to be won on it. */
  toWinCents: number | null;
  /** What the book keeps of it is asked. */
  isVig?: true;
};

/** What has a place in each. */
const ROLES: Readonly<Partial<Record<Want, readonly Role[]>>> = {
  'leg.why': ['nth', 'name'],
  'leg.fair': [],
  'leg.chance': [],
  'leg.weakest': [],
  'leg.strongest': [],
  'leg.book': ['book'],
  'it.stake': ['bankroll'],
  'it.towin': ['stake'],
};
/** What of a judged parlay is told by what was found of it then. */
const TOLD_AS_JUDGED: ReadonlySet<Want> = new Set<Want>(['leg.why', 'leg.weakest', 'leg.strongest']);

/** Null: no parlay was shown, or it is told by what was found of it. */
export function ticketAsked({ want, placed }: Frame, previous: Reading | null, known: Known): TicketAsked | null {
  const roles = ROLES[want];
  const ticket = want.startsWith('it.') && previous?.ticket !== true ? null : lastTicket(previous);
  if (!roles || !ticket || placed.some(({ role }) => !roles.includes(role))) return null;
  const named = oneOf(placed, 'name');
  const book = oneOf(placed, 'book');
  const mention = named?.part?.kind === 'name' ? named.part.mention : null;
  const isStranger = mention !== null && !ticket.legs.some((leg) => isPickOn(leg, mention));
  const isJudged = previous?.ticket !== true || previous.unjudged !== true;
  const asked = {
    want,
    ticket,
    legs: betTexts(ticket.legs, known),
    isJudged,
    leg: placeOf(placed, ticket),
    // As the registry calls it, however it is spelled.
    book: book && (book.means || book.text),
    toWinCents: want === 'it.towin' ? centsOf(oneOf(placed, 'stake')) : null,
    stranger: isStranger ? (mention.persons[0]?.name ?? named?.text ?? null) : null,
  };
  return isWhole(asked) ? asked : null;
}

/** It says of which leg or book it is; what of judged legs is told by what was found of them is left to that. */
const isWhole = ({ want, stranger, isJudged, leg, book, toWinCents }: TicketAsked): boolean =>
  stranger !== null ||
  (!(isJudged && TOLD_AS_JUDGED.has(want)) &&
    (want !== 'leg.why' || leg !== null) &&
    (want !== 'it.towin' || toWinCents !== null) &&
    (want !== 'leg.book' || book !== null));

const centsOf = (money: Entity | null): number | null => (money?.value ? Math.round(money.value * CENTS) : null);
const CENTS = 100;

function oneOf(placed: readonly Placed[], role: Role): Entity | null {
  const [entity, ...others] = placed.flatMap((part) => (part.role === role ? [part.entity] : []));
  return entity && others.length === 0 ? entity : null;
}

function placeOf(placed: readonly Placed[], { legs }: HeldTicket): number | null {
  const place = oneOf(placed, 'nth')?.value ?? null;
  return place !== null && place >= 1 && place <= legs.length ? place : null;
}
