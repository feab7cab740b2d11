import type { AnalysisMode } from '#contract/analysis.ts';
import type { Reading } from '#engine/questions/reading.ts';
import type { PriceMove, Slate } from '../slate/slate.ts';
import { ANY_BETTOR, type Bettor } from './bettor.ts';
import { buildParlay, parlayNotices } from './build-parlay.ts';
import { buildPick } from './build-pick.ts';
import type { Candidate } from './candidates.ts';
import { DEEP_PICKS, type Draft, type OnStage } from './compose-answer.ts';
import { booksToFollow, type OtherMoves } from './deep-evidence.ts';
import { planAnswer } from './plan-answer.ts';
import { searchSlate } from './search.ts';
import { judgeStatedPrice } from './stated-price.ts';

export type DraftDeps = {
  now: () => Date;
  newId: () => string;
  /** Recorded changes of one price at one book, oldest first. */
  movesOf: (candidate: Candidate, bookKey: string) => Promise<readonly PriceMove[]>;
  onStage?: OnStage;
  /** Whom it is for; absent: nobody in particular. */
  bettor?: Bettor;
};

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
  const { bettor = ANY_BETTOR } = deps;
  const { leads, given, reply, reading, ...plan } = planAnswer(slate, asked, { mode, now, bettor });
  const { sportsbooks } = bettor;
  const result = searchSlate(plan.slate, reading, plan.size, now, { sportsbooks, leads, given });
  const chosen = result.found;
  if (chosen.length === 0 || slate.asOf === null) return null;
  deps.onStage?.('scan', chosen.length, chosen.length);
  const deep = mode === 'pro' ? DEEP_PICKS : 0;
  let analysed = 0;
  const drafts = await Promise.all(
    chosen.map(async (candidate, at) => {
      const id = deps.newId();
      const [moves, others] = await Promise.all([
        deps.movesOf(candidate, candidate.priced.book),
        at < deep ? otherMoves(deps, candidate) : undefined,
      ]);
      const draft = buildPick({ id, candidate, slate, moves, now, bettor, ...(others && { others }) });
      analysed += 1;
      deps.onStage?.('analyze', analysed, chosen.length);
      return draft;
    }),
  );
  const parlay = reading.intent === 'parlay' && drafts.length > 1 ? buildParlay(drafts, now, bettor) : null;
  return {
    drafts,
    considered: result.considered,
    worth: result.worth,
    books: new Set(drafts.flatMap(({ pick }) => pick.proof.books.map((book) => book.book))).size,
    missing: [...plan.missing, ...result.missing],
    notices: [
      ...plan.notices,
      ...result.notices,
      ...(reading.intent === 'parlay' ? parlayNotices(parlay, drafts, reading, bettor) : []),
    ],
    reply: reply.length > 0 ? reply : judgeStatedPrice(reading, drafts[0], bettor),
    parlay,
    bettor,
    odds: slate.odds,
    asOf: slate.asOf,
  };
}

const otherMoves = (deps: DraftDeps, candidate: Candidate): Promise<OtherMoves[]> =>
  Promise.all(
    booksToFollow(candidate).map(async (bookKey) => ({ bookKey, moves: await deps.movesOf(candidate, bookKey) })),
  );
