import { readPrice } from '../../tools/stated-prices.ts';
import { type BetParts, isBare, kindOf, namesNobody, saysParts } from './bet-parts.ts';
import type { JoinedDraft } from './join-clauses.ts';

/** Prices that are listed behind several bets, each at the bet that it belongs to. */
export const withSpreadPrices = (drafts: readonly JoinedDraft[]): JoinedDraft[] =>
  withPriceOfEach(withPricesInOrder(withSidesOfPrices(withDoubleChances(drafts))));

/** The draw alone pays more than its stake: "USA or draw -250" is one bet on both. */
const LEAST_OF_DRAW = 2;

function withDoubleChances(drafts: readonly JoinedDraft[]): JoinedDraft[] {
  const isSecond = (at: number) => {
    const [before, draft] = [drafts[at - 1], drafts[at]];
    const decimal = draft?.own.price == null ? null : readPrice(draft.own.price);
    if (!before || draft?.joined !== 'or' || kindOf(draft.own) !== 'draw' || !namesNobody(draft.own)) return false;
    const { side, opponent, price } = before.own;
    const kind = kindOf(before.own);
    const isWinner = side !== null && opponent === null && price === null && (kind === null || kind === 'moneyline');
    return isWinner && decimal !== null && decimal < LEAST_OF_DRAW;
  };
  return drafts.flatMap((draft, at): JoinedDraft[] => {
    if (isSecond(at)) return [];
    const next = drafts[at + 1];
    if (!next || !isSecond(at + 1)) return [draft];
    const { price, book } = next.own;
    return [{ ...draft, own: { ...draft.own, market: 'double_chance', price, book: draft.own.book ?? book } }];
  });
}

/** How many prices stand alone right behind a draft. */
function pricesBehind(drafts: readonly JoinedDraft[], at: number): number {
  const rest = drafts.slice(at + 1);
  const until = rest.findIndex(({ own }) => !isPriceAlone(own));
  return until < 0 ? rest.length : until;
}

const isPriceAlone = (own: BetParts): boolean =>
  own.price !== null && own.book === null && namesNobody(own) && !saysParts({ ...own, price: null });

/** "Lions Chargers +105 -125", "total 44 -110 -110": the prices of a game alone are those of its sides, in their order. */
function withSidesOfPrices(drafts: readonly JoinedDraft[]): JoinedDraft[] {
  const all = [...drafts];
  for (const [at, { own }] of drafts.entries()) {
    const pair = drafts[at]?.pair ?? null;
    const sides =
      own.price === null || own.book !== null || namesNobody(own)
        ? []
        : sidesOf(own, pair, 1 + pricesBehind(drafts, at));
    for (const [place, side] of sides.entries()) {
      const draft = all[at + place];
      if (draft) all[at + place] = { ...draft, pair: null, own: { ...side, price: draft.own.price } };
    }
  }
  return all;
}

/** Both of a total, both who play, or all three: the draw between them, or where it was named behind the two. */
function sidesOf(own: BetParts, pair: JoinedDraft['pair'], count: number): BetParts[] {
  const kind = kindOf(own);
  if (kind === 'total' && own.direction === null && count === 2)
    return (['over', 'under'] as const).map((direction) => ({ ...own, direction }));
  const isOfThree = kind === 'draw' && count === 3;
  if (own.side === null || own.opponent === null || own.backs) return [];
  if (!(kind === null || kind === 'moneyline' || isOfThree)) return [];
  const first: BetParts = { ...own, direction: null, backs: true };
  const second = { ...first, side: own.opponent, opponent: own.side };
  const draw: BetParts = { ...first, direction: 'draw' };
  if (count === 2) return [first, second];
  if (count !== 3) return [];
  return isOfThree && pair !== null ? [first, second, draw] : [first, draw, second];
}

/** "Mets and Braves ML -120 and -130": as many prices behind as names before, in their order. */
function withPricesInOrder(drafts: readonly JoinedDraft[]): JoinedDraft[] {
  for (const [at, { own, joined }] of drafts.entries()) {
    const count = pricesBehind(drafts, at);
    const names = drafts.slice(at - count, at);
    const isList = count > 0 && names.length === count && joined !== null && names.every((name) => isBare(name.own));
    if (!isList || own.price === null || namesNobody(own)) continue;
    const prices = drafts.slice(at, at + count + 1).map((draft) => draft.own.price);
    const priced = [...names, { ...drafts[at], joined, own } as JoinedDraft].map((draft, place) => ({
      ...draft,
      own: { ...own, ...subjectOf(draft.own), price: prices[place] ?? null },
    }));
    return [...drafts.slice(0, at - count), ...priced, ...withPricesInOrder(drafts.slice(at + count + 1))];
  }
  return [...drafts];
}

const subjectOf = ({ side, opponent, player }: BetParts) => ({ side, opponent, player });

/** "Over 44.5 or under 44.5 at -110 each". */
function withPriceOfEach(drafts: readonly JoinedDraft[]): JoinedDraft[] {
  const each = drafts.find(({ isForEach, own }) => isForEach && own.price !== null)?.own.price;
  if (each === undefined) return [...drafts];
  return drafts.map((draft) =>
    draft.own.price === null && saysParts(draft.own) ? { ...draft, own: { ...draft.own, price: each } } : draft,
  );
}
