import { formatAmerican } from '#engine/odds/format-american.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { capital, percent, signedPercent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus, HeldTicket } from '../reading.ts';
import { focusOf, isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { bestWhole } from './best-whole.ts';
import { lastTicket } from './last-ticket.ts';
import { isOn } from './named-legs.ts';
import { partedBets } from './named-parlay.ts';
import { placesIn } from './places-in.ts';
import { FEWEST_LEGS } from './ticket-call.ts';

const ASKS =
  /\b(would|is|are|wouldnt|arent|isnt|do you think|u think)\b(.*\bbe)?.*\b(a )?(better|worse|safer|stronger|smarter|nicer)\b.*\b(legs?|than|in (it|there|that)|for (it|that|the parlay))\b/;
const OF_LEG = /\b(legs?|parlay|in (it|there|that))\b/;
const SAFER = /\b(safer|likelier)\b/;

type Seat = { legs: readonly BetFocus[]; at: number };

/**
 * "Would the Browns be a better 2nd leg": that leg of the parlay that is named or was shown, held against another one, with what the parlay
 * would be with it. Nothing is changed by it, and it is free; to agree is to change it.
 */
export function betterLeg(read: Tagged): Asked | null {
  const { plain, tokens, previous } = read;
  if (!ASKS.test(plain) || !OF_LEG.test(plain)) return null;
  const from = tokens.findIndex(({ text }) => /^(would|is|are|wouldnt|arent|isnt|think)$/.test(text));
  const bets = partedBets(read);
  const placed = (bet: StatedBet): number => (bet.side ?? bet.player)?.from ?? 0;
  const [before, behind] = [bets.filter((bet) => placed(bet) < from), bets.filter((bet) => placed(bet) > from)];
  const parlay = tokens.findLastIndex(({ text }) => /^(parlay|ticket|slip|acca)$/.test(text));
  // "Is Miami a better leg than LA in my parlay: Austin, LA".
  const listed = parlay < from ? [] : behind.filter((bet) => placed(bet) > parlay);
  const [other, ...than] = behind.filter((bet) => !listed.includes(bet));
  const own = [before, listed].find(({ length }) => length >= FEWEST_LEGS);
  const ticket = own ? named(own, read) : lastTicket(previous);
  if (!other || !ticket || ticket.legs.length < FEWEST_LEGS) return null;
  const put = refOf(other, read);
  const at = seatOf(ticket.legs, than, read);
  const gone = at === null ? null : ticket.legs[at];
  const [one, two] = [put && storedBet(put, read), gone && storedBet({ ...gone, price: null }, read)];
  if (!one || !two || !isStored(one) || !isStored(two) || at === null) return null;
  return told({ legs: ticket.legs, at }, { put: one, gone: two }, read);
}

function named(bets: readonly StatedBet[], read: Tagged): HeldTicket | null {
  const legs = bets.flatMap((bet) => refOf(bet, read) ?? []);
  return legs.length === bets.length ? { legs, book: null } : null;
}

function refOf(bet: StatedBet, read: Tagged): BetFocus | null {
  const found = resolveBet(saysBet(bet) ? bet : { ...bet, market: 'moneyline', backs: true }, read.where);
  const [ref] = 'refs' in found ? found.refs : [];
  const stored = ref ? storedBet({ ...ref, price: null, book: null }, read) : null;
  return stored && isStored(stored) ? { ...focusOf(stored), price: null, book: null } : null;
}

/** Whose seat is asked for: by its place, or whom it is to be better than; else the last one. */
function seatOf(legs: readonly BetFocus[], than: readonly StatedBet[], { tokens }: Tagged): number | null {
  const whom = than.flatMap(({ side, player }) => side ?? player ?? []);
  const ofName = legs.findIndex((leg) => whom.some((mention) => isOn(leg, mention)));
  if (whom.length > 0) return ofName < 0 ? null : ofName;
  const [place] = placesIn(tokens, legs.length);
  return place === undefined ? legs.length - 1 : place - 1;
}

const edgeOf = ({ win, push, price }: StoredBet): number =>
  price ? expectedValueWithPush({ win, push, lose: 1 - win - push }, price.decimal) : -1;

function told({ legs, at }: Seat, { put, gone }: { put: StoredBet; gone: StoredBet }, read: Tagged): Asked {
  const { plain, odds } = read;
  const made = legs.map((leg, place) => (place === at ? focusOf(put) : leg));
  const [was, would] = [bestWhole(legs, read), bestWhole(made, read)];
  const by = SAFER.test(plain) ? put.win - gone.win : edgeOf(put) - edgeOf(gone);
  const measure = (bet: StoredBet) =>
    `${signedPercent(edgeOf(bet))} on average at ${bet.price ? `${bet.price.text} (${bet.price.book})` : 'no price you can take'}`;
  const lead = by > 0 ? 'Yes' : 'No';
  const text = [
    `${lead}: ${put.name} is ${measure(put)} and wins ${percent(put.win)} of the time, against ${measure(gone)} and ${percent(gone.win)} for ${gone.name}.`,
    ...(was && would
      ? [
          `${capital(`with it the ${made.length} legs`)} pay ${odds(would.decimal)} at ${would.title}${chance(would.chance)}; as they stand ${odds(was.decimal)} at ${was.title}${chance(was.chance)}.`,
        ]
      : []),
  ].join(' ');
  const swap = `swap leg ${at + 1} for ${put.short}`;
  return say(text, [capital(swap)], {
    focus: [...legs],
    ticket: true,
    ticketBook: was?.title ?? null,
    list: false,
    unjudged: true,
    openEdit: swap,
    ...(was && { calculation: { kind: 'payout', price: formatAmerican(was.decimal) } }),
  });
}

const chance = (share: number | null): string => (share === null ? '' : ` and win ${percent(share)} of the time`);
