import type { Parlay } from '#contract/research/build-parlay.ts';
import { mayPush } from '../../slate/may-push.ts';
import { writeOdds } from '../../words/bettor.ts';
import { list, percent, signedPercent } from '../../words/format.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { type ShownBet, showBet } from '../priced-bet.ts';
import type { World } from '../world.ts';
import { correlationOf, DIFFERENT_GAMES, sameGameWords } from './build-parlay.ts';
import { type Joint, jointOf } from './joint.ts';
import { unjudgedLeg } from './judged-leg.ts';
import { type AtBook, bookTotal } from './one-book.ts';
import { parlayVerdict } from './parlay-verdict.ts';
import { payoutCents } from './payout-cents.ts';

export type Asking = {
  stakeCents: number | null;
  /** Decimal odds that the bettor stated for all legs together. */
  price: number | null;
  /** No verdict is wanted. */
  priceOnly: boolean;
  /** It is held already. */
  isPlaced: boolean;
  /** Legs were chosen for it, which are picks. */
  isChosen: boolean;
  /** By leg: decimal odds that the bettor stated. */
  stated: readonly (number | null)[];
  target: { text: string; isMet: (decimal: number) => boolean } | null;
  /** The book of a price that was stated, and which legs it has no price on here; empty: it has them all, or none was named. */
  lacks: readonly { title: string; picks: readonly string[] }[];
  /** Why it stands at another book than before it was changed. */
  moved: string | null;
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
  const edge = sameGame || isPriceOnly(asking) ? null : joint.edge;
  const payout = stakeCents === null || sameGame ? null : payoutCents(stakeCents, joint.decimal);
  const shown = legs.map((leg) => showBet(leg, world));
  const bookKey = legs[0]?.priced.book ?? '';
  const judged = parlayVerdict(legs, joint, asking, bettor);
  const isJudged = judged.verdict !== null || asking.isChosen;
  const parlay: Parlay = {
    bookKey,
    // A price that was stated is that of the book it was named with, wherever its legs are stored.
    book: asking.lacks[0]?.title ?? titleOf(legs, slate.bookTitles),
    legs: shown.map(({ bet }) => (isJudged ? bet : unjudgedLeg(bet))),
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
    ...judged,
    isJudged,
    stated: statedOf(legs, joint, asking, world),
    target: target && { text: target.text, isMet: target.isMet(sameGame ? fairDecimal : joint.decimal) },
    ...movedOf(asking),
    otherBooks: others.map((book) => bookTotal(book, sameGame ? null : stakeCents, world)),
    notes: [...asking.lacks.map(lacksWords), ...notesOf(legs, edge)],
  };
  return { parlay, shown };
}

const isPriceOnly = ({ priceOnly, price }: Asking): boolean => priceOnly && price === null;
const movedOf = ({ moved }: Asking): Pick<Parlay, 'moved'> => (moved === null ? {} : { moved });

/** No book joins them: at a price of its writer's own each stands where it pays most. */
const APART = 'the best book for each leg';
function titleOf(legs: readonly Candidate[], titles: ReadonlyMap<string, string>): string {
  const key = legs[0]?.priced.book ?? '';
  return legs.every(({ priced }) => priced.book === key) ? (titles.get(key) ?? key) : APART;
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

const lacksWords = ({ title, picks }: Asking['lacks'][number]): string =>
  `I have no price for ${title} on ${list(picks)}: how likely it is comes from the other books, and its leg stands at one of theirs.`;

const PUSHES = 'If a leg pushes, it drops out and the rest of the parlay pays.';
const ERRORS_MULTIPLY = 'An error in one leg’s fair chance multiplies through all of them.';

function notesOf(legs: readonly Candidate[], edge: number | null): string[] {
  const canPush = legs.some(({ market }) => mayPush(market));
  return [...(canPush ? [PUSHES] : []), ...(edge !== null && edge > 0 ? [ERRORS_MULTIPLY] : [])];
}
