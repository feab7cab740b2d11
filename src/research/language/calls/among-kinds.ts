import { isNamesake, kindOf } from './bet-parts.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** "Lions -1.5 or Lions ML, which is the better number": bets of several kinds on one side are no prices to be shopped for. */
export function amongKinds({ leans, said, where, amounts, pieces, likeliest: { act } }: Tagged): Asked | null {
  const isOr = pieces.some((piece) => piece.kind === 'connector' && piece.connector === 'or');
  if (leans || !isOr || act !== 'compare' || said.length < 2) return null;
  const judged = () => readJudgement(said, { where, amounts });
  if (areEachAtBook(said)) return judged();
  const kinds = new Set(said.map(kindOf));
  if (kinds.size < said.length || kinds.has(null)) return null;
  const [first] = said;
  // "Cowboys +1 at Circa or Patriots ML at Fanatics": each is at its own book.
  if (said.every(({ book }) => book !== null)) return judged();
  const areOfOne = said.every(({ side }) => side && first?.side && isNamesake(side, first.side));
  return areOfOne ? judged() : null;
}

/** "Bears better at FanDuel -7.5 or DK -10.5": another number at each of two books, which is another bet. */
function areEachAtBook(said: readonly StatedBet[]): boolean {
  const isEach = (values: readonly unknown[]) => new Set(values).size === said.length && !values.includes(null);
  return isEach(said.map(({ book }) => book)) && isEach(said.map(({ line }) => line?.line ?? null));
}

/** "Jets under 39.5 -101 or under 40 -110": two bets, each whole with its number and price, and nothing but which of them. */
export const choosesBets = ({ pieces, said, amounts }: Tagged): boolean =>
  said.length === 2 &&
  !amounts.money.some(({ isSure }) => isSure) &&
  pieces.some((piece) => piece.kind === 'connector' && piece.connector === 'or') &&
  said.every(
    ({ line, price, side, player, direction }) =>
      line !== null && price !== null && (side ?? player ?? direction) !== null,
  );
