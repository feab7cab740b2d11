import { NO_STAKE } from '../acts/payout.ts';
import { isOfMany } from '../looked.ts';
import type { BetFocus, Reading, Spoken } from '../reading.ts';
import { isBarePrice, OF_HELD, sumsSoFar } from './held-sums.ts';
import { stillJudged } from './still-judged.ts';
import { sumsOf } from './sums-of.ts';

/** How an answer of the desk looked at what was spoken of before: for which question, and at which place of several. */
type Looking = { explains: string | null; pointed: number | null; missing?: readonly string[] };

/** What is spoken of behind an answer. What is looked at anew stays what it was: a leg of it is no bet of its own. */
export function spokenAfter(all: Spoken, { explains, pointed, missing }: Looking, previous: Reading | null): Spoken {
  const told = { ...withoutOurStake(all, missing ?? []), ...heldBook(all, previous) };
  if (tellsOfGame(told, previous)) return { looked: told.looked ?? [], ...heldStill(previous) };
  const spoken = {
    ...withScan(withEarlierSums(withEarlier(stillJudged(told, previous), previous), previous), previous),
    ...stillTracked(told, previous),
  };
  const looked = previous?.ticket === true ? legLooked(spoken, previous) : -1;
  if (looked >= 0) return { ...(spoken.looked && { looked: spoken.looked }), pointed: looked + 1 };
  if (explains === null || previous === null) return spoken;
  if (holdsMore(spoken, previous)) return { focus: spoken.focus ?? [], pointed: spoken.pointed ?? null };
  return pointed === null && spoken.calculation ? { calculation: spoken.calculation } : {};
}

/** Bets of several answers that were held against each other are spoken of together from here on. */
const holdsMore = ({ focus = [], ticket }: Spoken, previous: Reading): boolean =>
  focus.length > (previous.focus ?? []).length && ticket !== true && previous.list !== true && previous.ticket !== true;

/** A stake that nobody named is none that a parlay is for. */
function withoutOurStake(spoken: Spoken, missing: readonly string[]): Spoken {
  const { calculation } = spoken;
  if (calculation?.kind !== 'payout' || !missing.includes(NO_STAKE)) return spoken;
  const { stakeCents: _, ...bare } = calculation;
  return { ...spoken, calculation: bare, sums: [bare] };
}

/** A book that does not take the legs of the parlay is not the one at which it stands from here on. */
const heldBook = ({ ticket, calculation }: Spoken, previous: Reading | null): Spoken =>
  ticket === true && calculation === undefined && previous?.ticket === true
    ? { ticketBook: previous.ticketBook ?? null }
    : {};

/** What is asked of the product behind a bet that was to be kept leaves it what is to be kept. */
const stillTracked = ({ lookedUp }: Spoken, previous: Reading | null): Pick<Reading, 'tracked'> =>
  lookedUp?.kind === 'about' && previous?.tracked ? { tracked: previous.tracked } : {};

/** Who is out in the game of a bet changes nothing of which bet is spoken of. */
const tellsOfGame = ({ looked = [], focus = [] }: Spoken, previous: Reading | null): boolean =>
  previous?.ticket !== true &&
  looked.length > 0 &&
  looked.every(({ tool }) => tool === 'facts_about') &&
  focus.length > 0 &&
  focus.every(({ eventId }) => previous?.focus?.some((bet) => bet.eventId === eventId));

/** A sum on what a scan has shown leaves it shown. */
function withScan(spoken: Spoken, previous: Reading | null): Spoken {
  const scans = (previous?.looked ?? []).filter(({ tool }) => tool === 'scan_prices');
  const isSum = spoken.calculation !== undefined && (spoken.focus === undefined || spoken.unjudged === true);
  return isSum && spoken.looked === undefined && scans.length > 0 ? { ...spoken, looked: scans } : spoken;
}

/** A look at the prices or news of one leg takes no parlay apart. */
const legLooked = ({ focus = [], looked = [] }: Spoken, { focus: legs = [] }: Reading): number =>
  looked.length === 1 && focus.length === 1 ? legs.findIndex(({ eventId }) => eventId === focus[0]?.eventId) : -1;

const MOST_EARLIER = 4;

/** A bet that was judged or priced before this one may be joined with it. */
function withEarlier(spoken: Spoken, previous: Reading | null): Spoken {
  const { focus = [], ticket } = spoken;
  const isOfOne = new Set(focus.map(({ eventId }) => eventId)).size === 1;
  const isOfBets = isOfOne && ticket !== true && previous?.list !== true && previous?.ticket !== true;
  if (!isOfBets || !previous || (isOfMany(previous.looked ?? []) && !isNextRow(spoken))) return spoken;
  const before = spokenOne(previous).map((bet) =>
    previous.unjudged === true ? { ...bet, unjudged: true as const } : bet,
  );
  return { ...spoken, given: [...(previous.given ?? []), ...before].slice(-MOST_EARLIER) };
}

/** Of several that were held against each other the one that the answer came to. */
const spokenOne = ({ focus = [], pointed }: Reading): readonly BetFocus[] =>
  pointed == null ? focus : focus.slice(pointed - 1, pointed);

/** The next one in an order: it and those before it may be joined. */
const isNextRow = ({ looked: [first] = [] }: Spoken): boolean =>
  first?.tool === 'show_board' && first.input.limit === 1 && first.input.offset > 0;

/** Sums of one kind that were made one after the other may be set against each other. */
function withEarlierSums(spoken: Spoken, previous: Reading | null): Spoken {
  const { calculation } = spoken;
  const before = sumsOf(previous);
  const [last] = before;
  const isOfHeld = calculation && last && OF_HELD.has(calculation.kind) && OF_HELD.has(last.kind);
  // Single bets and then all of them as one stand beside each other.
  const isOfStakes = calculation?.kind === 'parlay' && last?.kind === 'payout';
  return calculation && (last?.kind === calculation.kind || isOfHeld || isOfStakes)
    ? { ...spoken, earlierSums: [...(previous?.earlierSums ?? []), ...before].slice(-MOST_EARLIER) }
    : lookedAtHeld(spoken, previous)
      ? { ...spoken, ...heldStill(previous) }
      : ofOneCovered(spoken, previous)
        ? { ...spoken, earlierSums: before }
        : spoken;
}

/** One of two bets that a sum was made of together is judged: what they come to together can be gone on with. */
function ofOneCovered({ calculation, focus = [], ticket, list }: Spoken, previous: Reading | null): boolean {
  const [sum, ...others] = sumsOf(previous);
  const isCover = (sum?.kind === 'middle' || sum?.kind === 'arbitrage') && others.length === 0;
  const sides = isCover ? (sum.sides ?? []) : [];
  const isSide = ({ eventId, market }: BetFocus) =>
    sides.some(({ ref }) => ref.eventId === eventId && ref.market === market);
  const isUnsummed = calculation === undefined || isBarePrice(calculation);
  return isUnsummed && ticket !== true && list !== true && focus.length > 0 && focus.every(isSide);
}

/** What was looked up of the game of a bet that is held: what is on it and what it pays stay known. */
function heldStill(previous: Reading | null): Pick<Reading, 'earlierSums'> {
  const before = sumsSoFar(previous);
  const last = before.at(-1);
  return last && OF_HELD.has(last.kind) ? { earlierSums: before.slice(-MOST_EARLIER) } : {};
}

/** The prices of that very bet. */
const lookedAtHeld = ({ calculation, focus = [], ticket, list }: Spoken, previous: Reading | null): boolean =>
  (calculation === undefined || isBarePrice(calculation)) &&
  ticket !== true &&
  list !== true &&
  focus.length > 0 &&
  focus.every(({ eventId, market, side }) =>
    previous?.focus?.some((bet) => bet.eventId === eventId && bet.market === market && bet.side === side),
  );
