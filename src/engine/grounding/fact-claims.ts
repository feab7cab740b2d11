import { CLAIMS, type Claim } from './claim-subjects.ts';
import { type EvidenceItem, type EvidenceSet, factKindOf } from './evidence.ts';
import { type Fault, faultOf } from './sentence-fault.ts';
import type { SentenceParts } from './sentence-parts.ts';

/** Nothing is claimed by what may always happen. */
const MAY_HAPPEN =
  /\b(?:if|should|unless|whether|in case) (?:an?|any|the|either|it|someone|somebody|anybody|late|there|\u25AE)\b[^.;:,]*|\b(?:an? )?(?:early|late|sudden|any)(?: or late)? (?:injur(?:y|ies)|scratch(?:es)?|withdrawals?)\b/gi;
/** That nothing is on record. */
const NOT_ON_RECORD =
  /\b(?:no|neither|nothing|not|unknown|without|never)\b[^.;]*\b(?:on record|recorded|known|stored|listed|unknown|in the evidence|to go by)\b|\b(?:unknown|not known)\b/i;

/** A claim about injuries, weather, results, meetings, prices of before or talk that no item of its kind carries. */
export function checkClaims({ words, mentions }: SentenceParts, evidence: EvidenceSet): Fault | null {
  const said = words.replace(MAY_HAPPEN, ' ');
  const rested = mentions.map(({ item }) => item);
  for (const claim of CLAIMS) {
    const piece = uncarried(claim, said, { rested, held: evidence.items });
    if (piece !== null) return faultOf('uncited_claim', piece);
  }
  return null;
}

type Items = { rested: readonly EvidenceItem[]; held: readonly EvidenceItem[] };

/** The piece of a sentence that nothing carries; null when all is well. */
function uncarried({ kinds, states, mentions, particulars = [] }: Claim, said: string, items: Items): string | null {
  const stated = states.exec(said)?.[0];
  const piece = stated ?? mentions?.exec(said)?.[0];
  if (piece === undefined) return null;
  const isOfKind = (item: EvidenceItem) => kinds.some((kind) => kind === factKindOf(item));
  const carriers = items.rested.filter(isOfKind);
  if (carriers.length === 0) {
    const isHeld = items.held.some(isOfKind);
    const saysNone = !isHeld && kinds.length > 0 && NOT_ON_RECORD.test(said);
    return saysNone || (stated === undefined && isHeld) ? null : piece;
  }
  const missing = particulars.find((particular) => particular.test(said) && !carriers.some(saying(particular)));
  return missing?.exec(said)?.[0] ?? null;
}

/** The names of an item's figures say what they measure: `windMph` speaks of wind. */
const saying =
  (particular: RegExp) =>
  ({ values }: EvidenceItem): boolean =>
    particular.test(`${values.text ?? ''} ${Object.keys(values).join(' ')}`);
