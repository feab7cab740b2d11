import type { PriceMove } from '#research/slate/slate.ts';
import { type BuildPick, buildPick, whatAges } from '#research/tools/best-bets/build-pick.ts';
import type { Candidate } from '#research/tools/best-bets/candidates.ts';
import type { PickDraft } from '#research/tools/best-bets/pick-draft.ts';

/** Of one bet: for bettors with other units, and as its price grows older. */
const DRAFTS_KEPT = 8;

/**
 * Builds the pick of a bet once for all who are told the same of it: over one slate a crowd gets the same bets. A bet belongs to
 * its slate, and is forgotten with it. A closer look is looked anew.
 */
export function rememberPicks(build: BuildPick = buildPick): BuildPick {
  const known = new WeakMap<Candidate, Map<string, PickDraft>>();
  return (asked) => {
    if (asked.others !== undefined) return build(asked);
    const drafts = known.get(asked.candidate) ?? new Map<string, PickDraft>();
    known.set(asked.candidate, drafts);
    const key = JSON.stringify([whatAges(asked), asked.bettor, asked.moves.map(moveKey)]);
    const found = drafts.get(key);
    if (found) return withId(found, asked.id);
    const draft = build(asked);
    if (drafts.size >= DRAFTS_KEPT) drafts.clear();
    drafts.set(key, draft);
    return draft;
  };
}

/** Exact; a moment as its number, since writing it as a date takes longer than all the rest. */
const moveKey = ({ at, lineHundredths, oddsDecimal }: PriceMove) => [at.getTime(), lineHundredths, oddsDecimal];

const withId = (draft: PickDraft, id: string): PickDraft => ({
  ...draft,
  pick: { ...draft.pick, id },
  shown: { ...draft.shown, id },
});
