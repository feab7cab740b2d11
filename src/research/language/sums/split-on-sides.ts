import type { BetRefDraft } from '#contract/research/bet.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Asked } from '../calls/call.ts';
import { sharedGames } from '../calls/shared-games.ts';
import { isLabel } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const SPLITS =
  /\b(split\w*|how much (do i |should i |to put )?(on )?(each|every|both)|on each|each side|(bet|take|put|back|play) (both|all (3|three)))\b/;
/** "The 2 best prices on each side" are looked up, and nothing is split. */
const PRICES = /\b(prices?|odds|numbers?|lines?|books?) (on|for|of) (each|both)\b/;
/** "20 on each" is no sum to be split. */
const SAYS_SPLIT = /\bsplit\w*|\bsame\b/;
const ELSE = /\b(hedg\w*|parlay|kelly|bankroll|roll|middles?|robin|boost\w*|ways? \d|units?)\b/;
const DRAW = /\b(draw|tie)\b/;
/** A side and the draw together. */
const DOUBLE = /\b(double chance|dc|win or (a |the )?(draw|tie))\b/;
const LEAST_CENTS = 1_00;

type Side = BetRefDraft['side'];
type Outcomes = { event: SlateEvent; market: string; sides: readonly Side[]; books: readonly (string | null)[] };

/** "Both Bayern and the draw, 50 in all": some sides of a game, each at its best price. */
export function splitOnSides(read: Tagged): Asked | null {
  const { plain, amounts, previous } = read;
  const totalCents = totalIn(read);
  if (
    !SPLITS.test(plain) ||
    ELSE.test(plain) ||
    (PRICES.test(plain) && !SAYS_SPLIT.test(plain)) ||
    amounts.prices.length > 0 ||
    totalCents === undefined
  )
    return null;
  if (previous?.ticket === true || previous?.list === true) return null;
  const meant = namedSides(read) ?? (SAYS_SPLIT.test(plain) ? spokenSides(read) : null);
  if (!meant || meant.sides.length < 2) return null;
  const bets = meant.sides.flatMap((side) => bestOf(side, meant, read) ?? []);
  const [first] = bets;
  if (!first || bets.length < meant.sides.length) return null;
  const prices = bets.map(({ price }) => price?.text ?? '');
  const isAll = bets.length === (isThreeWay(meant) ? 3 : 2);
  const order = bets.map(({ name, price }, at) => `price ${at + 1} is ${name}, ${price?.text} at ${price?.book}`);
  return sumOn(
    [
      isAll
        ? { kind: 'arbitrage', prices, totalCents }
        : { kind: 'dutching', prices, totalCents, chances: bets.map(({ win }) => win) },
    ],
    first.ref,
    [`In this order: ${order.join('; ')}.`],
  );
}

const totalIn = ({ amounts: { money }, tokens }: Tagged): number | undefined =>
  money.find(
    ({ from, cents, isSure }) => isSure || (cents >= LEAST_CENTS && cents % 100 === 0 && !isLabel(tokens, from)),
  )?.cents;

const isThreeWay = ({ event, market }: Outcomes): boolean => market === 'moneyline' && hasDrawPrice(event);

/** Who is named, all of one game, with its draw where that is said. */
function namedSides({ mentions, plain, previous, slate }: Tagged): Outcomes | null {
  const named = mentions.map(({ persons }) => persons.filter((person) => person.kind === 'side'));
  const spoken = previous?.focus?.[0]?.eventId;
  const common = sharedGames(named.map((own) => own.map(({ event }) => event)));
  const event = common.find(({ id }) => id === spoken) ?? common[0];
  if (!event || !slate.events.includes(event)) return null;
  const sides = named.flatMap((own) => own.find((person) => person.event.id === event.id)?.selection ?? []);
  const withDraw: Side[] = [
    ...new Set([
      ...sides,
      ...((DRAW.test(plain) || DOUBLE.test(plain)) && hasDrawPrice(event) ? ['draw' as const] : []),
    ]),
  ];
  return { event, market: 'moneyline', sides: withDraw, books: [null] };
}

/** "Split 50 between both" behind two of one game that were held against each other. */
function spokenSides({ previous, mentions, slate }: Tagged): Outcomes | null {
  const focus = previous?.focus ?? [];
  const [first] = focus;
  const sides = [...new Set(focus.map(({ side }) => side))];
  const isOfOne = focus.every((one) => one.eventId === first?.eventId && one.market === first.market && !one.line);
  const event = slate.events.find(({ id }) => id === first?.eventId);
  return mentions.length === 0 && first && event && isOfOne && sides.length > 1
    ? { event, market: first.market, sides, books: [null] }
    : null;
}

function bestOf(side: Side, { event, market, books }: Outcomes, read: Tagged): StoredBet | null {
  const all = books
    .map((book) => storedBet({ eventId: event.id, market, side, line: null, player: null, price: null, book }, read))
    .filter(isStored)
    .filter(({ price }) => price !== null);
  return all.toSorted((a, b) => (b.price?.decimal ?? 0) - (a.price?.decimal ?? 0))[0] ?? null;
}
