import type { League } from '#engine/names/league.ts';
import { isStakeCapped } from '#engine/odds/confidence.ts';
import type { BookProof } from '#engine/picks/market.ts';
import { heardFamilies } from '../../evidence/heard-families.ts';
import { heaviestSharp } from '../../evidence/heaviest-sharp.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { PickDraft } from '../../tools/best-bets/pick-draft.ts';
import { isWithinReach } from '../../tools/best-bets/reach.ts';
import { marketKind } from '../pick-label.ts';

/** What decides which sentences hold for a pick. */
export type PickView = {
  verdict: PickDraft['pick']['verdict'];
  edge: number;
  league: League | null;
  kind: string;
  /** The side of the bet: over, under, yes, no, home, away, draw. */
  selection: string;
  line: number | null;
  notes: readonly string[];
  /** The books behind the fair price lie within two points of each other. */
  clustered: boolean;
  /** Share of those books whose own margin-free chance makes the price worth more than it costs. */
  backing: number;
  /** The price leads the next best by a full percent of the return. */
  leads: boolean;
  /** No stored price is higher, wherever it stands. */
  isBest: boolean;
  /** The ways to take the margin out disagree by a full point about its chance. */
  methodSpread: boolean;
  /** A pass that misses its price by little. */
  nearlyThere: boolean;
  /** The rating's cap and not Kelly sets the stake. */
  capped: boolean;
  /** A book may yet pay what a stake would need; else the price to wait for is not worth naming. */
  reachable: boolean;
  /** A sharp book beside the offered one, by what it says alone. */
  sharp: { takesLargeBets: boolean; thinMargin: boolean; backs: boolean; closeToMarket: boolean } | null;
  has: (evidenceId: string) => boolean;
  /** A value of the evidence, for conditions on words alone. */
  value: (evidenceId: string, name: string) => string | undefined;
};

const CLUSTER = 0.02;
const LEAD = 0.01;
const CLOSE = 0.01;
const METHOD_SPREAD = 0.01;
/** Known for taking large bets; of other books nothing is claimed. */
const LARGE_BETS = new Set(['pinnacle', 'circasports']);

export function viewOf({ candidate, pick, evidence }: PickDraft): PickView {
  const { priced, event, market, selection } = candidate;
  const used = heardFamilies(priced.books);
  const chances = used.flatMap((book) => (book.fairProbability === null ? [] : [book.fairProbability]));
  // A book that is no part of the fair price can still be bet at.
  const rivals = priced.books.filter(
    ({ offered, leftOut }) => !offered && leftOut !== 'stale' && leftOut !== 'invalid',
  );
  const next = Math.max(...rivals.map((book) => book.decimals[priced.outcome] ?? 0), 0);
  const item = (id: string) => evidence.items.find((found) => found.id === id);
  return {
    verdict: pick.verdict,
    edge: pick.edge,
    league: leagueOf(event.sportKey),
    kind: marketKind(market.market),
    selection,
    line: pick.line,
    notes: priced.notes,
    clustered: chances.length > 3 && Math.max(...chances) - Math.min(...chances) <= CLUSTER,
    backing: chances.filter((chance) => chance * priced.decimal > 1).length / Math.max(1, chances.length),
    isBest: priced.books.every(({ decimals }) => (decimals[priced.outcome] ?? 0) <= priced.decimal),
    leads: next > 1 && priced.decimal >= next * (1 + LEAD),
    methodSpread: priced.methodRange.high - priced.methodRange.low >= METHOD_SPREAD,
    capped: isStakeCapped(priced.kellyShrunk, priced.confidence),
    reachable: isWithinReach(priced),
    nearlyThere: priced.decimal >= priced.worstDecimal * (1 - LEAD),
    sharp: sharpView(used, priced.decimal, priced.fairProbability),
    has: (id) => item(id) !== undefined,
    value: (id, name) => item(id)?.values[name],
  };
}

function sharpView(used: readonly BookProof[], decimal: number, fair: number): PickView['sharp'] {
  const sharp = heaviestSharp(used);
  if (!sharp || sharp.fairProbability === null) return null;
  const margins = used.map((book) => book.margin).sort((a, b) => a - b);
  return {
    takesLargeBets: LARGE_BETS.has(sharp.book),
    thinMargin: sharp.margin < (margins[Math.floor(margins.length / 2)] ?? 0),
    backs: sharp.fairProbability * decimal > 1,
    closeToMarket: Math.abs(sharp.fairProbability - fair) <= CLOSE,
  };
}

export const isReachable = ({ reachable }: PickView): boolean => reachable;
export const isOutOfReach = ({ reachable }: PickView): boolean => !reachable;
