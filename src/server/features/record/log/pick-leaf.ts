import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '../../log/canonical-json.ts';

/** A pick as it was shown, as its row has it. */
export type ShownPick = {
  id: string;
  eventId: string;
  odds: 'live' | 'demo';
  sport: string;
  game: string;
  startsAtMs: number;
  pick: string;
  market: string;
  selection: string;
  player: string;
  line: number | null;
  bookKey: string;
  oddsDecimal: number;
  priceAtMs: number;
  fairProbability: number;
  edge: number;
  verdict: 'bet' | 'lean' | 'pass';
  confidence: number;
  units: number;
  worstDecimal: number | null;
  shownAtMs: number;
  rules: 'us_five_innings' | 'us_full_game';
};

const HOUR_MS = 3_600_000;
export const SALT_BYTES = 32;

const MINUTE_MS = 60_000;
/** The log is written every few seconds; what waited longer could have been chosen by how its line moved. */
const SEALED_WITHIN_MS = 15 * MINUTE_MS;
/** How far the clocks of two processes may be apart. */
const CLOCKS_APART_MS = MINUTE_MS;

/** What the log had said of a game when a pick on it came: how it ended, so that a pick could have been chosen by that. */
export const saysOver = (status: string | undefined): boolean => status === 'final' || status === 'abandoned';

/** It came into the log after its start, or not as it was shown: it proves nothing and counts in no figure. */
export function isLate(
  { startsAtMs, shownAtMs }: Pick<ShownPick, 'startsAtMs' | 'shownAtMs'>,
  sealedAtMs: number,
): boolean {
  const waitedMs = sealedAtMs - shownAtMs;
  return sealedAtMs > startsAtMs || waitedMs > SEALED_WITHIN_MS || waitedMs < -CLOCKS_APART_MS;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** The exact bytes that a pick's hash is over. `docs/log.md` lists the fields; a new one comes with a new format. */
export const pickText = (pick: ShownPick): string =>
  canonicalJson({
    id: pick.id,
    event: pick.eventId,
    odds: pick.odds,
    sport: pick.sport,
    game: pick.game,
    startsAt: iso(pick.startsAtMs),
    pick: pick.pick,
    market: pick.market,
    selection: pick.selection,
    player: pick.player,
    line: pick.line,
    book: pick.bookKey,
    price: pick.oddsDecimal,
    priceAt: iso(pick.priceAtMs),
    fair: pick.fairProbability,
    edge: pick.edge,
    verdict: pick.verdict,
    stars: pick.confidence,
    units: pick.units,
    worst: pick.worstDecimal,
    shownAt: iso(pick.shownAtMs),
    rules: pick.rules,
  });

/** SHA-256 over the salt and the text behind it. The salt keeps anybody from trying the few picks that there could be. */
export const commitmentOf = (salt: Uint8Array, text: string): string =>
  createHash('sha256').update(salt).update(text).digest('hex');

/** A pick that nobody can read yet. The hour by which it will be public tells no more than that. */
export const sealedLeaf = (pick: ShownPick, commitment: string, at: Date): Json => ({
  kind: 'pick',
  odds: pick.odds,
  commitment,
  startsBy: iso(Math.ceil(pick.startsAtMs / HOUR_MS) * HOUR_MS),
  at: at.toISOString(),
});

export const revealLeaf = (pick: ShownPick, seal: { salt: string; commitment: string }, at: Date): Json => ({
  kind: 'reveal',
  commitment: seal.commitment,
  salt: seal.salt,
  pick: pickText(pick),
  at: at.toISOString(),
});
