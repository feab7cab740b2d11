import type { Pick } from '#contract/analysis.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { buildEvidence, priceAge } from '../../evidence/build-evidence.ts';
import { buildProof } from '../../evidence/build-proof.ts';
import type { OtherMoves } from '../../evidence/deep-evidence.ts';
import { historyAge } from '../../evidence/moves-evidence.ts';
import { betLink } from '../../slate/bet-link.ts';
import { gameLabel, sportLabel } from '../../slate/leagues.ts';
import type { PriceMove, Slate } from '../../slate/slate.ts';
import { ANY_BETTOR, type Bettor, writeOdds, writeWorstOdds } from '../../words/bettor.ts';
import { marketKind, pickLabel, selectionLine } from '../../words/pick-label.ts';
import { passReason } from '../priced-bet.ts';
import type { Candidate } from './candidates.ts';
import type { PickDraft } from './pick-draft.ts';
import { isWithinReach, NO_LIMIT } from './reach.ts';

/** Of one slate, which `candidate` was found in. */
export type PickToBuild = {
  id: string;
  candidate: Candidate;
  slate: Slate;
  moves: readonly PriceMove[];
  /** The price's moves at other books: asks for the evidence of a closer look. */
  others?: readonly OtherMoves[];
  now: Date;
  bettor?: Bettor;
};
export type BuildPick = (args: PickToBuild) => PickDraft;

/** Turns a priced candidate into the pick that the answer shows: every number as the engine gave it. */
export function buildPick(args: PickToBuild): PickDraft {
  const { candidate, slate, moves, others, now, bettor = ANY_BETTOR } = args;
  const { priced, event, market, selection } = candidate;
  const sourced = buildEvidence(candidate, { ...slate, bettor }, moves, now, others);
  const link = betLink(market, priced.book, selection);
  const stake = stakeCents(priced.units, bettor);
  const isReachable = isWithinReach(priced);
  const reason = passReason(priced);
  const pick: Pick = {
    id: args.id,
    pick: pickLabel(event, market, selection),
    sport: sportLabel(event),
    game: gameLabel(event),
    eventId: event.id,
    startsAt: event.startsAt.toISOString(),
    market: marketKind(market.market),
    line: selectionLine(market, selection),
    book: slate.bookTitles.get(priced.book) ?? priced.book,
    ...(link !== null && { link }),
    odds: formatAmerican(priced.decimal),
    oddsDecimal: priced.decimal,
    priceAt: new Date(priced.quotedAtMs).toISOString(),
    fairProbability: priced.fairProbability,
    fairOdds: formatAmerican(1 / priced.fairProbability),
    fairDecimal: 1 / priced.fairProbability,
    edge: priced.edge,
    worstOdds: isReachable ? formatAmerican(priced.worstDecimal) : NO_LIMIT,
    ...(isReachable && { worstDecimal: priced.worstDecimal }),
    verdict: priced.verdict,
    ...(reason !== null && { passReason: reason }),
    confidence: priced.confidence,
    units: priced.units,
    ...(stake !== null && { stakeDollars: stake / 100 }),
    sources: sourced.map(({ source }) => source),
    proof: buildProof(candidate, slate, moves),
  };
  const shown: Pick = {
    ...pick,
    odds: writeOdds(bettor, priced.decimal),
    fairOdds: writeOdds(bettor, 1 / priced.fairProbability),
    worstOdds: isReachable ? writeWorstOdds(bettor, priced.worstDecimal) : NO_LIMIT,
  };
  return {
    candidate,
    pick,
    shown,
    evidence: { eventId: event.id, items: sourced.map(({ item }) => item), verdict: priced.verdict },
  };
}

/** The words of a pick without a closer look in which the present moment shows: others of the same bet are alike while they are. */
export const whatAges = ({ candidate, moves, now }: PickToBuild): readonly string[] => [
  priceAge(candidate, now),
  historyAge(moves, now),
];
