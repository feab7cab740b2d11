import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Person, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { type BetParts, kindOf } from './bet-parts.ts';

type Which = 'first' | 'second';
type Side = 'home' | 'away';

/** Closer than this two distances are alike. */
const ALIKE = 0.01;

/** Of two sides that are named together the one whose stored handicap or price is like the stated one; `otherwise` where both are, or none is stored. */
export function nearerSide({ side, opponent, ...bet }: BetParts, otherwise: Which): Which {
  const pair = side && opponent && sidesIn(side.persons, opponent.persons);
  if (!pair) return otherwise;
  const { event, first, second } = pair;
  const distance = kindOf({ side, opponent, ...bet }) === 'spread' ? lineDistance(bet) : priceDistance(bet);
  const [near, far] = [distance(event, first), distance(event, second)];
  if (near === null || far === null || Math.abs(near - far) < ALIKE) return otherwise;
  return near < far ? 'first' : 'second';
}

function sidesIn(
  ours: readonly Person[],
  theirs: readonly Person[],
): { event: SlateEvent; first: Side; second: Side } | null {
  for (const one of ours)
    for (const other of theirs)
      if (
        one.kind === 'side' &&
        other.kind === 'side' &&
        one.event === other.event &&
        one.selection !== other.selection
      )
        return { event: one.event, first: one.selection, second: other.selection };
  return null;
}

type Distance = (event: SlateEvent, side: Side) => number | null;

const lineDistance =
  ({ line }: Pick<BetParts, 'line'>): Distance =>
  ({ markets }, side) =>
    line === null
      ? null
      : least(
          markets
            .filter(({ market }) => market === 'spread')
            .flatMap((market) => selectionLine(market, side) ?? [])
            .map((stored) => Math.abs(stored - line.line)),
        );

/** How far a stated price is from the stored ones of a side to win, as chances; null where none is stated or stored. */
export const priceDistance = ({ price }: Pick<BetParts, 'price'>): Distance => {
  const stated = price === null ? null : readPrice(price);
  return ({ markets }, side) =>
    stated === null
      ? null
      : least(
          markets
            .filter(({ market }) => market === 'moneyline')
            .flatMap((market) => decimalsOf(market, side))
            .map((stored) => Math.abs(1 / stored - 1 / stated)),
        );
};

const decimalsOf = ({ outcomes, quotes }: SlateMarket, side: Side): number[] =>
  quotes.flatMap(({ decimals }) => decimals[outcomes.indexOf(side)] ?? []);

const least = (values: readonly number[]): number | null => (values.length > 0 ? Math.min(...values) : null);

/** "Allen over 216.5 passing yards, over 47": whether a number is like the totals of his game, and not like what is priced of him. */
export function gameOfTotal({ player, stats, propMarket }: BetParts, line: number): Person | null {
  const [person] = player?.persons ?? [];
  if (!person || propMarket !== null) return null;
  const { event } = person;
  const distance = (of: (market: SlateMarket) => boolean) =>
    least(event.markets.filter(of).map(({ lineHundredths }) => Math.abs(lineHundredths / 100 - line))) ?? Infinity;
  const ofPlayer = distance(
    (one) => one.player === person.name && (stats.length === 0 || countsOneOf(stats, one.market)),
  );
  const ofGame = distance((one) => one.market === 'total' && one.player === '');
  return ofGame < ofPlayer ? { kind: 'side', name: event.home, selection: 'home', event } : null;
}
