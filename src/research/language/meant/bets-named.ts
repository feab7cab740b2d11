import type { Entity } from './entities.ts';
import { isOfGame } from './market-kinds.ts';
import type { Role } from './wants.ts';

/** An entity with what it is there for. */
export type Placed = { entity: Entity; role: Role };

/** One bet as it is named: who, which side of what, at which number, price and book. */
export type NamedBet = {
  names: readonly Entity[];
  side: Entity | null;
  market: readonly Entity[];
  line: Entity | null;
  price: Entity | null;
  book: Entity | null;
};

const EMPTY: NamedBet = { names: [], side: null, market: [], line: null, price: null, book: null };

/** The bets that are named, each as a bettor writes one; null: it is not clear which parts are of which. */
export function betsNamed(placed: readonly Placed[], isOne: boolean): string[] | null {
  const bets = partsOfBets(placed, isOne);
  return !bets || bets.length === 0 || bets.some((bet) => bet.names.length === 0 || isTwoBets(bet))
    ? null
    : bets.map(written);
}

/** The same, each by its parts; null: one alone may be named, and more are. */
export function partsOfBets(placed: readonly Placed[], isOne: boolean): NamedBet[] | null {
  const bets: NamedBet[] = [];
  for (const [at, part] of placed.entries()) {
    const last = bets.at(-1);
    const isAnother =
      last === undefined || opensAnother(last, part, isOne) || (!isOne && isSideOfItsOwn(last, part, placed[at + 1]));
    if (isAnother && last !== undefined && isOne) return null;
    if (isAnother) bets.push(withPart(EMPTY, part));
    else bets[bets.length - 1] = withPart(last, part);
  }
  return bets;
}

/** "+2 or the moneyline": a number and no number of one side. */
const isTwoBets = ({ line, side, market }: NamedBet): boolean =>
  line !== null && side === null && market.some(({ text, means }) => text === WINS && means.includes('moneyline'));

/** Whether a part is of another bet than the one that was named last. */
function opensAnother(bet: NamedBet, { entity, role }: Placed, isOne: boolean): boolean {
  switch (role) {
    case 'name':
      return (
        bet.names.length > 0 && !(isOne ? bet.names.some((name) => meets(name, entity)) : isOfSameBet(bet, entity))
      );
    case 'line':
      return bet.line !== null;
    case 'price':
      return bet.price !== null;
    case 'market':
      return isSide(entity) && (bet.side === null ? !isOne && isWhole(bet) : isOtherSide(bet, entity));
    default:
      return false;
  }
}

/** "Messi to score or Nashville to win": a side with a bet of its own behind what a player does. */
const isSideOfItsOwn = ({ names, market }: NamedBet, { entity, role }: Placed, next: Placed | undefined): boolean =>
  role === 'name' &&
  !isPlayer(entity) &&
  names.some(isPlayer) &&
  market.length > 0 &&
  next?.role === 'market' &&
  isOfGame(next.entity);

const isWhole = ({ names, line, market }: NamedBet): boolean =>
  names.length > 0 && (line !== null || market.some(isOfOne));

const isOtherSide = ({ side, line }: NamedBet, entity: Entity): boolean =>
  line !== null || side?.means !== entity.means;

function withPart(bet: NamedBet, { entity, role }: Placed): NamedBet {
  switch (role) {
    case 'name':
      return { ...bet, names: [...bet.names, entity] };
    case 'line':
      return { ...bet, line: entity };
    case 'price':
      return { ...bet, price: entity };
    case 'book':
      return { ...bet, book: entity };
    case 'market':
      if (isSide(entity)) return { ...bet, side: bet.side ?? entity };
      return { ...bet, market: [...bet.market, entity] };
    default:
      return bet;
  }
}

const isSide = ({ kind, means }: Entity): boolean => kind === 'direction' && (means === 'over' || means === 'under');

/** The other side of the same game, where the bet has no place of its own for one more: "over 48 in the Texans-Ravens game". */
function isOfSameBet({ names, side, line, market }: NamedBet, name: Entity): boolean {
  const [first] = names;
  if (names.length !== 1 || !first || isPlayer(name) || !meets(first, name)) return false;
  return (side !== null && market.every(isOfOne)) || line === null;
}

const isOfOne = (entity: Entity): boolean => entity.means === '' || isOfGame(entity);

export const isPlayer = ({ part }: Entity): boolean => part?.kind === 'name' && part.mention.kind === 'player';

/** Whether two who are named play in one game. */
export function meets(one: Entity, other: Entity): boolean {
  const games = gamesOf(other);
  return gamesOf(one).some((id) => games.includes(id));
}
const gamesOf = ({ part }: Entity): string[] =>
  part?.kind === 'name' ? part.mention.persons.map(({ event }) => event.id) : [];

const written = (bet: NamedBet): string =>
  [...bodyOf(bet), bet.price && `at ${bet.price.text}`, bet.book && `on ${bet.book.text}`]
    .filter((part) => part)
    .join(' ');

/** A player before the side he plays for: "nuggets game, jokic over 6.5 assists". */
const playersFirst = (bet: NamedBet): NamedBet => ({
  ...bet,
  names: bet.names.toSorted((one, other) => Number(isPlayer(other)) - Number(isPlayer(one))),
});

function bodyOf(named: NamedBet): readonly (string | null)[] {
  const bet = playersFirst(named);
  const { names, side, market, line } = bet;
  const [first = '', second] = names.map(({ text }) => text);
  if (market.some(isDraw)) return [second ? `the ${first} at ${second} draw` : `the draw in the ${first} game`];
  if (side === null) return withoutSide(bet);
  return isGameTotal(bet)
    ? [side.means, line?.text ?? null, second ? `in ${first} at ${second}` : `in the ${first} game`]
    : [first, side.means, line?.text ?? null, ...market.flatMap(({ text }) => (text === WINS ? [] : text))];
}
/** That a number "wins" names no other market. */
const WINS = 'moneyline';

/** "Bouanga and Messi both to score": each of them. */
const BOTH = /^both (?:of (?:them|em) )?(?:to )?scor(?:e|es|ing)$/i;

function withoutSide({ names, market, line }: NamedBet): readonly string[] {
  const [first = '', second] = names.map(({ text }) => text);
  const isOfPlayer = names.some(isPlayer);
  const all = market.map(({ text }) => (isOfPlayer ? text.replace(BOTH, 'to score') : text));
  // "Henry TD straight up": of a player that is said of what he does.
  const kinds = isOfPlayer && all.length > 1 ? all.filter((kind) => kind !== WINS) : all;
  const parts = market.filter(({ kind }) => kind === 'period').map(({ text }) => text);
  if (line !== null) return [first, line.text, ...(isOfPlayer ? kinds : parts)];
  if (second && market.every(isOfOne)) return [`${first} to beat ${second}`];
  return [first, ...(kinds.length === 0 && !isOfPlayer ? ['moneyline'] : kinds)];
}

const isDraw = ({ means, kind }: Entity): boolean => means === 'draw' && kind === 'direction';

/** Of both sides of a game, or of one that is no player. */
const isGameTotal = ({ names, market }: NamedBet): boolean =>
  market.every(isOfOne) && (!names.some(isPlayer) || (names.length > 1 && market.length === 0));
