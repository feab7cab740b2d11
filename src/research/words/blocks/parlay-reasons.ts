import type { BuildParlayResult, Parlay } from '#contract/research/build-parlay.ts';
import type { BetQuestion } from '../../language/calls/call.ts';
import { dollars, percent } from '../format.ts';
import { NO_LOCK } from '../plain-answers/about-picks.ts';
import { simplyWords } from '../plain-answers/simply-words.ts';
import { whetherBad } from '../whether-bad.ts';
import { parlayPassWords } from './pass-reasons.ts';

/** What the book gives for legs of one game is not known. */
const ABOVE = 'It is worth it above that and not below: tell me what your book pays for the legs together.';
const NOT_STORED =
  "I have no book's price for legs of one game, so compare it in your apps to see which one pays most.";

const ofOneGame = (fair: string, question: BetQuestion): string =>
  question === 'better'
    ? `${NOT_STORED} ${fair} ${ABOVE}`
    : `${question === 'stake' ? '$0 until you know what it pays. ' : ''}${fair} ${ABOVE}`;

type Priced = Parlay & { edge: number; edgeText: string };

/** The answer to a question about a parlay that was judged. */
export function parlayReasons({ parlay }: BuildParlayResult, question: BetQuestion): string[] {
  if (!parlay) return [];
  const { fairChanceText, fairText, edge, edgeText, legs } = parlay;
  const fair = `${legs.length === 2 ? 'Both' : `All ${legs.length}`} legs win ${fairChanceText} of the time, so ${fairText} is fair.`;
  if (question === 'pass') return [parlayPassWords(parlay)];
  if (question === 'there') return [thereWords(parlay, fair)];
  if (question === 'vig') return [vigWords(parlay, fair)];
  if (question === 'lock') return [`${NO_LOCK} ${fair}`];
  if (edge === null || edgeText === null)
    return [parlay.sameGame ? ofOneGame(fair, question) : `${fair} ${parlay.book} pays ${parlay.text}.`];
  return [(OF_PRICED[question] ?? whyOf)({ ...parlay, edge, edgeText }, fair)];
}

const paysOf = ({ text, book }: Priced): string => `${text} at ${book}`;

const limitOf = (parlay: Priced, fair: string): string =>
  `${fair} Anything better than that makes you money on average; ${paysOf(parlay)} is ${parlay.edgeText}.`;

function playOf({ verdict, text, book, fairText, edgeText, verdictReason }: Priced): string {
  const answer = verdict === 'bet' ? 'Yes' : verdict === 'lean' ? 'Only small' : 'No';
  return `${answer}. ${text} at ${book} against a fair ${fairText} is ${edgeText} on average. ${verdictReason}`;
}

/** What a stake is to be is told in dollars, also where that is none. */
function stakeOf(parlay: Priced): string {
  const { verdict, text, book, fairText, edgeText, verdictReason } = parlay;
  if (verdict === 'bet' || verdict === 'lean') return playOf(parlay);
  return `Put $0 on it: ${text} at ${book} against a fair ${fairText} is ${edgeText} on average. ${verdictReason}`;
}

const againstOf = (parlay: Priced): string =>
  `${parlay.edge < 0 ? 'The price' : 'Not the price: it misses a lot'}. It does not come in ${percent(1 - parlay.fairChance)} of the time, and ${paysOf(parlay)} is ${parlay.edgeText} on average. ${parlay.verdictReason}`;

const simplyOf = (parlay: Priced): string =>
  simplyWords({
    name: 'the parlay',
    price: paysOf(parlay),
    chance: parlay.fairChance,
    decimal: parlay.decimal,
    ev: parlay.edge,
    end: parlay.verdict === 'bet' || parlay.verdict === 'lean' ? 'So it is worth a small stake.' : 'So skip it.',
  });

/** That a book has all of it, and what it pays there. */
function thereWords({ book, legs, text, sameGame, stakeCents, payoutCents }: Parlay, fair: string): string {
  const has = `${book} has ${legs.length === 2 ? 'both' : `all ${legs.length}`} legs`;
  if (sameGame) return `${has}. What it pays for them together is not stored here. ${fair}`;
  const returns =
    stakeCents === null || payoutCents === null ? '' : `: ${dollars(stakeCents)} returns ${dollars(payoutCents)}`;
  return `${has}, and pays ${text} for them${returns}.`;
}

const VIG_UNKNOWN =
  'What your book pays for legs of one game is not stored, so what it keeps of that is not known. What it pays less than fair is its vig.';

/** The share of what is bet that stays with the book, at the bettor's own prices first. */
function vigWords({ text, book, decimal, stated, fairChance, fairText, sameGame }: Parlay, fair: string): string {
  if (sameGame) return `${VIG_UNKNOWN} ${fair}`;
  const kept = (price: number) => 1 - fairChance * price;
  const keeps = (price: number) =>
    kept(price) > 0
      ? `the vig in it is ${percent(kept(price))}, so the book keeps about ${dollars(Math.round(kept(price) * HUNDRED_CENTS))} of each $100 you bet`
      : 'no vig is left in it: that is more than fair';
  const own = stated === null || stated.text === text ? '' : `With your ${stated.text} ${keeps(stated.decimal)}. `;
  return `${own}With ${text} at ${book} ${keeps(decimal)}. ${fairText} is fair.`;
}
const HUNDRED_CENTS = 100_00;

function whyOf(parlay: Priced, fair: string): string {
  const { decimal, edge, verdictReason } = parlay;
  return `${fair} ${paysOf(parlay)} has to win ${percent(1 / decimal)} to break even, so it ${edge < 0 ? 'costs you' : 'makes you'} ${percent(Math.abs(edge))} on average. ${verdictReason}`;
}

const OF_PRICED: Readonly<Partial<Record<BetQuestion, (parlay: Priced, fair: string) => string>>> = {
  fair: limitOf,
  limit: limitOf,
  play: playOf,
  bad: (parlay) => whetherBad(playOf(parlay)),
  stake: stakeOf,
  against: againstOf,
  simply: simplyOf,
};
