import type { Parlay } from '#contract/research/build-parlay.ts';
import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import type { BetQuestion } from '../../language/calls/call.ts';
import { capital, percent, signedPercent } from '../format.ts';
import { betName } from '../short-names.ts';

type OfTwo = 'better' | 'worst' | 'likelier' | 'riskier' | 'pays_more';

/** Whether a question asks which of two that are held against each other. */
export const isOfTwo = (question: BetQuestion): question is OfTwo =>
  /^(better|worst|likelier|riskier|pays_more)$/.test(question);

/** One of two that are held against each other. `edge`: null where no price of it is known that can be had. */
export type Held = {
  name: string;
  fairText: string;
  price: string | null;
  edge: number | null;
  /** What it pays; null: as of its edge. */
  decimal: number | null;
  chance: number;
  wins: string;
};

/** One that was only priced is worth what its price makes of its chance; what a book pays for legs of one game is not known. */
export const heldParlay = (parlay: Parlay): Held => {
  const edge = parlay.edge ?? (parlay.sameGame ? null : parlay.fairChance * parlay.decimal - 1);
  return heldAt({ ...parlay, edge });
};

const heldAt = ({ legs, book, text, edge, decimal, fairText, fairChance, fairChanceText }: Parlay): Held => ({
  name: `the ${legs.length}-leg parlay`,
  fairText,
  price: edge === null ? null : `${text} at ${book}`,
  edge,
  decimal: edge === null ? null : decimal,
  chance: fairChance,
  wins: fairChanceText,
});

export function heldBet(bet: PricedStatedBet): Held {
  const judged = bet.atAsked ?? bet.atBest;
  const price = judged && (judged.book === null ? judged.text : `${judged.text} at ${judged.book}`);
  return {
    name: betName(bet),
    fairText: bet.fairText,
    price,
    edge: judged?.ev ?? null,
    decimal: judged?.decimal ?? null,
    chance: bet.chances.win,
    wins: percent(bet.chances.win),
  };
}

/** By how much the averages of two must differ to be told apart. */
const SAME = 0.0005;

/** Which of two wins more or less often, or pays more, before which is worth more. */
export function orderOfHeld(one: Held, other: Held, question: OfTwo): string {
  const [first, second] = toldApart(one, other);
  if (question === 'better' || question === 'worst') return betterOfHeld(first, second);
  if (question === 'pays_more') return paysMore(first, second) ?? betterOfHeld(first, second);
  const [more, less] = first.chance > second.chance ? [first, second] : [second, first];
  const lead =
    question === 'likelier'
      ? `${capital(more.name)} wins more often: ${more.wins} of the time, against ${less.wins} for ${less.name}.`
      : `${capital(less.name)} is the riskier one: it wins ${less.wins} of the time, against ${more.wins} for ${more.name}.`;
  return [lead, valuesOf(first, second)].filter((part) => part !== '').join(' ');
}

function paysMore(first: Held, second: Held): string | null {
  if (first.decimal === null || second.decimal === null) return null;
  const [more, less] = first.decimal > second.decimal ? [first, second] : [second, first];
  return `${capital(more.name)} pays more: ${more.price}, against ${less.price} for ${less.name}. It wins ${more.wins} of the time to ${less.wins}. ${valuesOf(first, second)}`;
}

/** What each makes on average; empty where a price is not known. */
function valuesOf(first: Held, second: Held): string {
  if (first.edge === null || second.edge === null) return '';
  return `On average ${first.name} makes ${signedPercent(first.edge)} at ${first.price} and ${second.name} ${signedPercent(second.edge)} at ${second.price}.`;
}

const toldApart = (one: Held, other: Held): [Held, Held] =>
  one.name === other.name ? [named(one, 'the newer parlay'), named(other, 'the one before')] : [one, other];

/** Which of two is better, by what each makes on average, and how often each wins. */
function betterOfHeld(first: Held, second: Held): string {
  const [more, less] = first.chance > second.chance ? [first, second] : [second, first];
  const often = `${capital(more.name)} wins more often: ${more.wins} of the time to ${less.wins}.`;
  if (first.edge === null || second.edge === null) return `${unpriced(first, second)} ${often}`;
  const [better, worse] = first.edge > second.edge ? [first, second] : [second, first];
  const isSame = Math.abs(first.edge - second.edge) < SAME;
  const lead = isSame ? 'Neither is better on average' : `${capital(better.name)} is better`;
  const neither = Math.max(first.edge, second.edge) <= 0 ? ' Neither makes money at these prices.' : '';
  const value = `${signedPercent(better.edge ?? 0)} on average at ${better.price}, against ${signedPercent(worse.edge ?? 0)} for ${worse.name} at ${worse.price}`;
  return `${lead}: ${value}.${neither} ${often}`;
}

const named = (held: Held, name: string): Held => ({ ...held, name });

function unpriced(first: Held, second: Held): string {
  const told = [first, second].map(({ name, price, edge, fairText }) =>
    edge === null
      ? `${name} has no price that you can get here, and ${fairText} is fair for it`
      : `${name} is ${signedPercent(edge)} on average at ${price}, where ${fairText} is fair`,
  );
  return `By value they cannot be told apart: ${told.join('; ')}.`;
}
