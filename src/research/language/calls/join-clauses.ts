import {
  type BetKind,
  type BetParts,
  isBare,
  isPeriodAlone,
  kindOf,
  meet,
  namesNobody,
  saysParts,
} from './bet-parts.ts';
import type { Mention } from './mentions.ts';
import type { Connector, Piece } from './pieces.ts';
import { type Draft, readClause } from './read-clause.ts';

/** What parts two bets: a word, or a comma or slash of a list. Null: nothing stands before the first, or between two of one clause. */
type Part = 'or' | 'and' | 'list' | null;

/** `isBeside`: its name stands right beside the word that joins it to the one before. */
export type JoinedDraft = Draft & { joined: Part; isBeside: boolean };

/** The bets of all clauses, each as its own words say it: clauses that make one bet together are one. */
export function joinClauses(pieces: readonly Piece[]): JoinedDraft[] {
  const drafts: JoinedDraft[] = [];
  for (const { joined, pieces: own, isBeside } of clausesOf(pieces)) {
    const [first, ...rest] = readClause(own);
    if (!first) continue;
    const before = drafts.at(-1);
    const whole = before && joined !== null ? wholeOf(before, first, joined) : null;
    if (before && whole) drafts[drafts.length - 1] = withMarks(before, first, whole);
    else drafts.push({ ...first, joined, isBeside });
    drafts.push(...rest.map((draft) => ({ ...draft, joined: null, isBeside: false })));
  }
  return drafts;
}

const withMarks = (before: JoinedDraft, { pair, isForEach, isTalk }: Draft, own: BetParts): JoinedDraft => ({
  ...before,
  own,
  pair: before.pair ?? pair,
  isForEach: before.isForEach || isForEach,
  isTalk: before.own.market === null ? isTalk : before.isTalk,
});

type Clause = { joined: Part; isBeside: boolean; pieces: Piece[] };

function clausesOf(pieces: readonly Piece[]): Clause[] {
  const clauses: Clause[] = [];
  let clause: Clause = { joined: null, isBeside: false, pieces: [] };
  for (const [at, piece] of pieces.entries()) {
    // "At" before a price joins nobody.
    if (piece.kind === 'connector' && piece.connector === 'versus' && pieces[at + 1]?.kind !== 'name') continue;
    const part = piece.kind === 'connector' ? partOf(piece.connector, clause.pieces) : null;
    if (part === null) clause.pieces.push(piece);
    else if (clause.pieces.length > 0) {
      clauses.push(clause);
      clause = { joined: part, isBeside: areBeside(pieces, at), pieces: [] };
    } else if (part !== 'list') clause = { ...clause, joined: part, isBeside: areBeside(pieces, at) };
  }
  return [...clauses, clause];
}

/** "Chiefs or Bills": a name right before the word, or behind it. */
function areBeside(pieces: readonly Piece[], at: number): boolean {
  const [before, joint, after] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!joint) return false;
  const isBefore = before?.kind === 'name' && before.mention.to === joint.from;
  return isBefore || (after?.kind === 'name' && after.from - joint.from <= MOST_BETWEEN);
}

/** "or the Bills". */
const MOST_BETWEEN = 2;

/** "Lay -1.5 with the Dodgers": where nobody was named yet, "with" says who it is. */
function partOf(connector: Connector, before: readonly Piece[]): Part {
  if (connector === 'with') return before.some(({ kind }) => kind === 'name') ? 'and' : null;
  return connector === 'or' || connector === 'and' || connector === 'list' ? connector : null;
}

/** Two neighbours as one bet, where they are no more than one; null where they are two. */
function wholeOf({ own: before, joined: beforeThat }: JoinedDraft, draft: Draft, joined: Part): BetParts | null {
  const { own } = draft;
  if (isAnother(before, own, joined)) return null;
  if (isKindAlone(before) && beforeThat !== 'or' && beforeThat !== 'and' && joined === 'list') return both(before, own);
  if (!namesNobody(own)) return withName(before, draft, joined);
  if (!saysKind(own)) return both(before, own);
  const kind = kindOf(before);
  if (kind !== null) return both(before, own);
  const isName = before.side !== null && before.opponent === null;
  if (!isName) return both(before, own);
  // "Mets -125, over 8.5": a name with its price is a bet; "Mets or over 8.5" are two as well.
  if (before.price !== null) return kindOf(own) === 'moneyline' ? both(before, own) : null;
  const isGiven = joined === 'list' || (joined === 'and' && kindOf(own) === 'spread');
  return isGiven ? both(before, own) : null;
}

/** "Moneyline: Lions +140". */
const isKindAlone = (own: BetParts): boolean =>
  namesNobody(own) && kindOf(own) !== null && own.line === null && own.price === null;

const isAnother = (before: BetParts, own: BetParts, joined: Part): boolean =>
  (areTwo(before, own) && !(joined === 'list' && isSideOf(before, own))) || isPeriodAlone(before) || isPeriodAlone(own);

/** "A 71.5 rushing yard line on Jacobs. Over good?": which side of the number before. */
const isSideOf = (before: BetParts, own: BetParts): boolean =>
  before.direction === null &&
  (own.direction === 'over' || own.direction === 'under') &&
  namesNobody(own) &&
  own.stats.length === 0 &&
  own.market === null &&
  (before.line === null ? isStatAlone(before) && own.line !== null : before.player !== null && own.line === null);

/** "His shots on target, over 1.5". */
const isStatAlone = ({ stats, side, market, price }: BetParts): boolean =>
  stats.length > 0 && side === null && market === null && price === null;

const saysKind = (own: BetParts): boolean => kindOf(own) !== null || own.line !== null;

/** A price, a line, a direction or a kind in both is a second bet. */
function areTwo(a: BetParts, b: BetParts): boolean {
  const isPlayers = a.player !== null && a.stats.length === 0 && a.direction === null && namesNobody(b);
  const kinds = [kindOf(a), kindOf(b)];
  return (
    (a.line !== null && b.line !== null) ||
    (a.price !== null && b.price !== null) ||
    (a.stats.length > 0 && b.stats.length > 0) ||
    (a.book !== null && b.book !== null) ||
    (a.period !== null && b.period !== null) ||
    (a.direction !== null && b.direction !== null && a.direction !== b.direction) ||
    (!isPlayers && kinds[0] !== null && kinds[1] !== null && kinds[0] !== kinds[1])
  );
}

/** A name behind a comma or an "and": whose bet it is, the other side of the game, or another bet. */
function withName(before: BetParts, draft: Draft, joined: Part): BetParts | null {
  const { own } = draft;
  if (namesNobody(before)) {
    const isOfBook = !saysParts(before);
    return isOfBook || (isBare(own) && joined === 'list') ? both(before, own) : null;
  }
  if (joined === 'or' || before.side === null || before.opponent !== null || own.opponent !== null) return null;
  if (own.player !== null) return isBare(before) && meet(before.side, own.player) ? both(before, own) : null;
  return own.side && gameOf({ ...before, side: before.side }, { ...draft, own: { ...own, side: own.side } }, joined);
}

type OfSide = BetParts & { side: Mention };

/** "Bills, Lions", "Bills and Lions over 50": two sides of one game. */
function gameOf(before: OfSide, { own, namesLast }: Draft & { own: OfSide }, joined: Part): BetParts | null {
  const doMeet = meet(before.side, own.side);
  if (isBare(own)) return doMeet ? { ...before, opponent: own.side } : null;
  const isTotalOfBoth = isBare(before) && isOfGame(kindOf(own)) && !namesLast && (doMeet || joined === 'and');
  return isTotalOfBoth ? { ...own, side: before.side, opponent: own.side } : null;
}

const isOfGame = (kind: BetKind | null): boolean => kind === 'total' || kind === 'draw';

const both = (a: BetParts, b: BetParts): BetParts => ({
  side: a.side ?? b.side,
  opponent: a.opponent ?? b.opponent,
  backs: a.backs || b.backs,
  player: a.player ?? b.player,
  direction: a.direction ?? b.direction,
  market: a.market ?? b.market,
  propMarket: a.propMarket ?? b.propMarket,
  stats: a.stats.length > 0 ? a.stats : b.stats,
  line: a.line ?? b.line,
  price: a.price ?? b.price,
  book: a.book ?? b.book,
  period: a.period ?? b.period,
});
