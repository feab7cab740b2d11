import { type BetKind, type BetParts, isNamesake, kindOf, meet, NO_PARTS, saysParts } from './bet-parts.ts';
import type { Mention } from './mentions.ts';
import type { BetPiece, Piece } from './pieces.ts';

/** A bet as far as its own words say it, before anything is taken from its neighbours. */
export type Draft = {
  own: BetParts;
  /** Two names stood first, with the line or price right behind the second ("Falcons @ Cardinals -1.5") or later; null: they did not. */
  pair: 'behind' | 'later' | null;
  /** It names whom it is about after the bet itself: "under 45 in Lions Chargers". */
  namesLast: boolean;
  /** Its price is said to be that of each. */
  isForEach: boolean;
  /** Its market is a word that is said of bets of any kind. */
  isTalk: boolean;
};

type Joint = 'versus' | 'beats' | null;

/** How a piece stands in its clause. */
type Standing = { pieces: readonly Piece[]; at: number; joined: Joint };

type Begins = { begins: Partial<BetParts> };
type Added = Partial<BetParts> | Begins;

const NOTHING: Partial<BetParts> = {};

/** The bets of one clause: a second name, line, price, market or direction begins another. */
export function readClause(said: readonly Piece[]): Draft[] {
  const pieces = said.map((piece, at) => (isWinOver(said, at) ? beats(piece) : piece));
  const drafts: Draft[] = [];
  let draft: Draft = EMPTY;
  let joined: Joint = null;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'connector') {
      joined = piece.connector === 'versus' || piece.connector === 'beats' ? piece.connector : null;
      if (joined === 'beats')
        draft = { ...draft, own: { ...draft.own, market: draft.own.market ?? 'moneyline', backs: true } };
      continue;
    }
    const added = addedBy(draft.own, piece, { pieces, at, joined });
    if ('begins' in added) {
      drafts.push(draft);
      draft = { ...EMPTY, own: { ...NO_PARTS, ...added.begins } };
    } else draft = extended(draft, added, pieces[at + 1]);
    draft = marked(draft, piece);
    joined = null;
  }
  return [...drafts, draft].filter(({ own }) => own !== NO_PARTS);
}

/** "Holloway over Pimblett": who wins, and no total. */
function isWinOver(pieces: readonly Piece[], at: number): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  // "Fritz at -140 over Fonseca".
  const before = pieces[at - 1]?.kind === 'price' ? pieces[at - 2] : pieces[at - 1];
  if (piece?.kind !== 'direction' || piece.direction !== 'over' || before?.kind !== 'name' || next?.kind !== 'name')
    return false;
  return next.mention.kind === 'side' && pieces[at + 2]?.kind !== 'line' && meet(before.mention, next.mention);
}

const beats = ({ from }: Piece): Piece => ({ kind: 'connector', connector: 'beats', from });

const EMPTY: Draft = { own: NO_PARTS, pair: null, namesLast: false, isForEach: false, isTalk: false };

function marked(draft: Draft, piece: BetPiece): Draft {
  if (piece.kind === 'price') return { ...draft, isForEach: draft.isForEach || piece.isForEach };
  return piece.kind === 'market' ? { ...draft, isTalk: piece.isTalk } : draft;
}

function extended({ own, pair, namesLast, ...marks }: Draft, added: Partial<BetParts>, next: Piece | undefined): Draft {
  const isPair = added.opponent != null && !saysParts(own);
  const isBehind = next?.kind === 'price' || (next?.kind === 'line' && next.signed);
  return {
    ...marks,
    own: { ...own, ...added },
    pair: isPair ? (isBehind ? 'behind' : 'later') : pair,
    namesLast: namesLast || ((added.side ?? added.player) != null && saysParts(own)),
  };
}

type Adders = {
  [Kind in BetPiece['kind']]: (bet: BetParts, piece: Extract<BetPiece, { kind: Kind }>, standing: Standing) => Added;
};

const ADDERS: Adders = {
  name: (bet, { mention, inGame }, standing) => {
    if (inGame && bet.side !== null && bet.opponent === null && meet(bet.side, mention))
      return { opponent: mention, backs: true };
    return mention.kind === 'player' ? withPlayer(bet, mention) : withSide(bet, mention, standing);
  },
  book: (bet, { title }) =>
    bet.book === null || (bet.price === null && bet.line === null) ? { book: title } : { begins: { book: title } },
  market: (bet, { market, isTalk }, { pieces, at }) => {
    const kind = kindOf(bet);
    const isOther = kind !== null && kind !== market && !(kind === 'prop' && bet.price === null);
    const isSecond = kind === 'moneyline' && market === kind && bet.price !== null && hasPriceAhead(pieces, at);
    if (isTalk && (isOther || isSecond) && pieces[at + 1]?.kind !== 'price') return {};
    return isOther || isSecond ? { begins: { market } } : { market };
  },
  period: (bet, { period }) => (bet.period === null || bet.period === period ? { period } : { begins: { period } }),
  stat: (bet, { stats }) => (bet.stats.length === 0 ? { stats } : { begins: { stats } }),
  direction: (bet, { direction }, standing) => {
    if (bet.direction === direction && bet.line === null && bet.price === null) return {};
    return bet.direction === null && !isClosed(bet, standing) ? { direction } : { begins: { direction } };
  },
  line: (bet, { line, signed, atLeast }, standing) => {
    const parts = { line: { line, signed }, ...(atLeast && bet.direction === null && { direction: 'over' as const }) };
    const isOther = signed && isClosed(bet, standing);
    if (bet.line?.line === line) return NOTHING;
    return bet.line === null && !isOther ? parts : { begins: parts };
  },
  price: (bet, { text }) => (bet.price === null ? { price: text } : { begins: { price: text } }),
};

/** What a piece adds to the bet before it, or the bet that begins with it. */
const addedBy = (bet: BetParts, piece: BetPiece, standing: Standing): Added =>
  (ADDERS[piece.kind] as (bet: BetParts, piece: BetPiece, standing: Standing) => Added)(bet, piece, standing);

/** Whether a bet is one of another kind already, so that a direction or a handicap is none of its own. */
function isClosed(bet: BetParts, { pieces, at }: Standing): boolean {
  const kind = kindOf(bet);
  if (kind === 'moneyline' || kind === 'draw') return true;
  if (kind === 'spread') return bet.line !== null || pieces[at]?.kind !== 'line';
  if (kind !== null) return false;
  // "Mets -125 over 8.5 -110": where the next one has a price, this one is the name's.
  return bet.price !== null && bet.side !== null && hasPriceAhead(pieces, at);
}

/** Whether the bet that begins here has a price of its own, before anybody else is named. */
function hasPriceAhead(pieces: readonly Piece[], at: number): boolean {
  for (const [offset, { kind }] of pieces.slice(at + 1).entries()) {
    if (kind === 'price') return true;
    if (kind === 'name' ? pieces[at + offset]?.kind === 'price' : kind === 'direction' || kind === 'market')
      return false;
  }
  return false;
}

/** What makes a name the begin of a bet of its own, right behind it. */
const OWN: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>(['market', 'line', 'price', 'direction', 'stat']);

/** "Chiefs at Bills", or two that stand together: one game. Otherwise another name is another bet. */
function withSide(bet: BetParts, mention: Mention, standing: Standing): Added {
  const next = standing.pieces[standing.at + 1];
  const isFollowed = next !== undefined && OWN.has(next.kind);
  const begins: Begins = { begins: { side: mention } };
  if (bet.side === null) return isFollowed && isWhole(bet) ? begins : { side: mention };
  const hasOwn = isFollowed || (next?.kind === 'name' && meet(mention, next.mention));
  if (standing.joined === null && isOneOf(bet, mention)) return saysParts(bet) && hasOwn ? begins : NOTHING;
  const isOpponent = bet.opponent === null && standsAgainst(bet, mention, { ...standing, hasOwn });
  return isOpponent ? { opponent: mention, ...(isBacked(standing) && { backs: true }) } : begins;
}

/** "Celtics moneyline against the Mavericks": what stands before its opponent is of the first. */
const isBacked = ({ pieces, at, joined }: Standing): boolean => {
  const before = pieces[at - 2];
  return joined === 'versus' && before?.kind === 'market' && before.market === 'moneyline' && isNamed(pieces[at - 3]);
};
const isNamed = (piece: Piece | undefined): boolean => piece?.kind === 'name';

/** A bet with its price, that wants nobody's name any more. */
const isWhole = (bet: BetParts): boolean => bet.price !== null && (bet.line !== null || kindOf(bet) !== null);

const isOneOf = ({ side, opponent }: BetParts, mention: Mention): boolean =>
  [side, opponent].some((one) => one !== null && isNamesake(one, mention));

/** Bets on a game, whichever of its sides is named. */
const OF_GAME: ReadonlySet<BetKind | null> = new Set<BetKind | null>(['total', 'draw', 'both_score']);

/** Whether a second name is the other side of the game, whether that is played or not. */
function standsAgainst(
  bet: BetParts,
  mention: Mention,
  { pieces, at, joined, hasOwn }: Standing & { hasOwn: boolean },
): boolean {
  if (joined === 'beats') return true;
  const doMeet = bet.side !== null && meet(bet.side, mention);
  if (joined === 'versus') return isAgainst(bet, { hasOwn, doMeet, isPriceAlone: pieces[at + 1]?.kind === 'price' });
  const isBeside = pieces[at - 1]?.kind === 'name';
  const isOfGame = OF_GAME.has(kindOf(bet));
  if (isBeside && (isOfGame || (bet.price === null && !saysParts(bet)))) return true;
  if (isOfGame && doMeet && bet.price === null) return true;
  return doMeet && !hasOwn;
}

/** "Nets moneyline vs Sixers moneyline" are two bets, "Texans -3 vs the Bills" is one, as is "USA to win v Paraguay -105". */
function isAgainst(bet: BetParts, said: { hasOwn: boolean; doMeet: boolean; isPriceAlone: boolean }): boolean {
  if (!saysParts(bet) || !said.hasOwn) return true;
  return said.isPriceAlone && bet.price === null && (bet.line === null || said.doMeet);
}

const withPlayer = (bet: BetParts, player: Mention): Added =>
  bet.player === null && !(bet.side !== null && saysParts(bet)) ? { player } : { begins: { player } };
