import type { Pick } from '#contract/analysis.ts';
import type { EvidenceSet } from '#engine/grounding/evidence.ts';
import type { Candidate } from './candidates.ts';

/** A pick on its way to the answer: its numbers are final, its words are still to come. */
export type PickDraft = {
  candidate: Candidate;
  /** The pick as the answer will carry it, without words. */
  pick: Pick;
  /** The same with its prices as this bettor reads them, for sentences. */
  shown: Pick;
  evidence: EvidenceSet;
};
