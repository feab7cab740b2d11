import { overround } from '#engine/odds/overround.ts';
import { canBet } from '../../books/can-bet.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { marketName } from '../../words/blocks/board-names.ts';
import { capital, percent } from '../../words/format.ts';
import { spokenGame } from '../../words/short-names.ts';
import type { Tagged } from '../calls/tagged.ts';

export type OfGame = { event: SlateEvent; market: SlateMarket };

type Juice = { name: string; best: number | null; average: number };

/**
 * Which of these markets has more of the books' margin in it: best price against best price where a bet can be placed, and what such a book
 * takes on average. Null: of one of them nobody quotes both sides there.
 */
export function juiceOfGames(games: readonly OfGame[], { bettor = ANY_BETTOR, plain, zone }: Tagged): string | null {
  const told = named(games, zone.name).map(({ name, ...game }) => juiceOf(game, bettor, name));
  if (told.some((one) => one === null) || told.length < 2) return null;
  const all = told.filter((one) => one !== null);
  const isByBest = all.every(({ best }) => best !== null);
  const sizeOf = ({ best, average }: Juice) => (isByBest ? (best ?? average) : average);
  const wantsLess = LESS.test(plain);
  const [first, ...others] = all.toSorted((a, b) => (wantsLess ? sizeOf(a) - sizeOf(b) : sizeOf(b) - sizeOf(a)));
  if (!first) return null;
  return [lead(first, others, { isByBest, wantsLess }), ...(isByBest ? [averages(first, others)] : [])].join(' ');
}

const LESS = /\b(less|least|lower|lowest|smaller|smallest|cheaper|cheapest|better|best|low)\b/;

/** By their game, by their market where both are of one game, and with the day where the same two meet twice. */
function named(games: readonly OfGame[], zone: string): (OfGame & { name: string })[] {
  const isOneGame = new Set(games.map(({ event }) => event.id)).size === 1;
  const labels = games.map(({ event }) => spokenGame(gameLabel(event)));
  return games.map(({ event, market }, at) => {
    const kind = marketName({ market: market.market, player: market.player === '' ? null : market.player });
    const label = labels[at] ?? '';
    const isTwice = labels.filter((one) => one === label).length > 1;
    const game = isTwice ? `${label} of ${dayOf(event, zone)}` : label;
    const name = isOneGame ? `the ${kind}` : market.player === '' ? game : kind;
    return { event, market, name };
  });
}

const dayOf = ({ startsAt }: SlateEvent, timeZone: string): string =>
  startsAt.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone });

function juiceOf({ market }: OfGame, bettor: Parameters<typeof canBet>[1], name: string): Juice | null {
  const open = market.quotes.filter(({ bookKey, decimals }) => canBet(bookKey, bettor) && isWhole(decimals, market));
  if (open.length === 0) return null;
  const best = market.outcomes.map((_, at) => Math.max(...open.map(({ decimals }) => decimals[at] ?? 0)));
  const holds = open.map(({ decimals }) => overround(decimals).hold);
  return {
    name,
    best: overround(best).hold,
    average: holds.reduce((sum, one) => sum + one, 0) / holds.length,
  };
}

const isWhole = (decimals: readonly number[], { outcomes }: SlateMarket): boolean =>
  decimals.length === outcomes.length && decimals.every((one) => one > 1);

function lead(
  first: Juice,
  others: readonly Juice[],
  { isByBest, wantsLess }: { isByBest: boolean; wantsLess: boolean },
) {
  const sizeOf = ({ best, average }: Juice) => percent(isByBest ? (best ?? average) : average);
  const how = isByBest ? 'best price against best price where you can bet' : 'at the average book where you can bet';
  const than = others.map((one) => `${sizeOf(one)} on ${one.name}`).join(' and ');
  if (others.every((one) => sizeOf(one) === sizeOf(first)))
    return `They have the same juice: ${sizeOf(first)} each, ${how}.`;
  return `${capital(first.name)} has the ${wantsLess ? 'smaller' : 'bigger'} juice: ${sizeOf(first)} against ${than}, ${how}.`;
}

const averages = (first: Juice, others: readonly Juice[]): string =>
  `The average book takes ${[first, ...others].map(({ name, average }) => `${percent(average)} on ${name}`).join(' and ')}.`;
