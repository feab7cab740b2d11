import type { Source } from '#contract/analysis.ts';
import type { EvidenceItem } from '#engine/grounding/evidence.ts';

/** An evidence item together with the source that a reader is shown for it. */
export type SourcedItem = { item: EvidenceItem; source: Source };
