import type { Parlay } from '#contract/research/build-parlay.ts';
import type { Verdict } from '#contract/verdict.ts';
import { UNIT_STEP } from '#engine/odds/confidence.ts';
import { kellyPart } from '#engine/odds/kelly-part.ts';
import { type CombinedLegs, combineLegs } from '#engine/picks/parlay.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { mayPush } from '../../slate/may-push.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';
import { dollars, percent, plural, signedPercent, unitsWords } from '../../words/format.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { type ShownBet, showBet } from '../priced-bet.ts';
import type { World } from '../world.ts';
import { correlationOf, DIFFERENT_GAMES, sameGameWords } from './build-parlay.ts';
import { type AtBook, bookTotal } from './one-book.ts';
import { payoutCents } from './payout-cents.ts';
import { type SameGame, sameGames } from './same-game.ts';

const QUARTER = 0.25;
/** Units are percent of the bankroll. */
const PERCENT = 100;

export type Joint = CombinedLegs & { games: SameGame[] };

/** How likely all legs win, with what is known of how those of one game hang together. */
export function jointOf(legs: readonly Candidate[], nowMs: number): Joint {
  const games = sameGames(legs, new Date(nowMs));
  const combined = combineLegs(
    legs.map(({ event, priced }) => ({
      eventId: event.id,
      decimal: priced.decimal,
      probability: priced.fairProbability,
    })),
    new Map(games.map(({ eventId, lift }) => [eventId, lift])),
  );
  return { ...combined, games };
}

export type Asking = {
  stakeCents: number | null;
  /** By leg: decimal odds that the bettor stated. */
  stated: readonly (number | null)[];
  target: { text: string; isMet: (decimal: number) => boolean } | null;
};

export type ShownParlay = { parlay: Parlay; shown: ShownBet[] };

/** All legs at one book: what it pays, how likely it is, whether that is worth it, and who else takes them. */
export function showParlay(
  legs: readonly Candidate[],
  others: readonly AtBook[],
  asking: Asking,
  world: World,
): ShownParlay {
  const { bettor, nowMs, slate } = world;
  const { stakeCents, target } = asking;
  const joint = jointOf(legs, nowMs);
  const sameGame = joint.games.length > 0;
  const fairDecimal = joint.fairDecimal ?? Number.POSITIVE_INFINITY;
  const fairText = writeOdds(bettor, fairDecimal);
  const text = writeOdds(bettor, joint.decimal);
  const edge = sameGame ? null : joint.edge;
  const payout = stakeCents === null || sameGame ? null : payoutCents(stakeCents, joint.decimal);
  const shown = legs.map((leg) => showBet(leg, world));
  const bookKey = legs[0]?.priced.book ?? '';
  const parlay: Parlay = {
    bookKey,
    book: slate.bookTitles.get(bookKey) ?? bookKey,
    legs: shown.map(({ bet }) => bet),
    decimal: joint.decimal,
    text,
    stakeCents,
    payoutCents: payout,
    profitCents: payout === null || stakeCents === null ? null : payout - stakeCents,
    fairChance: joint.probability,
    fairChanceText: chanceText(joint.probability),
    fairDecimal,
    fairText,
    independentChance: joint.independent,
    sameGame,
    correlation: correlationOf(joint.games),
    dependence: sameGame ? sameGameText(joint, legs, { text, fairText }) : DIFFERENT_GAMES,
    edge,
    edgeText: edge === null ? null : signedPercent(edge),
    ...withStake(verdictOf(legs, edge, fairText), mostUnits(legs, joint), bettor),
    stated: statedOf(legs, joint, asking, world),
    target: target && { text: target.text, isMet: target.isMet(joint.decimal) },
    otherBooks: others.map((book) => bookTotal(book, sameGame ? null : stakeCents, world)),
    notes: notesOf(legs, edge),
  };
  return { parlay, shown };
}

/** With digits enough for the chance of many legs. */
export const chanceText = (chance: number): string =>
  chance < 0.01 ? `${(chance * 100).toPrecision(2)}%` : percent(chance);

const sameGameText = (
  joint: Joint,
  legs: readonly Candidate[],
  { text, fairText }: { text: string; fairText: string },
) =>
  sameGameWords(joint.games, {
    ...joint,
    eventIds: legs.map(({ event }) => event.id),
    correlationValue: correlationOf(joint.games),
    totalOdds: text,
    fairJointOdds: fairText,
  });

type Judged = { verdict: Verdict | null; verdictReason: string };

/** A leg that is no bet alone makes the parlay none, whatever the product says. */
function verdictOf(legs: readonly Candidate[], edge: number | null, fairText: string): Judged {
  if (edge === null)
    return {
      verdict: null,
      verdictReason: `Only the book knows its price for legs of one game; above ${fairText} it is worth taking.`,
    };
  const passes = legs.filter(({ priced }) => priced.verdict === 'pass').length;
  if (edge <= 0) return { verdict: 'pass', verdictReason: 'The margins of the legs multiply.' };
  if (passes > 0) return { verdict: 'pass', verdictReason: passWords(passes, legs.length) };
  const isBet = legs.every(({ priced }) => priced.verdict === 'bet');
  return isBet
    ? { verdict: 'bet', verdictReason: 'Every leg is a bet alone.' }
    : { verdict: 'lean', verdictReason: 'Every leg is worth a stake alone, some only as a lean.' };
}

/** A quarter of Kelly on all of them together, and never more than on the least of its legs alone. */
const mostUnits = (legs: readonly Candidate[], { probability, decimal }: Joint): number =>
  Math.floor(
    Math.min(kellyPart(probability, decimal, QUARTER) * PERCENT, ...legs.map(({ priced }) => priced.units)) / UNIT_STEP,
  ) * UNIT_STEP;

function withStake(judged: Judged, units: number, bettor: Bettor): Judged {
  if (judged.verdict !== 'bet' && judged.verdict !== 'lean') return judged;
  const cents = stakeCents(units, bettor);
  const money = cents === null ? '' : `, ${dollars(cents)}`;
  const stake =
    units === 0
      ? `A quarter of Kelly is less than ${unitsWords(UNIT_STEP)}, so stake no more than that.`
      : `Stake at most ${unitsWords(units)}${money} on it.`;
  return { ...judged, verdictReason: `${judged.verdictReason} ${stake}` };
}

const passWords = (passes: number, legs: number): string =>
  passes === legs
    ? 'None of its legs is worth a stake alone.'
    : `${passes} of its ${plural(legs, 'leg')} ${passes === 1 ? 'is' : 'are'} not worth a stake alone.`;

/** The same legs at the prices that the bettor stated, those of the book where none was stated. */
function statedOf(
  legs: readonly Candidate[],
  { probability, games }: Joint,
  { stated }: Asking,
  { bettor }: World,
): Parlay['stated'] {
  if (stated.every((price) => price === null)) return null;
  const decimal = legs.reduce((product, { priced }, at) => product * (stated[at] ?? priced.decimal), 1);
  const edge = games.length > 0 ? null : probability * decimal - 1;
  return { decimal, text: writeOdds(bettor, decimal), edge, edgeText: edge === null ? null : signedPercent(edge) };
}

const PUSHES = 'A leg that pushes is taken out, and the rest pays on.';
const ERRORS_MULTIPLY = 'An error in one leg’s fair chance multiplies through all of them.';

function notesOf(legs: readonly Candidate[], edge: number | null): string[] {
  const canPush = legs.some(({ market }) => mayPush(market));
  return [...(canPush ? [PUSHES] : []), ...(edge !== null && edge > 0 ? [ERRORS_MULTIPLY] : [])];
}
