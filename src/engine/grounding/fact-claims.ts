import { SLOT } from './characters.ts';
import { CLAIMS, type Claim } from './claim-subjects.ts';
import { type EvidenceItem, type EvidenceSet, factKindOf } from './evidence.ts';
import { recallByText, recallByValue } from './recall.ts';
import { type Fault, faultOf } from './sentence-fault.ts';
import { type Mention, replaceMentions, type SentenceParts } from './sentence-parts.ts';

/** Nothing is claimed by what may always happen. */
const MAY_HAPPEN =
  /\b(?:if|should|unless|whether|in case) (?:an?|any|the|either|it|someone|somebody|anybody|late|there|\u25AE)\b[^.;:,]*|\b(?:an? )?(?:early|late|sudden|any)(?: or late)? (?:injur(?:y|ies)|scratch(?:es)?|withdrawals?)\b/gi;
/** That nothing is on record. */
const NOT_ON_RECORD =
  /\b(?:no|neither|nothing|not|unknown|without|never)\b[^.;]*\b(?:on record|recorded|known|stored|listed|unknown|in the evidence|to go by)\b|\b(?:unknown|not known)\b/i;

type Found = { claim: Claim; piece: string; isStated: boolean };

/** What a sentence claims, by its words. */
const claimsOf = recallByText((words) => {
  const said = words.replace(MAY_HAPPEN, ' ');
  const found = CLAIMS.flatMap((claim): Found[] => {
    const stated = claim.states.exec(said)?.[0];
    const piece = stated ?? claim.mentions?.exec(said)?.[0];
    return piece === undefined ? [] : [{ claim, piece, isStated: stated !== undefined }];
  });
  return { said, found, saysNone: NOT_ON_RECORD.test(said) };
});

/** A claim about injuries, weather, results, meetings, prices of before or talk that no item of its kind carries. */
export function checkClaims(parts: SentenceParts, evidence: EvidenceSet): Fault | null {
  const { said, found, saysNone } = claimsOf(sidesAsThey(parts, evidence));
  const rested = parts.mentions.map(({ item }) => item);
  for (const claim of found) {
    const piece = uncarried(claim, { said, saysNone }, { rested, held: evidence.items });
    if (piece !== null) return faultOf('uncited_claim', piece);
  }
  return null;
}

type Items = { rested: readonly EvidenceItem[]; held: readonly EvidenceItem[] };

/** The piece of a sentence that nothing carries; null when all is well. */
function uncarried(
  { claim, piece, isStated }: Found,
  { said, saysNone }: { said: string; saysNone: boolean },
  { rested, held }: Items,
): string | null {
  const isOfKind = (item: EvidenceItem) => claim.kinds.some((kind) => kind === factKindOf(item));
  const carriers = rested.filter(isOfKind);
  if (carriers.length > 0) return untold(claim, said, carriers);
  const isHeld = held.some(isOfKind);
  if (saysNone && !isHeld && claim.kinds.length > 0) return null;
  return !isStated && isHeld ? null : piece;
}

/** A particular that the items which carry the claim do not tell. */
function untold({ exactly, particulars = [] }: Claim, said: string, carriers: readonly EvidenceItem[]): string | null {
  const words = exactly ? (said.match(exactly) ?? []) : [];
  const word = words.find((found) => !carriers.some(telling(found)));
  if (word !== undefined) return word;
  const missing = particulars.find((particular) => particular.test(said) && !carriers.some(saying(particular)));
  return missing?.exec(said)?.[0] ?? null;
}

const telling =
  (word: string) =>
  ({ values }: EvidenceItem): boolean =>
    (values.text ?? '').toLowerCase().includes(word.toLowerCase().replace(/s$/, ''));

/** The names of an item's figures say what they measure: `windMph` speaks of wind. */
const saying =
  (particular: RegExp) =>
  ({ values }: EvidenceItem): boolean =>
    particular.test(`${values.text ?? ''} ${Object.keys(values).join(' ')}`);

const SIDES = ['home', 'away', 'team'] as const;
const isSide = ({ name }: Mention): boolean => SIDES.some((side) => side === name);

/** One word for the game's sides, named or referred to, so that what is said of them reads alike. */
function sidesAsThey(parts: SentenceParts, evidence: EvidenceSet): string {
  const words = replaceMentions(parts, (mention) => (mention.name === null ? '' : isSide(mention) ? 'they' : SLOT));
  return sideNames(evidence).reduce((text, name) => text.replaceAll(name, 'they'), words);
}

const sideNames = recallByValue(({ items }: EvidenceSet) => [
  ...new Set(items.flatMap(({ values }) => SIDES.flatMap((side) => values[side] || []))),
]);
