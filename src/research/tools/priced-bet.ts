import { WHOLE_GAME } from '#contract/research/bet.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import type { PricedOutcome } from '#engine/picks/market.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { NOTE_WORDS } from '../evidence/build-proof.ts';
import { evidenceOfBet } from '../evidence/evidence-of-bet.ts';
import { gameLabel, sportLabel } from '../slate/leagues.ts';
import { writeOdds, writeWorstOdds } from '../words/bettor.ts';
import { percent, signedPercent } from '../words/format.ts';
import { pickLabel, selectionLine } from '../words/pick-label.ts';
import type { Candidate } from './best-bets/candidates.ts';
import { isWithinReach } from './best-bets/reach.ts';
import type { World } from './world.ts';

const TOO_UNCERTAIN = 'Too uncertain to stake at any likely price.';

export type ShownBet = { bet: PricedBet; evidence: Evidence[] };

/** A priced candidate as every tool shows it, with what its figures rest on. */
export function showBet(candidate: Candidate, { slate, bettor, nowMs }: World): ShownBet {
  const { priced, event, market, selection } = candidate;
  const evidence = evidenceOfBet(candidate, slate, bettor, nowMs);
  const worst = isWithinReach(priced) ? priced.worstDecimal : null;
  const bet: PricedBet = {
    eventId: event.id,
    market: market.market,
    period: WHOLE_GAME,
    side: selection,
    player: market.player === '' ? null : market.player,
    line: selectionLine(market, selection),
    game: gameLabel(event),
    league: sportLabel(event),
    startsAt: event.startsAt.toISOString(),
    pick: pickLabel(event, market, selection),
    bookKey: priced.book,
    book: slate.bookTitles.get(priced.book) ?? priced.book,
    decimal: priced.decimal,
    text: writeOdds(bettor, priced.decimal),
    fairChance: priced.fairProbability,
    fairChanceText: percent(priced.fairProbability),
    fairDecimal: 1 / priced.fairProbability,
    fairText: writeOdds(bettor, 1 / priced.fairProbability),
    edge: priced.edge,
    edgeText: signedPercent(priced.edge),
    verdict: priced.verdict,
    passReason: passReason(priced),
    confidence: priced.confidence,
    units: priced.units,
    stakeCents: stakeCents(priced.units, bettor),
    worstDecimal: worst,
    worstText: worst === null ? null : writeWorstOdds(bettor, worst),
    ageSeconds: Math.max(0, Math.round((nowMs - priced.quotedAtMs) / 1_000)),
    notes: [...(worst === null ? [TOO_UNCERTAIN] : []), ...priced.notes.map((note) => NOTE_WORDS[note])],
    evidenceIds: evidence.map(({ id }) => id),
  };
  return { bet, evidence };
}

export function passReason({ verdict, edge, notes }: PricedOutcome): string | null {
  if (verdict !== 'pass') return null;
  if (edge <= 0) return 'no edge';
  if (notes.includes('price_older_than_2_hours')) return 'price too old';
  return notes.includes('one_book') || notes.includes('few_books') ? 'too few books' : 'too uncertain';
}

/** The evidence of several bets, each item once. */
export function poolEvidence(shown: readonly ShownBet[]): Evidence[] {
  return [...new Map(shown.flatMap(({ evidence }) => evidence.map((item) => [item.id, item]))).values()];
}
