import type { PropStat } from '../prop-stats.ts';
import type { Mention } from './mentions.ts';
import type { BetPiece, Connector, Direction, MarketWord, Piece } from './pieces.ts';

/** A bet as a question says it: what it leaves out is left out. */
export type StatedBet = {
  side: Mention | null;
  /** The other side of the game, where it is named. */
  opponent: Mention | null;
  /** The first of the two is backed: "Sinner to beat Khachanov". */
  backs: boolean;
  player: Mention | null;
  direction: Direction | null;
  market: MarketWord | null;
  /** The slate's own name of a prop that was spoken of before. */
  propMarket: string | null;
  stats: readonly PropStat[];
  line: { line: number; signed: boolean } | null;
  price: string | null;
  book: string | null;
};

export const NO_BET: StatedBet = {
  side: null,
  opponent: null,
  backs: false,
  player: null,
  direction: null,
  market: null,
  propMarket: null,
  stats: [],
  line: null,
  price: null,
  book: null,
};

/** Whether something of a bet itself is said, and not only whose game it is. */
export const saysBet = ({ direction, market, line, price, stats }: StatedBet): boolean =>
  direction !== null || market !== null || line !== null || price !== null || stats.length > 0;

/** Whether somebody is named whom it is about. */
export const hasSubject = ({ side, player }: Pick<StatedBet, 'side' | 'player'>): boolean => (side ?? player) !== null;

/**
 * The bets of a question, from left to right: a second name, line, price, market or side begins another bet, which has the
 * subject of the one before where it names none. Words said once for all stand for all of them: "-3 -120 or -3.5 +100 for the
 * Bills".
 */
export function readStatedBets(pieces: readonly Piece[]): StatedBet[] {
  const bets: StatedBet[] = [];
  let bet = NO_BET;
  let joined: Connector | null = null;
  const begin = (next: Partial<StatedBet>, keeps: (keyof StatedBet)[] = []) => {
    bets.push(bet);
    bet = { ...NO_BET, ...Object.fromEntries(keeps.map((key) => [key, bet[key]])), ...next };
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'connector') {
      joined = piece.connector;
      if (joined === 'beats') bet = { ...bet, market: bet.market ?? 'moneyline', backs: true };
      continue;
    }
    const follows = pieces[at + 1]?.kind ?? 'name';
    // A price behind the other side is that of the bet, where it has none yet: "USA to win v Paraguay -105".
    const hasOwn = OWN.has(follows) && !(follows === 'price' && bet.price === null && bet.line === null);
    const next = added(bet, piece, { joined, hasOwn });
    if ('begins' in next) begin(next.begins, next.keeps);
    else bet = { ...bet, ...next };
    joined = null;
  }
  bets.push(bet);
  return shareWhatIsSaidOnce(bets.filter((one) => one !== NO_BET));
}

/** What makes a name the begin of a bet of its own, right behind it. */
const OWN: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>(['market', 'line', 'price', 'direction', 'stat']);

/** How a piece stands: by what it is joined, and whether a name has something of its own behind it. */
type Standing = { joined: Connector | null; hasOwn: boolean };

type Added = Partial<StatedBet> | { begins: Partial<StatedBet>; keeps: (keyof StatedBet)[] };

const SUBJECT: (keyof StatedBet)[] = ['side', 'opponent', 'player'];

type Adders = {
  [Kind in BetPiece['kind']]: (bet: StatedBet, piece: Extract<BetPiece, { kind: Kind }>, standing: Standing) => Added;
};

const ADDERS: Adders = {
  name: (bet, { mention, inGame }, standing) => {
    if (inGame && bet.side !== null && bet.opponent === null && meet(bet.side, mention))
      return { opponent: mention, backs: true };
    return mention.kind === 'player' ? withPlayer(bet, mention) : withSide(bet, mention, standing);
  },
  book: (bet, { title }) =>
    bet.book === null || (bet.price === null && bet.line === null)
      ? { book: title }
      : { begins: { book: title }, keeps: [...SUBJECT, 'market', 'direction', 'stats', 'line'] },
  market: (bet, { market }, { joined }) =>
    bet.market === market || (bet.market === null && !(bet.line?.signed === true && joined === 'or'))
      ? { market: bet.market ?? market }
      : { begins: { market }, keeps: SUBJECT },
  stat: (bet, { stats }) => (bet.stats.length === 0 ? { stats } : { begins: { stats }, keeps: SUBJECT }),
  direction: (bet, { direction }, { joined }) => {
    const isSpread = bet.line?.signed === true;
    if (bet.direction === null && !(isSpread && joined !== null)) return { direction };
    return { begins: { direction }, keeps: isSpread ? SUBJECT : [...SUBJECT, 'stats'] };
  },
  line: (bet, { line, signed, atLeast }) =>
    bet.line === null || bet.line.line === line
      ? { line: { line, signed }, ...(atLeast && bet.direction === null && { direction: 'over' }) }
      : { begins: { line: { line, signed } }, keeps: [...SUBJECT, 'direction', 'stats'] },
  price: (bet, { text }) =>
    bet.price === null
      ? { price: text }
      : { begins: { price: text }, keeps: [...SUBJECT, 'market', 'direction', 'stats', 'line'] },
};

/** What a piece adds to the bet before it, or the bet that begins with it. */
const added = (bet: StatedBet, piece: BetPiece, standing: Standing): Added =>
  (ADDERS[piece.kind] as (bet: StatedBet, piece: BetPiece, standing: Standing) => Added)(bet, piece, standing);

/** "Chiefs at Bills", or two that meet: one game. Otherwise another name is another bet. */
function withSide(bet: StatedBet, mention: Mention, { joined, hasOwn }: Standing): Added {
  if (bet.side === null) return { side: mention };
  const isNamesake = bet.side.names.some((name) => mention.names.includes(name));
  if (isNamesake && bet.opponent === null && joined === null) return {};
  if (bet.opponent === null && isOpponent(bet, { joined, hasOwn })) return { opponent: mention };
  const areOpponents = bet.opponent === null && meet(bet.side, mention);
  return { begins: { side: mention, ...(areOpponents && { opponent: bet.side, backs: true }) }, keeps: [] };
}

/** Whether a second name is the other side of the game, whether that is played or not. */
function isOpponent(bet: StatedBet, { joined, hasOwn }: Standing): boolean {
  if (joined === 'beats') return true;
  // "Nets moneyline vs Sixers moneyline" are two bets, "Texans -3 vs the Bills" is one.
  if (joined === 'versus') return !(saysBet(bet) && hasOwn);
  // "Over 50 Broncos Chiefs": a total is of the game, whichever of its sides is named.
  const isTotal = bet.direction === 'over' || bet.direction === 'under';
  const isOpen =
    isTotal || (bet.market === null && bet.line === null && bet.direction === null && bet.stats.length === 0);
  return isOpen && joined === null;
}

const withPlayer = (bet: StatedBet, player: Mention): Added =>
  bet.player === null && !(bet.side !== null && saysBet(bet)) ? { player } : { begins: { player }, keeps: [] };

export const meet = (a: Mention, b: Mention): boolean =>
  a.persons.some(({ event }) => b.persons.some((other) => other.event === event));

/** A subject, a market or a book that only one of several bets names is that of all. */
function shareWhatIsSaidOnce(bets: readonly StatedBet[]): StatedBet[] {
  const subject = bets.find(hasSubject);
  const named = bets.filter(hasSubject).length;
  const last = bets.at(-1);
  return bets.map((bet) => {
    const isOpen = !hasSubject(bet);
    const withSubject =
      isOpen && subject && named === 1
        ? { ...bet, side: subject.side, opponent: subject.opponent, player: subject.player }
        : bet;
    const stats =
      withSubject.stats.length === 0 && withSubject.player !== null ? (last?.stats ?? []) : withSubject.stats;
    const market = withSubject.market ?? (isBare(withSubject) ? (last?.market ?? null) : null);
    return { ...withSubject, stats, market };
  });
}

/** A name alone: "Chiefs or Bills moneyline". */
const isBare = ({ direction, line, price, stats }: StatedBet): boolean =>
  direction === null && line === null && price === null && stats.length === 0;
