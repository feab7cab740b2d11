import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '../../../src/server/features/log/canonical-json.ts';
import { type GameEnd, gradePick } from '../../../src/server/features/record/log/grade-pick.ts';
import { closeValue, type MarketClose } from '../../../src/server/features/record/log/market-close.ts';
import {
  commitmentOf,
  pickText,
  revealLeaf,
  type ShownPick,
  sealedLeaf,
} from '../../../src/server/features/record/log/pick-leaf.ts';

const HOUR_MS = 3_600_000;
/** When the game of these logs starts. */
export const START_MS = Date.parse('2026-09-10T18:00:00Z');
/** The time so many hours from the start of the game. */
export const hours = (from: number): Date => new Date(START_MS + from * HOUR_MS);

export const END: GameEnd = {
  event: 'live:1',
  sport: 'americanfootball_nfl',
  status: 'final',
  home: 24,
  away: 10,
  detail: 'Final',
  startsAt: hours(0).toISOString(),
  source: 'ESPN',
};

export const PICK: ShownPick = {
  ...{ id: '00000000-0000-4000-8000-000000000001', eventId: 'live:1', odds: 'live', sport: 'NFL', game: 'A @ B' },
  ...{ startsAtMs: START_MS, pick: 'B -110', market: 'moneyline', selection: 'home', player: '', line: null },
  ...{ bookKey: 'draftkings', oddsDecimal: 1.95, fairProbability: 0.55, edge: 0.05, verdict: 'bet', confidence: 3 },
  ...{ units: 1, worstDecimal: null, rules: 'us_five_innings' },
  ...{ priceAtMs: START_MS - 2 * HOUR_MS, shownAtMs: START_MS - 2 * HOUR_MS },
};

/** One pick on one game; what is said of it here is said of all of it. */
export type OneGame = {
  pick?: Partial<ShownPick>;
  end?: Partial<GameEnd>;
  close?: MarketClose;
  /** Whether the end of the game stands in the log ahead of the pick. */
  endsAhead?: boolean;
  /** What the grade is made out to be, where it is not what follows. */
  grade?: { result: string; reason: string | null; profit: number | null };
};

/** The whole log of one pick: begun three hours before the game, and graded once both the shown start and the end are over. */
export function oneGame({ pick: changes = {}, end: ended = {}, close, endsAhead = false, grade }: OneGame): string[] {
  const pick: ShownPick = { ...PICK, ...changes };
  const end = { ...END, ...ended };
  const salt = createHash('sha256').update('one game').digest();
  const commitment = commitmentOf(salt, pickText(pick));
  const sealedAt = new Date(pick.shownAtMs);
  const over = new Date(Math.max(pick.startsAtMs, START_MS) + 4 * HOUR_MS);
  const result = { kind: 'result', ...end, at: (endsAhead ? sealedAt : over).toISOString() };
  const found = gradePick({ ...pick, sealedAtMs: sealedAt.getTime() }, end, close ?? null);
  const value = closeValue(pick, close ?? null);
  const reveal = revealLeaf(pick, { commitment, salt: salt.toString('hex') }, new Date(pick.startsAtMs));
  const hidden = sealedLeaf(pick, commitment, sealedAt);
  const leaves: Json[] = [
    { kind: 'begin', format: 1, log: 'edgewise.example/log', at: hours(-3).toISOString() },
    ...(endsAhead ? [result, hidden, reveal] : [hidden, reveal, result]),
    ...(close ? [{ kind: 'close', ...close, at: over.toISOString() }] : []),
  ];
  const { result: ending = null, reason = null, profit = null } = grade ?? found ?? {};
  leaves.push({
    ...{ kind: 'grade', commitment, result: ending, reason, profit, close: value.decimal, fair: value.fair },
    ...{ clv: value.clv, clvFair: value.clvFair, rules: pick.rules, replaces: null, at: over.toISOString() },
    on: { result: endsAhead ? 1 : 3, close: close ? 4 : null },
  });
  return leaves.map(canonicalJson);
}
