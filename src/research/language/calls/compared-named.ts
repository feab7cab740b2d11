import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Act } from '../acts/act.ts';
import { wereJudged } from '../acts/after.ts';
import { withWinner } from '../acts/with-winner.ts';
import type { Asked } from './call.ts';
import { favoredSide } from './favored-side.ts';
import { asksWho, betOf } from './focus.ts';
import { readJudgement } from './judgements.ts';
import { kindOfNext } from './leaning.ts';
import type { Mention } from './mentions.ts';
import { asksVerdict, shopsPrices } from './price-questions.ts';
import { hasSubject, NO_BET, type StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

const MOST = 3;

/**
 * "Holloway vs Evloev", "Williams ks vs Skubal ks, who you like": bets on several, held against each other. Who does not meet is no game,
 * and the kind of bet that was spoken of is meant where none is said. Null: no verdict is asked for.
 */
export function comparedNamed(read: Tagged): Asked | null {
  const { where, amounts, plain, after, previous } = read;
  const ofGames = favoredOfGames(read);
  if (ofGames) return readJudgement(ofGames, { where: { ...where, window: null }, amounts });
  const bets = apart(read);
  const isCompared =
    asksVerdict(plain) || asksWho(read.tokens) || (wereJudged(after, previous) && isOfShown(read, bets));
  if (bets.length < 2 || bets.length > MOST || !isCompared || shopsPrices(plain)) return null;
  const meant = bets.map((bet) => withSide(kindLike(bet, read)));
  return readJudgement(meant, { where: { ...where, window: null }, amounts });
}

const COMPARES = /^((so|ok|and|can you|can u|could you|please|pls|lets|now) )*compare\b/;
const OF_PRICES = /\b(prices?|odds|lines?|books?|numbers?|board|boards|stats|form|records?)\b/;

/** "Compare Josh Allen and Lamar passing overs": both, judged beside each other, and not their boards. */
export function comparesNamed(read: Tagged): Asked | null {
  if (!COMPARES.test(read.plain) || OF_PRICES.test(read.plain)) return null;
  const bets = apart(read);
  const areBets = bets.every(
    ({ stats, direction, line, market }) => stats.length > 0 || (direction ?? line ?? market) !== null,
  );
  if (bets.length < 2 || bets.length > MOST || !areBets) return null;
  return readJudgement(bets.map(withSide), { where: { ...read.where, window: null }, amounts: read.amounts });
}

/**
 * "Holloway or Pimblett", who meet: who wins of them, both judged, and both spreads where the game has one. Null: something else is said of
 * them.
 */
export function eitherSide(read: Tagged): Asked | null {
  const sides = bothSides(read) ?? pricedBeside(read);
  return sides && readJudgement(sides, { where: { ...read.where, window: null }, amounts: read.amounts });
}

const CHOOSES: ReadonlySet<Act> = new Set<Act>(['judge', 'compare', 'best', 'play', 'picks']);

/** "I dont know either team honestly". */
const DISCLAIMS = /\b(dont|do not|never|didnt) (\w+ )?(know|watch|follow|seen?)\b/;

const FACTS = /\b(favou?re?d|favou?rites?|favs?|dogs?|underdogs?|home|away|when|time|injur\w*|odds|prices?)\b/;

function bothSides({ mentions, pieces, likeliest, plain, amounts }: Tagged): readonly StatedBet[] | null {
  const [one, other, ...more] = mentions;
  const isBare = pieces.every(({ kind }) => kind === 'name' || kind === 'connector');
  const isOr = pieces.some(
    (piece) =>
      piece.kind === 'connector' &&
      piece.connector === 'or' &&
      piece.from < (other?.from ?? 0) &&
      piece.from > (one?.from ?? 0),
  );
  if (!one || !other || more.length > 0 || !isBare || !isOr || amounts.money.length > 0) return null;
  if (one.kind !== 'side' || other.kind !== 'side' || !meets(one, other)) return null;
  if (!(CHOOSES.has(likeliest.act) || DISCLAIMS.test(plain)) || shopsPrices(plain) || FACTS.test(plain)) return null;
  const sides = [one, other].map((side) => ({ ...NO_BET, side, market: 'moneyline' as const }));
  const draw = { ...NO_BET, side: one, market: 'moneyline' as const, direction: 'draw' as const };
  if (gamesOf(one, other).some(hasDrawPrice)) return [...sides, draw];
  const isSpread = spreadsOf(one, other);
  return (isSpread ? (['spread', 'moneyline'] as const) : (['moneyline'] as const)).flatMap((market) =>
    [one, other].map((side) => ({ ...NO_BET, side, market })),
  );
}

/**
 * "Penn State or Texas A&M, I get +185 on the Aggies at Fanatics", who meet: the one at its writer's price, the other at the best one. Null: no
 * choice of two, or more than one price.
 */
function pricedBeside({ mentions, pieces, tokens, said, amounts }: Tagged): readonly StatedBet[] | null {
  const at = pieces.find((piece) => piece.kind === 'connector' && piece.connector === 'or')?.from;
  const one = mentions.findLast(({ to }) => at !== undefined && to <= at);
  const other = mentions.find(({ from }) => at !== undefined && from > at);
  const priced = said.filter(({ price }) => price !== null);
  const [bet] = priced;
  if (!one || !other || !bet?.side || priced.length > 1 || amounts.prices.length > 1 || amounts.money.length > 0)
    return null;
  const isMoneyline = said.every(
    ({ line, direction, market, player }) =>
      [line, direction, player].every((part) => part === null) && (market === null || market === 'moneyline'),
  );
  if (!isMoneyline || other.from - one.to > MOST_BETWEEN || tokens.length > MOST_WORDS) return null;
  const named = mentions.every((mention) => isSame(mention, one) || isSame(mention, other));
  if (!named || isSame(one, other) || one.kind !== 'side' || other.kind !== 'side' || !meets(one, other)) return null;
  const { price, book, side: own } = bet;
  return [one, other].map((side) => ({
    ...NO_BET,
    side,
    market: 'moneyline' as const,
    ...(isSame(side, own) && { price, book }),
  }));
}
const MOST_BETWEEN = 2;
const MOST_WORDS = 24;

const isSame = (one: Mention, other: Mention): boolean =>
  one.persons.some(({ name }) => other.persons.some((person) => person.name === name));

/** Whether books price a spread of the game in which the two meet. */
const spreadsOf = (one: Mention, other: Mention): boolean =>
  gamesOf(one, other).some(({ markets }) => markets.some(({ market }) => market === 'spread'));

const gamesOf = (one: Mention, other: Mention): SlateEvent[] =>
  one.persons.flatMap(({ event }) => (other.persons.some((person) => person.event === event) ? [event] : []));

const DOGS = /\b(dogs?|underdogs?)\b/;
const FAVORITES = /\b(favs?|faves?|favou?rites?|chalk)\b/;

/** "Ghana Panama, South Africa Mexico: which of the dogs is the best price": of each game that is named the side that the books have so. */
function favoredOfGames({ mentions, plain, amounts }: Tagged): readonly StatedBet[] | null {
  const favored = DOGS.test(plain) ? ('underdog' as const) : FAVORITES.test(plain) ? ('favorite' as const) : null;
  if (favored === null || mentions.length < 4 || amounts.prices.length + amounts.lines.length > 0) return null;
  const pairs = mentions.flatMap((one, at) => {
    const other = at % 2 === 0 ? mentions[at + 1] : undefined;
    const game = other && one.persons.find(({ event }) => other.persons.some((person) => person.event === event));
    return game ? [game.event] : [];
  });
  if (pairs.length * 2 !== mentions.length) return null;
  return pairs.flatMap((event) => {
    const side = favoredSide(event, favored);
    return side ? [betOf({ eventId: event.id, market: 'moneyline', side, line: null, player: null }, event)] : [];
  });
}

/** Whom the message names, each with a bet of his own; empty: it says something else beside. */
function apart({ said, mentions }: Tagged): readonly StatedBet[] {
  const bets = said.flatMap(strangers);
  const whole = bets.every((bet) => hasSubject(bet) && bet.opponent === null);
  const isEachAlone = new Set(bets.map(({ side, player }) => (player ?? side)?.names.join())).size === bets.length;
  return whole && isEachAlone && mentions.length === bets.length ? bets : [];
}

/** Two sides that play each other in no game ahead are two bets. */
function strangers(bet: StatedBet): StatedBet[] {
  const { side, opponent, market, line, price, direction } = bet;
  const isOfGame = (line ?? price ?? direction) !== null || market === 'total';
  if (!side || !opponent || isOfGame || !isAhead(side) || !isAhead(opponent) || meets(side, opponent)) return [bet];
  return [
    { ...bet, opponent: null },
    { ...bet, side: opponent, opponent: null },
  ];
}

/** Of players' numbers the overs are meant, where neither side is said. */
const withSide = (bet: StatedBet): StatedBet =>
  bet.player && bet.stats.length > 0 ? { ...bet, direction: bet.direction ?? 'over' } : bet;

const isAhead = ({ persons }: Mention): boolean => persons.length > 0;
const meets = (one: Mention, other: Mention): boolean =>
  one.persons.some(({ event }) => other.persons.some((person) => person.event === event));

const isOfShown = ({ previous }: Tagged, bets: readonly StatedBet[]): boolean =>
  bets.some(({ side, player }) =>
    (player ?? side)?.persons.some(({ event }) => previous?.focus?.some(({ eventId }) => eventId === event.id)),
  );

const kindLike = (bet: StatedBet, { previous, slate, nowMs }: Tagged): StatedBet =>
  kindOfNext(bet, { focus: previous?.focus ?? [], events: slate.events, nowMs })?.[0] ?? withWinner(bet);
