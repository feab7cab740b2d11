import type { AnalysisMode } from '#contract/analysis.ts';
import { EASTERN } from '#contract/betting-zone.ts';
import { bookOf } from '#research/books/registry.ts';
import type { Memory, Reading } from '#research/language/reading.ts';
import type { Slate } from '#research/slate/slate.ts';
import { type BuildPick, buildPick } from '#research/tools/best-bets/build-pick.ts';
import { findPicks } from '#research/tools/best-bets/find-picks.ts';
import { lookedAt } from '#research/tools/best-bets/looked-at.ts';
import { ofTheBettor } from '#research/tools/best-bets/of-the-bettor.ts';
import { buildParlay, parlayNotices } from '#research/tools/build-parlay/build-parlay.ts';
import { type FoundLegs, findLegs, parlayBooks } from '#research/tools/build-parlay/find-legs.ts';
import { ANY_BETTOR, type Bettor } from '#research/words/bettor.ts';
import { DEEP_PICKS, type Draft, type OnStage } from '#research/words/compose-answer.ts';
import { gatherMoves, type MovesOf } from './gather-moves.ts';

export type DraftDeps = {
  now: () => Date;
  newId: () => string;
  movesOf: MovesOf;
  onStage?: OnStage;
  /** Absent: each pick is built anew. */
  buildPick?: BuildPick;
  /** Whom it is for; absent: nobody in particular. */
  bettor?: Bettor;
  /** What the chat remembered before this question. */
  before?: Memory | undefined;
  /** In which times are told; absent: the east. */
  zone?: string;
};

/** Each stands at its own book. */
const findSingles: typeof findLegs = (...asked): FoundLegs => ({ ...findPicks(...asked), atOneBook: false });

/**
 * Steps three to five of an answer: gathers what fits, prices it, picks. Null when the slate holds nothing that fits,
 * however the question is widened. Reads the slate that it is given from start to end, so that one answer never mixes
 * two moments.
 */
export async function draftAnswer(
  deps: DraftDeps,
  slate: Slate,
  asked: Reading,
  mode: AnalysisMode,
): Promise<Draft | null> {
  const now = deps.now();
  const { bettor = ANY_BETTOR, buildPick: build = buildPick, zone = EASTERN } = deps;
  const find = asked.intent === 'parlay' ? findLegs : findSingles;
  const { plan, result, atOneBook } = find(slate, asked, { mode, now, bettor });
  const { reading } = plan;
  const chosen = result.found;
  if (chosen.length === 0 || slate.asOf === null) return null;
  deps.onStage?.('scan', chosen.length, chosen.length);
  const deep = mode === 'pro' ? DEEP_PICKS : 0;
  const drafts = (await gatherMoves(deps.movesOf, chosen, deep)).map((gathered, at) => {
    const draft = build({ ...gathered, id: deps.newId(), slate, now, bettor });
    deps.onStage?.('analyze', at + 1, chosen.length);
    return draft;
  });
  const parlay =
    reading.intent === 'parlay' && atOneBook && drafts.length > 1
      ? buildParlay(drafts, now, bettor, parlayBooks(slate, reading, { bettor }), asked.stakeCents)
      : null;
  return {
    drafts,
    considered: result.considered.length,
    worth: result.worth,
    families: new Set(chosen.flatMap(({ priced }) => priced.books.map(({ book }) => bookOf(book).family))).size,
    missing: [...plan.missing, ...result.missing],
    instead: [...plan.instead, ...result.instead],
    notices: [
      ...lookedAt(slate, reading, now, zone),
      ...ofTheBettor(chosen, bettor, { memory: asked.memory, before: deps.before }),
      ...result.notices,
      ...(reading.intent === 'parlay' ? parlayNotices(parlay, drafts, reading, { bettor, now }) : []),
    ],
    parlay,
    ...(asked.stakeCents !== undefined && { stakeCents: asked.stakeCents }),
    bettor,
    odds: slate.odds,
    asOf: slate.asOf,
  };
}
