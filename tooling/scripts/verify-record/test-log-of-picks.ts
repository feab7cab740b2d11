import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '../../../src/server/features/log/canonical-json.ts';
import { type GameEnd, type Grade, gradePick, unsettled } from '../../../src/server/features/record/log/grade-pick.ts';
import { closeSubject, lineOf, type MarketClose } from '../../../src/server/features/record/log/market-close.ts';
import {
  commitmentOf,
  pickText,
  revealLeaf,
  type ShownPick,
  sealedLeaf,
} from '../../../src/server/features/record/log/pick-leaf.ts';
import { END, hours, PICK, START_MS } from './test-one-game.ts';

export type LogOfPicks = {
  picks?: readonly Partial<ShownPick>[];
  end?: Partial<GameEnd>;
  /** What was said of the game ahead of the picks. */
  saidAhead?: readonly Partial<GameEnd>[];
  closes?: readonly Partial<MarketClose>[];
  /** What the grades are made out to be, where it is not what follows. */
  grade?: Partial<Grade>;
};

const CLOSE: MarketClose = {
  ...{ event: 'live:1', market: 'moneyline', player: '', line: 0, outcomes: ['home', 'away'] },
  books: { draftkings: [1.9, 1.9], fanduel: [1.87, 1.95] },
};
export const logOrigin = 'edgewise.example/log';

/** The whole log of some picks on one game, each as it is in others but for what is said of it here. */
export function logOfPicks(game: LogOfPicks, origin = logOrigin): string[] {
  const picks = (game.picks ?? [{}]).map((one, nth) => ({ ...PICK, id: idOf(nth), ...one }));
  const end = { ...END, ...game.end };
  const closes = (game.closes ?? []).map((one) => ({ ...CLOSE, ...one }));
  const over = new Date(Math.max(...picks.map(({ startsAtMs }) => startsAtMs), START_MS) + 4 * 3_600_000);
  const leaves: Json[] = [{ kind: 'begin', format: 1, log: origin, at: hours(-12).toISOString() }];
  for (const said of game.saidAhead ?? [])
    leaves.push({ kind: 'result', ...END, ...said, at: new Date(PICK.shownAtMs).toISOString() });
  const sealed = picks.map((pick, nth) => {
    const salt = createHash('sha256').update(`pick ${nth}`).digest();
    return { pick, salt: salt.toString('hex'), commitment: commitmentOf(salt, pickText(pick)) };
  });
  for (const { pick, commitment } of sealed) leaves.push(sealedLeaf(pick, commitment, new Date(PICK.shownAtMs)));
  for (const seal of sealed) leaves.push(revealLeaf(seal.pick, seal, new Date(START_MS)));
  const result = leaves.push({ kind: 'result', ...end, at: over.toISOString() }) - 1;
  const placed = closes.map((close) => ({
    close,
    at: leaves.push({ kind: 'close', ...close, at: over.toISOString() }) - 1,
  }));
  for (const { pick, commitment } of sealed) {
    const own = placed.find(({ close }) => subjectOf(close) === closeSubject(pick));
    const found = { ...gradeOf(pick, end, own?.close ?? null), ...game.grade };
    leaves.push({
      ...{ kind: 'grade', commitment, result: found.result, reason: found.reason, profit: found.profit },
      ...{ close: found.decimal, fair: found.fair, clv: found.clv, clvFair: found.clvFair, rules: pick.rules },
      ...{ on: { result, close: own?.at ?? null }, replaces: null, at: over.toISOString() },
    });
  }
  return leaves.map(canonicalJson);
}

const idOf = (nth: number): string => `00000000-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;

const subjectOf = ({ event, market, player, line }: MarketClose): string =>
  closeSubject({ eventId: event, market, player, selection: 'home', line: line / 100 });

/** What cannot be graded is none of what these logs ask. */
function gradeOf(pick: ShownPick, end: GameEnd, close: MarketClose | null): Grade {
  try {
    return gradePick({ ...pick, sealedAtMs: PICK.shownAtMs }, end, close) ?? unsettled(pick, close);
  } catch {
    return unsettled(pick, close);
  }
}

export const closeOf = (pick: Partial<ShownPick>, more: Partial<MarketClose> = {}): Partial<MarketClose> => {
  const { eventId: event, market, player, ...rest } = { ...PICK, ...pick };
  return { event, market, player, line: lineOf(rest), ...more };
};
