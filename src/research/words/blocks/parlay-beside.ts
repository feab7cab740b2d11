import type { Parlay } from '#contract/research/build-parlay.ts';
import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import { capital, percent, signedPercent } from '../format.ts';
import { betName } from '../short-names.ts';

/** One of two that are held against each other. `edge`: null where no price of it is known that can be had. */
export type Held = {
  name: string;
  fairText: string;
  price: string | null;
  edge: number | null;
  chance: number;
  wins: string;
};

export const heldParlay = ({ legs, book, text, edge, fairText, fairChance, fairChanceText }: Parlay): Held => ({
  name: `the ${legs.length}-leg parlay`,
  fairText,
  price: edge === null ? null : `${text} at ${book}`,
  edge,
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
    chance: bet.chances.win,
    wins: percent(bet.chances.win),
  };
}

/** By how much the averages of two must differ to be told apart. */
const SAME = 0.0005;

/** Which of two is better, by what each makes on average, and how often each wins. */
export function betterOfHeld(one: Held, other: Held): string {
  const [first, second] =
    one.name === other.name ? [named(one, 'the new parlay'), named(other, 'the one before')] : [one, other];
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
